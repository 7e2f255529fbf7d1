import { tideAlertsPerAccount } from "@striper/contract/limits";
import type { Instant } from "@striper/marine/time";
import { and, asc, count, eq, lte, sql } from "drizzle-orm";
import { builtOnce } from "#server/platform/database/built-once.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { notComputed } from "#server/platform/reminders/remind-at.ts";
import { tideAlerts } from "#server/features/tides/tides.table.ts";

export type StoredTideAlert = typeof tideAlerts.$inferSelect;
export type TideAlertRow = Omit<StoredTideAlert, "remindAt">;

const isAlert = (accountId: string, id: string) =>
  and(eq(tideAlerts.accountId, accountId), eq(tideAlerts.id, id));

const alertsOfAccount = builtOnce((connection) =>
  connection
    .select()
    .from(tideAlerts)
    .where(eq(tideAlerts.accountId, sql.placeholder("accountId")))
    .orderBy(asc(tideAlerts.createdAt), asc(tideAlerts.id))
    .prepare("tide_alerts_of_account"),
);

export const listAlerts = (connection: Connection, accountId: string): Promise<TideAlertRow[]> =>
  alertsOfAccount(connection).execute({ accountId });

/** Skips reminders that another server has locked. */
export function lockDueAlerts(
  connection: Connection,
  now: Instant,
  most: number,
): Promise<StoredTideAlert[]> {
  return connection
    .select()
    .from(tideAlerts)
    .where(and(tideAlerts.isActive, lte(tideAlerts.remindAt, now)))
    .orderBy(asc(tideAlerts.remindAt))
    .limit(most)
    .for("no key update", { skipLocked: true });
}

export async function findAlert(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<TideAlertRow | undefined> {
  const [row] = await connection.select().from(tideAlerts).where(isAlert(accountId, id));
  return row;
}

/** Locks the account against concurrent additions. */
export async function hasRoom(connection: Connection, accountId: string): Promise<boolean> {
  await connection.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`tide_alerts ${accountId}`}, 0))`,
  );
  const [row] = await connection
    .select({ alerts: count() })
    .from(tideAlerts)
    .where(eq(tideAlerts.accountId, accountId));
  return (row?.alerts ?? 0) < tideAlertsPerAccount;
}

export async function putAlert(connection: Connection, alert: TideAlertRow): Promise<TideAlertRow> {
  const { station, event, heightFeet, direction, leadMinutes, isActive, updatedAt } = alert;
  const settings = { station, event, heightFeet, direction, leadMinutes, isActive, updatedAt };
  const [row] = await connection
    .insert(tideAlerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [tideAlerts.accountId, tideAlerts.id],
      set: { ...settings, remindAt: notComputed },
    })
    .returning();
  return row ?? alert;
}

export async function deleteAlert(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<boolean> {
  const rows = await connection
    .delete(tideAlerts)
    .where(isAlert(accountId, id))
    .returning({ id: tideAlerts.id });
  return rows.length > 0;
}
