import type { Bests } from "@striper/angling/catches";
import { inches, pounds } from "@striper/marine/units";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { catches } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { BestFlags } from "#server/features/catches/entries/find-bests.ts";
import {
  sizedCatch,
  sizedColumns,
} from "#server/features/catches/statistics/logged-catches.store.ts";
import type { SizedCatch } from "#server/features/catches/statistics/logged-catches.store.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

export interface MarkedCatch {
  readonly entry: SizedCatch;
  readonly before: Bests;
}

const length = catches.lengthInches;
const weight = catches.weightPounds;
const earlier = sql`(order by ${catches.caughtAt}, ${catches.id} rows between unbounded preceding and 1 preceding)`;
const most = (size: typeof length | typeof weight): SQL<number | null> =>
  sql<number | null>`max(${size}) over ${earlier}`;

/**
 * Computes earlier bests over the catches in `among`, ordered by time; returns those matching
 * `wanted`.
 */
async function readMarked(
  connection: Connection,
  accountId: string,
  species: string,
  { among, isNew, wanted }: { among: SQL | undefined; isNew: SQL; wanted: SQL },
): Promise<MarkedCatch[]> {
  const known = (size: typeof length | typeof weight) =>
    sql`max(${size}) filter (where not ${isNew}) over ${earlier}`;
  const marked = connection
    .select({
      ...sizedColumns,
      longest: most(length).as("longest"),
      heaviest: most(weight).as("heaviest"),
      isNew: sql<boolean>`${isNew}`.as("is_new"),
      knownLongest: known(length).as("known_longest"),
      knownHeaviest: known(weight).as("known_heaviest"),
    })
    .from(catches)
    .where(
      and(
        eq(catches.accountId, accountId),
        eq(catches.speciesKey, species),
        isNull(catches.deletedAt),
        eq(catches.isMeasured, true),
        sql`coalesce(${length}, ${weight}) is not null`,
        among,
      ),
    )
    .as("marked");
  const rows = await connection.select().from(marked).where(wanted);
  return rows.map(({ longest, heaviest, ...row }) => ({
    entry: sizedCatch(row),
    before: {
      length: longest === null ? null : inches(longest),
      weight: heaviest === null ? null : pounds(heaviest),
    },
  }));
}

export const readAffected = (
  connection: Connection,
  accountId: string,
  species: string,
  newIds: readonly string[],
): Promise<MarkedCatch[]> => {
  const isNew = isOneOf(catches.id, newIds);
  return readMarked(connection, accountId, species, {
    among: or(sql`${catches.isMilestone}`, isNew),
    isNew,
    wanted: sql`is_new or longest is distinct from known_longest or heaviest is distinct from known_heaviest`,
  });
};

export const readMilestonesAnew = (
  connection: Connection,
  accountId: string,
  species: string,
): Promise<MarkedCatch[]> =>
  readMarked(connection, accountId, species, {
    among: undefined,
    isNew: sql`false`,
    wanted: sql`raises_mark or is_personal_best or length_inches > coalesce(longest, 0) or weight_pounds > coalesce(heaviest, 0)`,
  });

export interface FlagsToWrite {
  readonly id: string;
  readonly flag: BestFlags;
  /** New change number when devices must receive the row, else null. */
  readonly change: number | null;
}

export async function writeBestFlags(
  connection: Connection,
  accountId: string,
  flags: readonly FlagsToWrite[],
): Promise<void> {
  if (flags.length === 0) return;
  const list = <Value>(of: (one: FlagsToWrite) => Value) => sql.param(flags.map(of));
  await connection.execute(sql`
    update ${catches} set is_personal_best = flags.is_best, raises_mark = flags.is_milestone,
      change = coalesce(flags.change, ${catches.change})
    from unnest(${list(({ id }) => id)}::uuid[], ${list(({ flag }) => flag.isPersonalBest)}::boolean[],
      ${list(({ flag }) => flag.isMilestone)}::boolean[], ${list(({ change }) => change)}::bigint[])
      as flags (id, is_best, is_milestone, change)
    where ${catches.accountId} = ${accountId} and ${catches.id} = flags.id`);
}
