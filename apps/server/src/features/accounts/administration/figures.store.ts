import { harborZone } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { and, asc, count, countDistinct, gt, gte, lt, lte, not, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts, sessions } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";
import type { RowCondition } from "#server/platform/database/row-condition.ts";

/** The first moment does not belong to it. */
interface Span {
  readonly after: Instant;
  readonly upTo: Instant;
}

const countOf = (condition: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

export interface DayCount {
  /** In Boston. */
  readonly date: string;
  readonly count: number;
}

export interface MemberCounts {
  readonly accounts: number;
  /** Accounts in their trial for which the condition does not hold. */
  readonly trials: number;
  /** Of these, trials that end by then. */
  readonly trialsEnding: number;
}

/** In one pass over the index on trials, which has every account. */
export async function countMembers(
  connection: Connection,
  { after, upTo }: Span,
  isPayer: RowCondition,
): Promise<MemberCounts> {
  const { trialEndsAt } = accounts;
  const isOnTrial = and(gt(trialEndsAt, after), not(isPayer(accounts.id)));
  const [row] = await connection
    .select({
      accounts: count(),
      trials: countOf(isOnTrial),
      trialsEnding: countOf(and(lte(trialEndsAt, upTo), isOnTrial)),
    })
    .from(accounts);
  return row ?? { accounts: 0, trials: 0, trialsEnding: 0 };
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
  // Sorted by an index on the account, so that telling them apart needs no sort and no row for each.
  const { accountId, lastUsedAt } = sessions;
  const [row] = await connection
    .select({
      all: countDistinct(accountId),
      lately: sql<number>`(count(distinct ${accountId}) filter (where ${gte(lastUsedAt, latelySince)}))::int`,
    })
    .from(sessions)
    .where(gte(lastUsedAt, since));
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
  { after, upTo }: Span,
  isPayer: RowCondition,
): Promise<TrialCounts> {
  const [row] = await connection
    .select({
      ended: count(),
      payers: countOf(isPayer(accounts.id)),
    })
    .from(accounts)
    .where(and(gt(accounts.trialEndsAt, after), lte(accounts.trialEndsAt, upTo)));
  return row ?? { ended: 0, payers: 0 };
}
