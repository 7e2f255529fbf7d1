import { harborZone } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { and, asc, count, gt, gte, lt, lte, max, sql } from "drizzle-orm";
import { accounts, sessions } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";
import type { RowCondition } from "#server/platform/database/row-condition.ts";

export interface DayCount {
  /** In Boston. */
  readonly date: string;
  readonly count: number;
}

export async function countAccounts(connection: Connection): Promise<number> {
  const [row] = await connection.select({ count: count() }).from(accounts);
  return row?.count ?? 0;
}

export interface ActiveCounts {
  /** Accounts with a device that was used since the earlier moment. */
  readonly all: number;
  /** Of these, since the later one. */
  readonly lately: number;
}

/** In one pass for both: it reads a row of every account. */
export async function countActiveSince(
  connection: Connection,
  since: Instant,
  latelySince: Instant,
): Promise<ActiveCounts> {
  // Grouped rather than `count(distinct)`, which sorts.
  const active = connection
    .select({ lastUsedAt: max(sessions.lastUsedAt).as("last_used_at") })
    .from(sessions)
    .where(gte(sessions.lastUsedAt, since))
    .groupBy(sessions.accountId)
    .as("active");
  const isLately = sql`${active.lastUsedAt} >= ${new Date(latelySince).toISOString()}`;
  const [row] = await connection
    .select({ all: count(), lately: sql<number>`(count(*) filter (where ${isLately}))::int` })
    .from(active);
  return row ?? { all: 0, lately: 0 };
}

/** Days without a sign-up are left out. */
export function countSignUpsPerDay(
  connection: Connection,
  from: Instant,
  to: Instant,
): Promise<DayCount[]> {
  const zone = sql.raw(`'${harborZone}'`);
  const date = sql<string>`to_char(${accounts.createdAt} at time zone ${zone}, 'YYYY-MM-DD')`;
  return connection
    .select({ date, count: count() })
    .from(accounts)
    .where(and(gte(accounts.createdAt, from), lt(accounts.createdAt, to)))
    .groupBy(date)
    .orderBy(asc(date));
}

export interface TrialCounts {
  readonly ended: number;
  /** Of these, accounts that the condition holds for. */
  readonly payers: number;
}

/** Trials that end after `after` and not after `upTo`. */
export async function countTrialsEnding(
  connection: Connection,
  { after, upTo }: { readonly after: Instant; readonly upTo: Instant },
  isPayer: RowCondition,
): Promise<TrialCounts> {
  const [row] = await connection
    .select({
      ended: count(),
      payers: sql<number>`(count(*) filter (where ${isPayer(accounts.id)}))::int`,
    })
    .from(accounts)
    .where(and(gt(accounts.trialEndsAt, after), lte(accounts.trialEndsAt, upTo)));
  return row ?? { ended: 0, payers: 0 };
}
