import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { and, asc, count, desc, eq, gte, isNotNull, or, sql } from "drizzle-orm";
import { dailyActivity } from "#server/features/analytics/analytics.table.ts";
import type { DayCount } from "#server/features/analytics/dependencies.ts";
import {
  upstreamAnswers,
  upstreamRejects,
} from "#server/platform/observations/observations.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** Keeps the larger count, because an account counted in the morning may be last seen tomorrow. */
export async function saveActivity(
  connection: Connection,
  date: string,
  accounts: number,
): Promise<void> {
  const set = { accounts: sql`greatest(${dailyActivity.accounts}, ${accounts})` };
  await connection
    .insert(dailyActivity)
    .values({ day: date, accounts })
    .onConflictDoUpdate({ target: dailyActivity.day, set });
}

export async function saveFilesBytes(
  connection: Connection,
  date: string,
  filesBytes: number,
): Promise<void> {
  await connection
    .insert(dailyActivity)
    .values({ day: date, accounts: 0, filesBytes })
    .onConflictDoUpdate({ target: dailyActivity.day, set: { filesBytes } });
}

export interface DayTotals {
  readonly signUps: number;
  readonly catches: number;
}

export async function saveTotals(
  connection: Connection,
  date: string,
  totals: DayTotals,
): Promise<void> {
  await connection
    .insert(dailyActivity)
    .values({ day: date, accounts: 0, ...totals })
    .onConflictDoUpdate({ target: dailyActivity.day, set: { ...totals } });
}

export async function totalsSince(
  connection: Connection,
  fromDay: string,
): Promise<(DayTotals & { readonly date: string })[]> {
  const { day: date, signUps, catches } = dailyActivity;
  const rows = await connection
    .select({ date, signUps, catches })
    .from(dailyActivity)
    .where(and(gte(date, fromDay), isNotNull(signUps), isNotNull(catches)))
    .orderBy(asc(date));
  return rows.map((row) => ({
    date: row.date,
    signUps: row.signUps ?? 0,
    catches: row.catches ?? 0,
  }));
}

export function activityPerDay(connection: Connection, fromDay: string): Promise<DayCount[]> {
  return connection
    .select({ date: dailyActivity.day, count: dailyActivity.accounts })
    .from(dailyActivity)
    .where(gte(dailyActivity.day, fromDay))
    .orderBy(asc(dailyActivity.day));
}

export async function latestFilesBytes(connection: Connection): Promise<number | null> {
  const [row] = await connection
    .select({ bytes: dailyActivity.filesBytes })
    .from(dailyActivity)
    .where(isNotNull(dailyActivity.filesBytes))
    .orderBy(desc(dailyActivity.day))
    .limit(1);
  return row?.bytes ?? null;
}

export async function databaseBytes(connection: Connection): Promise<number> {
  const { rows } = await connection.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

export interface UpstreamHealth {
  readonly name: string;
  readonly checkedAt: Instant | null;
  readonly failedAt: Instant | null;
  readonly failures: number;
  readonly lastFault: string | null;
  readonly rejected: number;
}

export function upstreamHealth(connection: Connection, now: Instant): Promise<UpstreamHealth[]> {
  const lately = now - 7 * day;
  const { key, checkedAt, lastFailedAt, failures, lastFault } = upstreamAnswers;
  return connection
    .select({
      name: key,
      checkedAt,
      failedAt: lastFailedAt,
      failures,
      lastFault,
      rejected: count(upstreamRejects.id),
    })
    .from(upstreamAnswers)
    .leftJoin(upstreamRejects, and(eq(upstreamRejects.key, key), gte(upstreamRejects.at, lately)))
    .where(or(gte(checkedAt, lately), gte(lastFailedAt, lately)))
    .groupBy(key)
    .orderBy(asc(key));
}
