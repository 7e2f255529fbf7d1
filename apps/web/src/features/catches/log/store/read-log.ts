import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import {
  localCatch,
  localTrip,
  type LocalCatch,
  type LocalTrip,
} from "#web/features/catches/log/record/local-catch.ts";
import {
  isTripWrite,
  shownCatch,
  shownTrip,
  type Operation,
} from "#web/features/catches/log/record/operations.ts";
import {
  cursorMark,
  type LogDatabase,
  type PhotoRow,
} from "#web/features/catches/log/store/log-database.ts";
import type { LogNews } from "#web/features/catches/log/store/log-news.ts";

export interface LogCopy {
  /** "loading" until the device has read its own copy; "failed" when it cannot be read. */
  readonly state: "loading" | "ready" | "failed";
  /** The server has told this device of the log before. */
  readonly hasHeard: boolean;
  /** Newest first. */
  readonly catches: readonly LocalCatch[];
  /** Newest first. */
  readonly trips: readonly LocalTrip[];
  /** Writes the server has not heard. */
  readonly waiting: number;
  /** Writes the angler has to decide about. */
  readonly held: number;
  readonly photos: ReadonlyMap<string, PhotoRow>;
}

export const emptyLog: LogCopy = {
  state: "loading",
  hasHeard: false,
  catches: [],
  trips: [],
  waiting: 0,
  held: 0,
  photos: new Map(),
};

const byTime =
  <Item>(timeOf: (item: Item) => number, idOf: (item: Item) => string) =>
  (a: Item, b: Item): number =>
    timeOf(b) - timeOf(a) || (idOf(a) < idOf(b) ? 1 : -1);

const newestCatch = byTime<LocalCatch>(
  ({ logged }) => logged.caughtAt,
  ({ id }) => id,
);
const newestTrip = byTime<LocalTrip>(
  ({ logged }) => logged.startedAt,
  ({ id }) => id,
);

function bySubject(operations: readonly Operation[]): ReadonlyMap<string, Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const group = groups.get(operation.subjectId);
    if (group === undefined) groups.set(operation.subjectId, [operation]);
    else group.push(operation);
  }
  return groups;
}

function catchesFrom(
  ids: Iterable<string>,
  bases: ReadonlyMap<string, CatchRecord>,
  operations: ReadonlyMap<string, Operation[]>,
): LocalCatch[] {
  const found: LocalCatch[] = [];
  for (const id of ids) {
    const own = operations.get(id) ?? [];
    const record = shownCatch(bases.get(id), own);
    if (record !== undefined) found.push(localCatch(record, own));
  }
  return found;
}

function tripsFrom(bases: readonly Trip[], operations: readonly Operation[]): LocalTrip[] {
  const base = new Map(bases.map((trip) => [trip.trip_id, trip]));
  const own = bySubject(operations.filter(isTripWrite));
  const found: LocalTrip[] = [];
  for (const id of new Set([...base.keys(), ...own.keys()])) {
    const trip = shownTrip(base.get(id), own.get(id) ?? []);
    if (trip !== undefined) found.push(localTrip(trip, own.get(id) ?? []));
  }
  return found.toSorted(newestTrip);
}

const idsOfCatchWrites = (operations: readonly Operation[]): string[] =>
  operations.filter((one) => !isTripWrite(one)).map(({ subjectId }) => subjectId);

const rowsOf = ({ catches, trips, outbox, photos, marks }: LogDatabase) => [
  catches,
  trips,
  outbox,
  photos,
  marks,
];

const counted = (operations: readonly Operation[]) => ({
  waiting: operations.length,
  held: operations.filter(({ hold }) => hold !== null).length,
});

const photosById = (rows: readonly PhotoRow[]) => new Map(rows.map((row) => [row.id, row]));

export async function readWholeLog(database: LogDatabase): Promise<LogCopy> {
  const { dexie, catches, trips, outbox, photos, marks } = database;
  const [bases, tripBases, operations, photoRows, mark] = await dexie.transaction(
    "r",
    rowsOf(database),
    () =>
      Promise.all([
        catches.toArray(),
        trips.toArray(),
        outbox.orderBy("seq").toArray(),
        photos.toArray(),
        marks.get(cursorMark),
      ]),
  );
  const base = new Map(bases.map((record) => [record.catch_id, record]));
  const ids = new Set([...base.keys(), ...idsOfCatchWrites(operations)]);
  return {
    state: "ready",
    hasHeard: mark !== undefined,
    catches: catchesFrom(ids, base, bySubject(operations)).toSorted(newestCatch),
    trips: tripsFrom(tripBases, operations),
    ...counted(operations),
    photos: photosById(photoRows),
  };
}

/** The copy after the news: only what they name is read. */
export async function readNews(
  database: LogDatabase,
  copy: LogCopy,
  news: LogNews,
): Promise<LogCopy> {
  const { dexie, catches, trips, outbox, photos, marks } = database;
  const [bases, tripBases, operations, photoRows, mark] = await dexie.transaction(
    "r",
    rowsOf(database),
    () =>
      Promise.all([
        catches.bulkGet([...news.catchIds]),
        news.tripIds.length > 0 ? trips.toArray() : null,
        outbox.orderBy("seq").toArray(),
        news.photos === true ? photos.toArray() : null,
        marks.get(cursorMark),
      ]),
  );
  const base = new Map(bases.flatMap((record) => (record ? [[record.catch_id, record]] : [])));
  const changed = new Set(news.catchIds);
  const rest = copy.catches.filter(({ id }) => !changed.has(id));
  const fresh = catchesFrom(changed, base, bySubject(operations));
  return {
    ...copy,
    hasHeard: mark !== undefined,
    catches: changed.size === 0 ? copy.catches : [...rest, ...fresh].toSorted(newestCatch),
    trips: tripBases === null ? copy.trips : tripsFrom(tripBases, operations),
    ...counted(operations),
    photos: photoRows === null ? copy.photos : photosById(photoRows),
  };
}
