import type { PushDevice } from "@striper/contract/reminders";
import type { Instant } from "@striper/marine/time";
import { and, asc, eq, gt, min } from "drizzle-orm";
import { pushDevices, sessions } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";
import type { Recipient, RecipientsPage } from "#server/platform/reminders/reminder.ts";

/** A device that subscribes anew goes on from when it first did. */
export async function savePushDevice(
  connection: Connection,
  sessionId: string,
  { endpoint, keys }: PushDevice,
  now: Instant,
): Promise<void> {
  const device = { endpoint, ...keys };
  await connection
    .insert(pushDevices)
    .values({ sessionId, ...device, since: now })
    .onConflictDoUpdate({ target: pushDevices.sessionId, set: device });
}

export async function findPushEndpoint(
  connection: Connection,
  sessionId: string,
): Promise<string | undefined> {
  const [row] = await connection
    .select({ endpoint: pushDevices.endpoint })
    .from(pushDevices)
    .where(eq(pushDevices.sessionId, sessionId));
  return row?.endpoint;
}

export async function removePushDevice(connection: Connection, sessionId: string): Promise<void> {
  await connection.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
}

/** Only as long as it is the same: a device may have subscribed anew meanwhile. */
export async function removePushEndpoint(
  connection: Connection,
  sessionId: string,
  endpoint: string,
): Promise<void> {
  await connection
    .delete(pushDevices)
    .where(and(eq(pushDevices.sessionId, sessionId), eq(pushDevices.endpoint, endpoint)));
}

export interface KnownPushDevice extends PushDevice {
  readonly sessionId: string;
}

export async function pushDevicesOf(
  connection: Connection,
  accountId: string,
  now: Instant,
): Promise<KnownPushDevice[]> {
  const { sessionId, endpoint, p256dh, auth } = pushDevices;
  const rows = await connection
    .select({ sessionId, endpoint, p256dh, auth })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)));
  return rows.map((row) => ({
    sessionId: row.sessionId,
    endpoint: row.endpoint,
    keys: { p256dh: row.p256dh, auth: row.auth },
  }));
}

/** With the moment at which the first of its devices was registered. */
export async function findPushReaders(
  connection: Connection,
  { after, most }: RecipientsPage,
  now: Instant,
): Promise<Recipient[]> {
  const isBehind = after === undefined ? undefined : gt(sessions.accountId, after);
  const rows = await connection
    .select({ accountId: sessions.accountId, since: min(pushDevices.since) })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(gt(sessions.expiresAt, now), isBehind))
    .groupBy(sessions.accountId)
    .orderBy(asc(sessions.accountId))
    .limit(most);
  return rows.flatMap(({ accountId, since }) => (since === null ? [] : [{ accountId, since }]));
}
