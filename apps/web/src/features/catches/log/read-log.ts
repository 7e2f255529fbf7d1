import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import {
  localCatch,
  localTrip,
  type LocalCatch,
  type LocalTrip,
} from "#web/features/catches/log/local-catch.ts";
import {
  isTripWrite,
  shownCatch,
  shownTrip,
  type Operation,
} from "#web/features/catches/log/log-writes.ts";
import type { LogBookSummary } from "#web/features/catches/log/log-summary.ts";
import { stampOf } from "#web/features/catches/log/stored-summary.ts";
import {
  cursorName,
  type LogDatabase,
  type PhotoRow,
} from "#web/features/catches/log/log-database.ts";
import { heldEntries } from "#web/platform/synced/outbox.ts";

export interface LogCopy {
  /** "loading" until the device has read its own copy; "failed" when it cannot. */
  readonly state: "loading" | "ready" | "failed";
  readonly summary: LogBookSummary | null;
  readonly stamp: string;
  /** True after the first complete pull. */
  readonly hasPulled: boolean;
  /** Newest first. */
  readonly catches: readonly LocalCatch[];
  /** Newest first. */
  readonly trips: readonly LocalTrip[];
  readonly waiting: number;
  readonly held: number;
  readonly photos: ReadonlyMap<string, PhotoRow>;
}

export interface LogNews {
  readonly catchIds: readonly string[];
  readonly tripIds: readonly string[];
  readonly photos?: boolean;
}

export const emptyLog: LogCopy = {
  state: "loading",
  summary: null,
  stamp: "",
  hasPulled: false,
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

function tripsFrom(
  ids: Iterable<string>,
  bases: ReadonlyMap<string, Trip>,
  operations: ReadonlyMap<string, Operation[]>,
): LocalTrip[] {
  const found: LocalTrip[] = [];
  for (const id of ids) {
    const own = operations.get(id) ?? [];
    const trip = shownTrip(bases.get(id), own);
    if (trip !== undefined) found.push(localTrip(trip, own));
  }
  return found;
}

const rowsOf = ({ catches, trips, outbox, photos, cursors }: LogDatabase) => [
  catches,
  trips,
  outbox,
  photos,
  cursors,
];

const photosById = (rows: readonly PhotoRow[]) => new Map(rows.map((row) => [row.id, row]));

/** Counts photos still to be sent, without those of deleted catches. */
export function countWaitingPhotos({ catches, photos }: Pick<LogCopy, "catches" | "photos">) {
  const waiting = [...photos.values()].filter(({ state }) => state === "waiting");
  if (waiting.length === 0) return 0;
  const shown = new Set(catches.map(({ id }) => id));
  return waiting.filter((photo) => shown.has(photo.catchId)).length;
}

async function syncCounts(database: LogDatabase) {
  const { cursors, outbox } = database;
  const [cursor, stamp, waiting, held] = await Promise.all([
    cursors.get(cursorName),
    stampOf(database),
    outbox.count(),
    heldEntries(database).count(),
  ]);
  return { hasPulled: cursor !== undefined, stamp, waiting, held };
}

function byId<Entry>(
  entries: readonly (Entry | undefined)[],
  idOf: (entry: Entry) => string,
): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries) if (entry !== undefined) found.set(idOf(entry), entry);
  return found;
}

const catchId = ({ catch_id }: CatchRecord): string => catch_id;
const tripId = ({ trip_id }: Trip): string => trip_id;

/** Rows read per request, so that the page stays responsive. */
const readAtOnce = 1000;
/** With more changed entries than this, reading everything is faster. */
const mostNews = 2000;

async function allCatches({ catches }: LogDatabase): Promise<CatchRecord[]> {
  const all: CatchRecord[] = [];
  let piece = await catches.limit(readAtOnce).toArray();
  for (;;) {
    for (const record of piece) all.push(record);
    const last = piece.at(-1);
    if (last === undefined || piece.length < readAtOnce) return all;
    piece = await catches.where("catch_id").above(last.catch_id).limit(readAtOnce).toArray();
  }
}

export async function readWholeLog(database: LogDatabase): Promise<LogCopy> {
  const { dexie, trips, outbox, photos } = database;
  const [bases, tripBases, operations, photoRows, rest] = await dexie.transaction(
    "r",
    rowsOf(database),
    () =>
      Promise.all([
        allCatches(database),
        trips.toArray(),
        outbox.orderBy("seq").toArray(),
        photos.toArray(),
        syncCounts(database),
      ]),
  );
  const [ofTrips, ofCatches] = [
    bySubject(operations.filter((one) => isTripWrite(one))),
    bySubject(operations.filter((one) => !isTripWrite(one))),
  ];
  const base = byId(bases, catchId);
  const tripBase = byId(tripBases, tripId);
  const ids = new Set([...base.keys(), ...ofCatches.keys()]);
  const tripIds = new Set([...tripBase.keys(), ...ofTrips.keys()]);
  return {
    state: "ready",
    summary: null,
    catches: catchesFrom(ids, base, ofCatches).toSorted(newestCatch),
    trips: tripsFrom(tripIds, tripBase, ofTrips).toSorted(newestTrip),
    ...rest,
    photos: photosById(photoRows),
  };
}

/** Replaces the changed entries. Returns the same array if none changed. */
function renewed<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  changed: ReadonlySet<string>,
  fresh: readonly Entry[],
  order: (a: Entry, b: Entry) => number,
): readonly Entry[] {
  if (changed.size === 0) return entries;
  return [...entries.filter(({ id }) => !changed.has(id)), ...fresh].toSorted(order);
}

export async function readNews(
  database: LogDatabase,
  copy: LogCopy,
  news: LogNews,
): Promise<LogCopy> {
  const { dexie, catches, trips, outbox, photos } = database;
  const catchIds = new Set(news.catchIds);
  const tripIds = new Set(news.tripIds);
  if (catchIds.size + tripIds.size > mostNews) return readWholeLog(database);
  const [bases, tripBases, operations, photoRows, rest] = await dexie.transaction(
    "r",
    rowsOf(database),
    () =>
      Promise.all([
        catches.bulkGet([...catchIds]),
        trips.bulkGet([...tripIds]),
        outbox
          .where("subjectId")
          .anyOf([...catchIds, ...tripIds])
          .sortBy("seq"),
        news.photos === true ? photos.toArray() : null,
        syncCounts(database),
      ]),
  );
  const own = bySubject(operations);
  const freshCatches = catchesFrom(catchIds, byId(bases, catchId), own);
  const freshTrips = tripsFrom(tripIds, byId(tripBases, tripId), own);
  return {
    ...copy,
    ...rest,
    catches: renewed(copy.catches, catchIds, freshCatches, newestCatch),
    trips: renewed(copy.trips, tripIds, freshTrips, newestTrip),
    photos: photoRows === null ? copy.photos : photosById(photoRows),
  };
}
