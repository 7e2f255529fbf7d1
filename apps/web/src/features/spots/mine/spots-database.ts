import type { OwnSpot } from "@striper/contract/spots";
import type { Dexie, Table } from "dexie";
import {
  isOvertaken,
  keyOf,
  withChange,
  type AccountSpots,
  type Change,
  type QueuedChange,
} from "#web/features/spots/mine/changes.ts";
import { accountDatabase, outboxTable } from "#web/platform/local-store/account-database.ts";

const versions = [
  { own_spots: "spot_id", favorites: "spot_id, rank", [outboxTable]: "key" },
] as const;

interface Favorite {
  readonly spot_id: string;
  /** Its place among the favorites, oldest first. */
  readonly rank: number;
}

/** Own spots and favorites of an account on this device, and what it has not heard of yet. */
export interface SpotsDatabase {
  readonly database: Dexie;
  readonly ownSpots: Table<OwnSpot, string>;
  readonly favorites: Table<Favorite, string>;
  readonly outbox: Table<QueuedChange, string>;
}

export function spotsDatabase(accountId: string): SpotsDatabase {
  const database = accountDatabase(accountId, "spots", versions);
  return {
    database,
    ownSpots: database.table("own_spots"),
    favorites: database.table("favorites"),
    outbox: database.table(outboxTable),
  };
}

const tablesOf = ({ ownSpots, favorites, outbox }: SpotsDatabase) => [ownSpots, favorites, outbox];

async function accountSpotsIn({ ownSpots, favorites }: SpotsDatabase): Promise<AccountSpots> {
  const [own, marked] = await Promise.all([
    ownSpots.toArray(),
    favorites.orderBy("rank").toArray(),
  ]);
  return { ownSpots: own, favorites: marked.map(({ spot_id }) => spot_id) };
}

async function putAccountSpots(
  { ownSpots, favorites }: SpotsDatabase,
  spots: AccountSpots,
): Promise<void> {
  await Promise.all([ownSpots.clear(), favorites.clear()]);
  await ownSpots.bulkPut([...spots.ownSpots]);
  await favorites.bulkPut(spots.favorites.map((spot_id, rank) => ({ spot_id, rank })));
}

export interface KeptSpots {
  readonly account: AccountSpots;
  readonly queue: readonly QueuedChange[];
}

export function readKeptSpots(spots: SpotsDatabase): Promise<KeptSpots> {
  return spots.database.transaction("r", tablesOf(spots), async () => ({
    account: await accountSpotsIn(spots),
    queue: await spots.outbox.toArray(),
  }));
}

/** Takes over what the server says the account holds. */
export function keepAccountSpots(spots: SpotsDatabase, account: AccountSpots): Promise<void> {
  return spots.database.transaction("rw", tablesOf(spots), () => putAccountSpots(spots, account));
}

/** Writes down what was done, to be told to the account when there is a network. */
export function queueChange(spots: SpotsDatabase, change: Change, now: number): Promise<void> {
  const stamp = crypto.getRandomValues(new Uint32Array(4)).join("-");
  return spots.database.transaction("rw", tablesOf(spots), async () => {
    await spots.outbox.filter((queued) => isOvertaken(queued.change, change)).delete();
    await spots.outbox.put({ key: keyOf(change), change, stamp, madeAt: now, refusal: null });
  });
}

const isStill = (queued: QueuedChange, current: QueuedChange | undefined): boolean =>
  current?.stamp === queued.stamp;

/** The account has it now; what was changed again meanwhile stays queued. */
export function settleChange(spots: SpotsDatabase, queued: QueuedChange): Promise<void> {
  return spots.database.transaction("rw", tablesOf(spots), async () => {
    const account = await accountSpotsIn(spots);
    await putAccountSpots(spots, withChange(account, queued.change, queued.madeAt));
    await dropIfStill(spots, queued);
  });
}

/** It means nothing to the account: there is no such spot any more. */
export function dropChange(spots: SpotsDatabase, queued: QueuedChange): Promise<void> {
  return spots.database.transaction("rw", tablesOf(spots), () => dropIfStill(spots, queued));
}

async function dropIfStill({ outbox }: SpotsDatabase, queued: QueuedChange): Promise<void> {
  if (isStill(queued, await outbox.get(queued.key))) await outbox.delete(queued.key);
}

/** The account does not take it; it stays on this device and says why. */
export function refuseChange(
  spots: SpotsDatabase,
  queued: QueuedChange,
  refusal: string,
): Promise<void> {
  return spots.database.transaction("rw", tablesOf(spots), async () => {
    if (!isStill(queued, await spots.outbox.get(queued.key))) return;
    await spots.outbox.put({ ...queued, refusal });
  });
}
