import { withoutPlace } from "@striper/contract/catch-content";
import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import type { Connection } from "#server/platform/database/connection.ts";
import { presentCatch } from "#server/features/catches/entries/catches.presenter.ts";
import { listCatches } from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { listPhotos } from "#server/features/catches/photos/photos.store.ts";
import type { PhotoRow } from "#server/features/catches/photos/photos.store.ts";
import { presentTrip } from "#server/features/catches/trips/trips.presenter.ts";
import { listTrips } from "#server/features/catches/trips/trips.store.ts";
import type { TripRow } from "#server/features/catches/trips/trips.store.ts";

/* A log is read in batches, which bounds memory and the time other callers wait. */

/** Reading and serializing a batch takes about 5 ms. */
const entriesPerPiece = 100;

async function* inPieces<Row extends { readonly id: string }>(
  next: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await next(last);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < entriesPerPiece) return;
  }
}

const tripWithoutPlace = (trip: Trip): Trip => ({ ...trip, position: null, spot_id: null });

export async function* catchPieces(
  connection: Connection,
  accountId: string,
  includePositions: boolean,
): AsyncGenerator<CatchRecord[]> {
  const next = (after: CatchRow | undefined) =>
    listCatches(connection, accountId, entriesPerPiece, after);
  for await (const rows of inPieces(next)) {
    const records = rows.map(presentCatch);
    yield includePositions ? records : records.map(withoutPlace);
  }
}

export async function* tripPieces(
  connection: Connection,
  accountId: string,
  includePositions: boolean,
): AsyncGenerator<Trip[]> {
  const next = (after: TripRow | undefined) =>
    listTrips(connection, accountId, entriesPerPiece, after?.id);
  for await (const rows of inPieces(next)) {
    const trips = rows.map(presentTrip);
    yield includePositions ? trips : trips.map(tripWithoutPlace);
  }
}

export async function* photosOf(
  connection: Connection,
  accountId: string,
): AsyncGenerator<PhotoRow> {
  const next = (after: PhotoRow | undefined) =>
    listPhotos(connection, accountId, after?.id, entriesPerPiece);
  for await (const rows of inPieces(next)) yield* rows;
}
