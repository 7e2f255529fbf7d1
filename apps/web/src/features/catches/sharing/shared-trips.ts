import { modelVersions, type ModelVersion } from "@striper/angling/bite-score";
import { sharedRow, tripRow, type TripRow } from "@striper/angling/bite-score/grading";
import type { SharedTrip } from "@striper/contract/accuracy";
import { sharedTripsBatch } from "@striper/contract/limits";
import type { Dexie, Table } from "dexie";
import type { LocalCatch, LocalTrip } from "#web/features/catches/log/local-catch.ts";
import { stripersByTrip, tripToGrade } from "#web/features/catches/trips/trips-to-grade.ts";
import {
  accountDatabase,
  outboxTable,
  type DatabaseVersions,
} from "#web/platform/local-store/account-database.ts";

/**
 * A trip prepared for sharing. Only this device has the token that withdraws it. "elsewhere":
 * another device of the account sent it.
 */
export interface SharedEntry {
  readonly hash: string;
  readonly token: string;
  readonly tripId: string;
  readonly trip: SharedTrip;
  readonly state: "waiting" | "sent" | "elsewhere" | "withdrawing";
}

interface Agreement {
  readonly key: "agreement";
  readonly at: number;
}

/** The entries survive a sign-out, because without their tokens nothing could be withdrawn. */
const versions: DatabaseVersions = [
  { stores: { agreement: "key", [outboxTable]: "hash, tripId" } },
];

export function sharingDatabase(accountId: string) {
  const dexie: Dexie = accountDatabase(accountId, "sharing", versions);
  const agreement: Table<Agreement, string> = dexie.table("agreement");
  const entries: Table<SharedEntry, string> = dexie.table(outboxTable);
  return { dexie, agreement, entries };
}

type Sharing = ReturnType<typeof sharingDatabase>;

export interface SharingServer {
  readonly share: (trips: readonly SharedTrip[]) => Promise<readonly string[]>;
  readonly withdraw: (tokens: readonly string[]) => Promise<unknown>;
}

/** A row scored by a known version of the model. An imported log may name any version. */
export type SharedRow = TripRow & { readonly modelVersion: ModelVersion };

/**
 * Returns the trips that may be shared. Trips derived from a day's catches are excluded: they are
 * never blank and would bias the score.
 */
export function rowsToShare(
  trips: readonly LocalTrip[],
  catches: readonly LocalCatch[],
): Map<string, SharedRow> {
  const stripers = stripersByTrip(catches);
  const rows = new Map<string, SharedRow>();
  for (const trip of trips) {
    if (trip.trip.bite_score?.stored === "from_catch") continue;
    const answer = tripRow(tripToGrade(trip, stripers.get(trip.id) ?? 0));
    if (answer.kind !== "row") continue;
    const row = sharedRow(answer.row);
    const modelVersion = modelVersions.find((version) => version === row.modelVersion);
    if (modelVersion !== undefined) rows.set(trip.id, { ...row, modelVersion });
  }
  return rows;
}

const tokenBytes = 32;
const quarter = 0.25;

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Content = Omit<SharedTrip, "removal_hash">;

const contentOf = (row: SharedRow): Content => ({
  date: row.date,
  hours: Math.max(quarter, Math.round(row.hours / quarter) * quarter),
  band: row.band,
  fish: row.fish,
  mode: row.mode,
  water: row.water,
  model_version: row.modelVersion,
});

async function entryOf(tripId: string, content: Content): Promise<SharedEntry> {
  const token = base64url(crypto.getRandomValues(new Uint8Array(tokenBytes)));
  const hash = await hashOf(token);
  return { hash, token, tripId, trip: { ...content, removal_hash: hash }, state: "waiting" };
}

const isSame = (shared: SharedTrip, content: Content): boolean =>
  Object.entries(content).every(([name, value]) =>
    Object.entries(shared).some(([other, had]) => other === name && had === value),
  );

const isCurrent = ({ state }: SharedEntry): boolean => state !== "withdrawing";

