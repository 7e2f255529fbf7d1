import { spotById } from "@striper/angling/spots";
import { saveOwnSpot as endpoint } from "@striper/contract/spots";
import { id, instant, singleLine } from "@striper/contract/schemas";
import { readFromOutside } from "@striper/contract/validation";
import * as z from "zod/mini";
import type { SpotsDependencies } from "#server/features/spots/dependencies.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { presentOwnSpot } from "#server/features/spots/spots.presenter.ts";
import * as store from "#server/features/spots/spots.store.ts";
import { wording } from "#server/features/spots/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import type {
  Archive,
  ExportedFile,
  Exporter,
  ExportOptions,
  Importer,
  ImportReport,
} from "#server/platform/account-data/ports.ts";
import { UnreadableArchive } from "#server/platform/account-data/receive-archive.ts";

const spotsFile = "spots/spots.json";

const exportedFile = z.object({ own_spots: z.array(z.unknown()), favorites: z.array(z.unknown()) });
const exportedSpot = z.object({
  ...endpoint.body.shape,
  spot_id: id,
  created_at: instant,
  updated_at: instant,
});
const exportedFavorite = singleLine(64);

/** Without positions nothing is left of an own spot but its name, which may say as much. */
async function* files(
  { orm }: SpotsDependencies,
  accountId: string,
  { includePositions }: ExportOptions,
): AsyncGenerator<ExportedFile> {
  if (!includePositions) return;
  const spots = {
    own_spots: (await store.listOwnSpots(orm, accountId)).map(presentOwnSpot),
    favorites: await store.listFavorites(orm, accountId),
  };
  yield { path: spotsFile, content: `${JSON.stringify(spots, null, 2)}\n` };
}

export const exporterOfSpots = (context: SpotsDependencies): Exporter => ({
  name: "spots",
  entries: (accountId, options) => files(context, accountId, options),
});

async function readSpots(archive: Archive): Promise<z.output<typeof exportedFile>> {
  const text = (await archive.read(spotsFile)).toString("utf8");
  try {
    return exportedFile.parse(JSON.parse(text));
  } catch (cause) {
    throw new UnreadableArchive(`${spotsFile} cannot be read`, { cause });
  }
}

async function addSpot(
  connection: Connection,
  accountId: string,
  spot: z.output<typeof exportedSpot>,
): Promise<boolean> {
  const { spot_id, name, notes, position, created_at, updated_at } = spot;
  if ((await store.findOwnSpot(connection, accountId, spot_id)) !== undefined) return false;
  if (!(await store.hasRoom(connection, accountId)))
    throw new AppError("limit_reached", { message: wording.spotsFull });
  const times = { createdAt: Date.parse(created_at), updatedAt: Date.parse(updated_at) };
  await store.putOwnSpot(connection, {
    accountId,
    id: spot_id,
    name,
    notes,
    ...position,
    ...times,
  });
  return true;
}

async function takeBack(
  { orm, clock }: SpotsDependencies,
  accountId: string,
  archive: Archive,
): Promise<ImportReport> {
  const report = { added: { own_spots: 0, favorites: 0 }, alreadyPresent: 0 };
  const rejected: { entry: string; reason: string }[] = [];
  if (!archive.paths.includes(spotsFile)) return { ...report, rejected };
  const spots = await readSpots(archive);
  await orm.transaction(async (transaction) => {
    for (const [index, entry] of spots.own_spots.entries()) {
      const read = readFromOutside(exportedSpot, entry);
      if (!read.success) {
        const reason = read.error.issues[0]?.message ?? "cannot be read";
        rejected.push({ entry: `${spotsFile}, own spot ${index + 1}`, reason });
      } else if (await addSpot(transaction, accountId, read.data)) report.added.own_spots += 1;
      else report.alreadyPresent += 1;
    }
    const known = new Set(await store.listFavorites(transaction, accountId));
    const own = new Set((await store.listOwnSpots(transaction, accountId)).map((row) => row.id));
    for (const [index, entry] of spots.favorites.entries()) {
      const read = readFromOutside(exportedFavorite, entry);
      if (!read.success || !(own.has(read.data) || spotById(read.data) !== undefined)) {
        rejected.push({ entry: `${spotsFile}, favorite ${index + 1}`, reason: wording.noSuchSpot });
      } else if (known.has(read.data)) {
        report.alreadyPresent += 1;
      } else {
        const favorite = { accountId, spotId: read.data, createdAt: clock.now() + index };
        await store.insertFavorite(transaction, favorite);
        report.added.favorites += 1;
      }
    }
  });
  return { ...report, rejected };
}

export const importerOfSpots = (context: SpotsDependencies): Importer => ({
  name: "spots",
  takeBack: (accountId, archive) => takeBack(context, accountId, archive),
});
