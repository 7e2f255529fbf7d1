import { harborZone, type Instant } from "@striper/marine/time";
import { and, asc, count, gte, lt, sql } from "drizzle-orm";
import { catches } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

export interface DayCount {
  /** Calendar date in Boston, YYYY-MM-DD. */
  readonly date: string;
  readonly count: number;
}

/**
 * Counts the catches of all accounts by the Boston day they were logged; empty days are omitted.
 */
export async function countCatchesPerDay(
  connection: Connection,
  from: Instant,
  to: Instant,
): Promise<DayCount[]> {
  const date = sql<string>`to_char(${catches.createdAt} at time zone ${sql.raw(`'${harborZone}'`)}, 'YYYY-MM-DD')`;
  return connection
    .select({ date, count: count() })
    .from(catches)
    .where(and(gte(catches.createdAt, from), lt(catches.createdAt, to)))
    .groupBy(date)
    .orderBy(asc(date));
}