async function compare(sharing: Sharing, rows: ReadonlyMap<string, SharedRow>): Promise<void> {
  const current = (await sharing.entries.toArray()).filter(isCurrent);
  const kept = new Set<string>();
  const outdated: SharedEntry[] = [];
  for (const entry of current) {
    const row = rows.get(entry.tripId);
    if (row !== undefined && isSame(entry.trip, contentOf(row))) kept.add(entry.tripId);
    else outdated.push({ ...entry, state: "withdrawing" });
  }
  const fresh = [...rows].filter(([tripId]) => !kept.has(tripId));
  const added = await Promise.all(fresh.map(([tripId, row]) => entryOf(tripId, contentOf(row))));
  await sharing.entries.bulkPut([...outdated, ...added]);
}

async function sendWaiting({ entries }: Sharing, server: SharingServer): Promise<void> {
  const waiting = (await entries.toArray()).filter(({ state }) => state === "waiting");
  for (let from = 0; from < waiting.length; from += sharedTripsBatch) {
    const batch = waiting.slice(from, from + sharedTripsBatch);
    const kept = new Set(await server.share(batch.map(({ trip }) => trip)));
    const stateOf = (hash: string) => (kept.has(hash) ? ("sent" as const) : ("elsewhere" as const));
    await entries.bulkPut(
      batch.map((entry) => Object.assign(entry, { state: stateOf(entry.hash) })),
    );
  }
}

async function withdrawLeaving({ entries }: Sharing, server: SharingServer): Promise<void> {
  const leaving = (await entries.toArray()).filter((entry) => !isCurrent(entry));
  for (let from = 0; from < leaving.length; from += sharedTripsBatch) {
    const batch = leaving.slice(from, from + sharedTripsBatch);
    await server.withdraw(batch.map(({ token }) => token));
    await entries.bulkDelete(batch.map(({ hash }) => hash));
  }
}

/**
 * Runs one exchange at a time across tabs, so that sharing and withdrawing cannot overtake each
 * other.
 */
function withSharingLock<Result>(sharing: Sharing, work: () => Promise<Result>): Promise<Result> {
  const name = sharing.dexie.name;
  return "locks" in navigator ? navigator.locks.request(name, work) : work();
}

/**
 * Withdraws outdated trips and, with consent, shares new ones. `readRows` resolves to null until
 * the whole log is known.
 */
export function exchangeSharing(
  sharing: Sharing,
  server: SharingServer,
  readRows: () => Promise<ReadonlyMap<string, SharedRow> | null>,
): Promise<void> {
  return withSharingLock(sharing, async () => {
    const isAgreed = (await sharing.agreement.get("agreement")) !== undefined;
    const rows = isAgreed ? await readRows() : null;
    if (rows !== null) await compare(sharing, rows);
    await withdrawLeaving(sharing, server);
    if (rows !== null) await sendWaiting(sharing, server);
  });
}

export async function agree({ agreement }: Sharing, at: number): Promise<void> {
  await agreement.put({ key: "agreement", at });
}

/** Withdraws consent. A trip being sent may have arrived, so it is withdrawn too. */
export function disagree(sharing: Sharing): Promise<void> {
  return withSharingLock(sharing, () =>
    sharing.dexie.transaction("rw", sharing.agreement, sharing.entries, async () => {
      await sharing.agreement.clear();
      const entries = await sharing.entries.toArray();
      await sharing.entries.bulkPut(
        entries.map((entry) => Object.assign(entry, { state: "withdrawing" as const })),
      );
    }),
  );
}

export interface SharingState {
  readonly isAgreed: boolean;
  readonly sent: number;
  readonly waiting: number;
  readonly withdrawing: number;
}

export async function readSharing({ agreement, entries }: Sharing): Promise<SharingState> {
  const [agreed, all] = await Promise.all([agreement.count(), entries.toArray()]);
  const count = (state: SharedEntry["state"]) => all.filter((one) => one.state === state).length;
  return {
    isAgreed: agreed > 0,
    sent: count("sent") + count("elsewhere"),
    waiting: count("waiting"),
    withdrawing: count("withdrawing"),
  };
}
