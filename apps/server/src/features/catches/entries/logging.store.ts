import { catchesPerAccount } from "@striper/contract/limits";
import { and, eq, getTableColumns, isNull, lt, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { catches, catchLogs } from "#server/features/catches/catches.table.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import {
  sizedCatch,
  sizedColumns,
} from "#server/features/catches/statistics/logged-catches.store.ts";
import type { SizedCatch } from "#server/features/catches/statistics/logged-catches.store.ts";

interface LogBefore {
  readonly change: number;
  readonly isTaken: boolean;
  readonly milestones: readonly SizedCatch[];
}

/** With more milestones than this, the database computes the bests. */
const mostMilestones = 200;

type Place = Pick<CatchRow, "accountId" | "id" | "speciesKey">;

function prepareRead(orm: NodePgDatabase) {
  const isMilestone = and(
    eq(catches.accountId, catchLogs.accountId),
    eq(catches.speciesKey, sql.placeholder("speciesKey")),
    sql`${catches.isMilestone}`,
    isNull(catches.deletedAt),
  );
  const isTaken = sql<boolean>`exists (select 1 from ${catches} as same where same.account_id = ${catchLogs.accountId} and same.id = ${sql.placeholder("id")})`;
  return orm
    .select({ change: catchLogs.change, isTaken, milestone: sizedColumns })
    .from(catchLogs)
    .leftJoin(catches, isMilestone)
    .where(eq(catchLogs.accountId, sql.placeholder("accountId")))
    .limit(mostMilestones + 1)
    .prepare("catch_log_look");
}

const columns = Object.entries(getTableColumns(catches));

/** Inserts the catch and counts it in one statement, only if the log is unchanged. */
function prepareInsert(orm: NodePgDatabase) {
  const isUnchanged = and(
    eq(catchLogs.accountId, sql.placeholder("accountId")),
    eq(catchLogs.change, sql.placeholder("before")),
    lt(catchLogs.catches, catchesPerAccount),
  );
  const counted = orm.$with("counted").as(
    orm
      .update(catchLogs)
      .set({ change: sql`${catchLogs.change} + 1`, catches: sql`${catchLogs.catches} + 1` })
      .where(isUnchanged)
      .returning({ change: catchLogs.change }),
  );
  const values = columns.map(([name, column]) =>
    name === "change"
      ? sql`${counted.change}`
      : sql`${sql.placeholder(name)}::${sql.raw(column.getSQLType())}`,
  );
  return orm
    .with(counted)
    .insert(catches)
    .select(sql`select ${sql.join(values, sql`, `)} from ${counted}`)
    .returning({ change: catches.change })
    .prepare("catch_insert");
}

function driverValues(row: CatchRow): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = row;
  const taken: Record<string, unknown> = {};
  for (const [name, column] of columns) {
    const value = values[name] ?? null;
    taken[name] = value === null ? null : column.mapToDriverValue(value);
  }
  return taken;
}

/** Logs a catch without locking the log. Both statements are prepared once per pool connection. */
export interface Logging {
  /** Undefined when the log has no rows yet or the species has too many milestones. */
  read(place: Place): Promise<LogBefore | undefined>;
  /** Returns false when the log has changed meanwhile or is full. */
  insert(row: CatchRow, before: number): Promise<boolean>;
}

export function prepareLogging(orm: NodePgDatabase): Logging {
  const reading = prepareRead(orm);
  const inserting = prepareInsert(orm);
  return {
    async read({ accountId, id, speciesKey }) {
      const rows = await reading.execute({ accountId, id, speciesKey });
      const [first] = rows;
      if (first === undefined || rows.length > mostMilestones) return undefined;
      const milestones = rows.flatMap(({ milestone }) =>
        milestone === null ? [] : [sizedCatch(milestone)],
      );
      return { change: first.change, isTaken: first.isTaken, milestones };
    },
    async insert(row, before) {
      const inserted = await inserting.execute({ ...driverValues(row), before });
      return inserted.length === 1;
    },
  };
}
