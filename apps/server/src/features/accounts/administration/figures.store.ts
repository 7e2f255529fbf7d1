import { harborZone } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { and, asc, count, countDistinct, gt, gte, lt, lte, sql } from "drizzle-orm";
import { accounts, sessions } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";

export interface DayCount {
  /** In Boston. */
  readonly date: string;
  readonly count: number;
}

export async function countAccounts(connection: Connection): Promise<number> {
  const [row] = await connection.select({ count: count() }).from(accounts);
  return row?.count ?? 0;
}

/** Accounts with a device that was used since. */
export async function countActiveSince(connection: Connection, since: Instant): Promise<number> {
  const [row] = await connection
    .select({ count: countDistinct(sessions.accountId) })
    .from(sessions)
    .where(gte(sessions.lastUsedAt, since));
  return row?.count ?? 0;
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

/** Whose trial ends after the one moment and not after the other. */
export async function trialsEndingBetween(
  connection: Connection,
  after: Instant,
  upTo: Instant,
): Promise<string[]> {
  const rows = await connection
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(gt(accounts.trialEndsAt, after), lte(accounts.trialEndsAt, upTo)));
  return rows.map(({ id }) => id);
}
