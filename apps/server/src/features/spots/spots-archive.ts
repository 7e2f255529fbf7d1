import { isKnownWater, mostHomeWaters } from "@striper/angling/home-waters";
import { spotById } from "@striper/angling/spots";
import { waterRankMax } from "@striper/contract/limits";
import type { Instant } from "@striper/marine/time";
import type * as z from "zod/mini";
import type { SpotsDependencies } from "#server/features/spots/dependencies.ts";
import * as format from "#server/features/spots/spots-format.ts";
import type { exportedHomeWater, exportedSpot } from "#server/features/spots/spots-format.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { listHomeWaters, putHomeWater } from "#server/features/spots/home-waters.store.ts";
import { presentHomeWater, presentOwnSpot } from "#server/features/spots/spots.presenter.ts";
import * as store from "#server/features/spots/spots.store.ts";
import { wording } from "#server/features/spots/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import type {
  ExportedFile,
  Exporter,
  ExportOptions,
  Importer,
} from "#server/platform/account-data/ports.ts";
import { readEntries } from "#server/platform/account-data/reading/read-entries.ts";
import type { AccountImport } from "#server/platform/account-data/reading/read-entries.ts";
import type { ReadEntry } from "#server/platform/account-data/reading/list-format.ts";

/** Leaves out own spots when positions are left out, because a name alone can reveal the place. */
async function* files(
  { orm }: Pick<SpotsDependencies, "orm">,
  accountId: string,
  { includePositions }: ExportOptions,
): AsyncGenerator<ExportedFile> {
  if (!includePositions) return;
  const spots = {
    own_spots: (await store.listOwnSpots(orm, accountId)).map(presentOwnSpot),
    favorites: await store.listFavorites(orm, accountId),
  };
  yield { path: format.spotsFile, content: `${JSON.stringify(spots, null, 2)}\n` };
  const home_waters = (await listHomeWaters(orm, accountId)).map(presentHomeWater);
  const content = `${JSON.stringify({ home_waters }, null, 2)}\n`;
  yield { path: format.homeWatersFile, content };
}

export const exporterOfSpots = (context: Pick<SpotsDependencies, "orm">): Exporter => ({
  name: "spots",
  entries: (accountId, options) => files(context, accountId, options),
});

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

async function readAll(one: AccountImport) {
  const { archive, by, tally } = one;
  const spots = await readEntries(one, format.spotsFile, format.ownSpotsList, "own spot");
  const favorites = await archive.list(format.spotsFile, format.favoritesList, by);
  for (const { number } of favorites.rejected)
    tally.rejected(`${format.spotsFile}, favorite ${number}`, wording.noSuchSpot);
  // Older exports lack this file.
  const waters = archive.has(format.homeWatersFile)
    ? await readEntries(one, format.homeWatersFile, format.homeWatersList, "home water")
    : [];
  return { spots, favorites: favorites.entries, waters };
}

type ReadWater = ReadEntry<z.output<typeof exportedHomeWater>>;

async function addHomeWaters(
  connection: Connection,
  accountId: string,
  waters: readonly ReadWater[],
) {
  const own = new Set((await store.listOwnSpots(connection, accountId)).map((row) => row.id));
  const present = await listHomeWaters(connection, accountId);
  const held = new Set(present.map((row) => row.waterId));
  const firstFree = (present.at(-1)?.rank ?? -1) + 1;
  const unknown: number[] = [];
  let added = 0;
  for (const { number, value } of waters.toSorted((a, b) => a.value.rank - b.value.rank)) {
    const waterId = value.water_id;
    const isWater = own.has(waterId) || isKnownWater(waterId);
    if (!isWater) unknown.push(number);
    if (!isWater || held.has(waterId) || held.size >= mostHomeWaters) continue;
    const rank = Math.min(firstFree + added, waterRankMax);
    await putHomeWater(connection, { accountId, waterId, rank });
    held.add(waterId);
    added += 1;
  }
  return { added, unknown };
}

async function addFavorites(
  connection: Connection,
  accountId: string,
  favorites: readonly ReadEntry<string>[],
  now: Instant,
) {
  const known = new Set(await store.listFavorites(connection, accountId));
  const own = new Set((await store.listOwnSpots(connection, accountId)).map((row) => row.id));
  const unknown: number[] = [];
  let added = 0;
  for (const { number, value: spotId } of favorites) {
    if (!(own.has(spotId) || spotById(spotId) !== undefined)) unknown.push(number);
    if (unknown.at(-1) === number || known.has(spotId)) continue;
    await store.insertFavorite(connection, { accountId, spotId, createdAt: now + number });
    known.add(spotId);
    added += 1;
  }
  return { added, unknown };
}

async function importArchive({ orm, clock }: SpotsDependencies, one: AccountImport): Promise<void> {
  const { by, archive, tally } = one;
  if (!archive.has(format.spotsFile)) return;
  const { spots, favorites, waters } = await readAll(one);
  const taken = await archive.runQueued(by, ({ signal }) =>
    orm.transaction(async (transaction) => {
      let own_spots = 0;
      for (const { value: spot } of spots) {
        signal.throwIfAborted();
        if (await addSpot(transaction, by.key, spot)) own_spots += 1;
      }
      const marked = await addFavorites(transaction, by.key, favorites, clock.now());
      const fished = await addHomeWaters(transaction, by.key, waters);
      signal.throwIfAborted();
      return { own_spots, marked, fished };
    }),
  );
  const { own_spots, marked, fished } = taken;
  for (const number of marked.unknown)
    tally.rejected(`${format.spotsFile}, favorite ${number}`, wording.noSuchSpot);
  for (const number of fished.unknown)
    tally.rejected(`${format.homeWatersFile}, home water ${number}`, wording.noSuchWater);
  tally.took(format.spotsFile);
  if (archive.has(format.homeWatersFile)) tally.took(format.homeWatersFile);
  tally.added({ own_spots, favorites: marked.added, home_waters: fished.added });
  const unknown = marked.unknown.length + fished.unknown.length;
  const named = spots.length + favorites.length + waters.length - unknown;
  tally.wasPresent(named - own_spots - marked.added - fished.added);
}

export const importerOfSpots = (context: SpotsDependencies): Importer => ({
  name: "spots",
  importArchive: (by, archive, tally) => importArchive(context, { by, archive, tally }),
});
