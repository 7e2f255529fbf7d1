import { harborZone } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { and, asc, count, countDistinct, gt, gte, lt, lte, not, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts, sessions } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";
import type { RowCondition } from "#server/platform/database/row-condition.ts";

/** Excludes `after` and includes `upTo`. */
interface Span {
  readonly after: Instant;
  readonly upTo: Instant;
}

const countOf = (condition: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

export interface DayCount {
  /** Calendar date in Boston, YYYY-MM-DD. */
  readonly date: string;
  readonly count: number;
}

export interface MemberCounts {
  readonly accounts: number;
  readonly trials: number;
  readonly trialsEnding: number;
}

/** Makes one pass over the index on trials, which contains every account. */
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
  readonly all: number;
  readonly lately: number;
}

/** Counts both in one pass, which reads at least one row per account. */
export async function countActiveSince(
  connection: Connection,
  since: Instant,
  latelySince: Instant,
): Promise<ActiveCounts> {
  // The index is ordered by account, so counting distinct ones needs no sort.
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
  readonly payers: number;
}

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
