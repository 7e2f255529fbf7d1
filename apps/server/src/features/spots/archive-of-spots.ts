import { spotById } from "@striper/angling/spots";
import type { Instant } from "@striper/marine/time";
import type * as z from "zod/mini";
import type { SpotsDependencies } from "#server/features/spots/dependencies.ts";
import { favoritesList, ownSpotsList, spotsFile } from "#server/features/spots/spots-format.ts";
import type { exportedSpot } from "#server/features/spots/spots-format.ts";
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
  ImportTally,
} from "#server/platform/account-data/ports.ts";
import type { ReadEntry } from "#server/platform/account-data/reading/list-format.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

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

/** Those the archive names, in its order. */
async function readAll(by: Requester, archive: Archive, tally: ImportTally) {
  const spots = await archive.list(spotsFile, ownSpotsList, by);
  const favorites = await archive.list(spotsFile, favoritesList, by);
  for (const { number, reason } of spots.rejected)
    tally.rejected(`${spotsFile}, own spot ${number}`, reason);
  for (const { number } of favorites.rejected)
    tally.rejected(`${spotsFile}, favorite ${number}`, wording.noSuchSpot);
  return { spots: spots.entries, favorites: favorites.entries };
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

async function takeBack(
  { orm, clock }: SpotsDependencies,
  by: Requester,
  archive: Archive,
  tally: ImportTally,
): Promise<void> {
  if (!archive.has(spotsFile)) return;
  const { spots, favorites } = await readAll(by, archive, tally);
  const taken = await archive.inTurn(by, ({ signal }) =>
    orm.transaction(async (transaction) => {
      let own_spots = 0;
      for (const { value: spot } of spots) {
        signal.throwIfAborted();
        if (await addSpot(transaction, by.key, spot)) own_spots += 1;
      }
      const marked = await addFavorites(transaction, by.key, favorites, clock.now());
      signal.throwIfAborted();
      return { own_spots, ...marked };
    }),
  );
  for (const number of taken.unknown)
    tally.rejected(`${spotsFile}, favorite ${number}`, wording.noSuchSpot);
  tally.took(spotsFile);
  tally.added({ own_spots: taken.own_spots, favorites: taken.added });
  const named = spots.length + favorites.length - taken.unknown.length;
  tally.wasPresent(named - taken.own_spots - taken.added);
}

export const importerOfSpots = (context: SpotsDependencies): Importer => ({
  name: "spots",
  takeBack: (by, archive, tally) => takeBack(context, by, archive, tally),
});
