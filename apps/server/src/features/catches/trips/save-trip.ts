import type { tripEntry } from "@striper/contract/catch-records";
import type { OutputOf } from "@striper/contract/endpoint";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { writeToLog } from "#server/features/catches/entries/catches.store.ts";
import { isWritten, valueHash } from "#server/features/catches/entries/catches.presenter.ts";
import {
  findTrip,
  insertTrip,
  makeRoomForTrips,
  updateTrip,
} from "#server/features/catches/trips/trips.store.ts";
import type { TripRow } from "#server/features/catches/trips/trips.store.ts";
import { wording } from "#server/features/catches/wording.ts";
import { AppError } from "#server/http/app-error.ts";

type Entry = OutputOf<typeof tripEntry>;
type Context = Pick<CatchesDependencies, "orm" | "clock">;

export function tripColumns(entry: Omit<Entry, "revision">) {
  return {
    startedAt: Date.parse(entry.started_at),
    endedAt: entry.ended_at === null ? null : Date.parse(entry.ended_at),
    locationName: entry.location_name,
    spotId: entry.spot_id,
    latitude: entry.position?.latitude ?? null,
    longitude: entry.position?.longitude ?? null,
    mode: entry.mode,
    targets: entry.targets,
    tried: entry.tried,
    notes: entry.notes,
    stripersCaught: entry.stripers_caught,
    biteScore: entry.bite_score,
  };
}

type TripColumns = ReturnType<typeof tripColumns>;

/** Stored hashes must stay valid, so columns added later are left out while they are null. */
export function tripHash({ stripersCaught, biteScore, ...columns }: TripColumns): Buffer {
  return valueHash({
    ...columns,
    ...(stripersCaught === null ? {} : { stripersCaught }),
    ...(biteScore === null ? {} : { biteScore }),
  });
}

/** Recognizes a repeated creation request after the trip was changed on another device. */
const madeIt = (row: TripRow, columns: TripColumns): boolean =>
  row.contentHash?.equals(tripHash(columns)) === true;

interface Writing {
  readonly accountId: string;
  readonly id: string;
  readonly columns: TripColumns;
  readonly change: number;
  readonly now: number;
}

async function add(connection: Connection, writing: Writing): Promise<TripRow> {
  const { accountId, id, columns, change, now } = writing;
  if (!(await makeRoomForTrips(connection, accountId, 1)))
    throw new AppError("limit_reached", { message: wording.tripsFull });
  const hash = tripHash(columns);
  const row = { accountId, id, change, ...columns, contentHash: hash };
  return insertTrip(connection, { ...row, createdAt: now, updatedAt: now });
}

const noSuchTrip = (): AppError => new AppError("not_found", { message: wording.noSuchTrip });

export function saveTrip(
  { orm, clock }: Context,
  accountId: string,
  id: string,
  { revision, ...entry }: Entry,
): Promise<TripRow> {
  const now = clock.now();
  const columns = tripColumns(entry);
  return writeToLog(orm, accountId, async (transaction, change) => {
    const row = await findTrip(transaction, accountId, id);
    if (row === undefined && revision === null)
      return add(transaction, { accountId, id, columns, change, now });
    if (row === undefined || row.deletedAt !== null) throw noSuchTrip();
    if (isWritten(row, columns) || (revision === null && madeIt(row, columns))) return row;
    if (row.revision !== revision)
      throw new AppError("edit_conflict", { message: wording.tripEdited });
    const changes = { ...columns, change, revision: revision + 1, updatedAt: now };
    return updateTrip(transaction, row, changes);
  });
}

/** Keeps the trip's catches. Idempotent. */
export async function removeTrip({ orm, clock }: Context, accountId: string, id: string) {
  const deletedAt = clock.now();
  await writeToLog(orm, accountId, async (transaction, change) => {
    const row = await findTrip(transaction, accountId, id);
    if (row === undefined) throw noSuchTrip();
    if (row.deletedAt === null) await updateTrip(transaction, row, { deletedAt, change });
  });
}
