import type { PushDevice } from "@striper/contract/reminders";
import type { Instant } from "@striper/marine/time";
import { and, eq, gt, min } from "drizzle-orm";
import { pushDevices, sessions } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

/** Subscribing again keeps the time of the first subscription. */
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

/** Removes the endpoint only if unchanged, because the device may have subscribed again. */
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
  readonly accountId: string;
}

export async function pushDevicesOf(
  connection: Connection,
  accountIds: readonly string[],
  now: Instant,
): Promise<KnownPushDevice[]> {
  const { sessionId, endpoint, p256dh, auth } = pushDevices;
  const { accountId } = sessions;
  const rows = await connection
    .select({ sessionId, accountId, endpoint, p256dh, auth })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(and(isOneOf(accountId, accountIds), gt(sessions.expiresAt, now)));
  return rows.map((row) => ({
    sessionId: row.sessionId,
    accountId: row.accountId,
    endpoint: row.endpoint,
    keys: { p256dh: row.p256dh, auth: row.auth },
  }));
}

/** Returns the time of the first registration of each account that has devices. */
export async function findPushReaders(
  connection: Connection,
  accountIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, Instant>> {
  const { accountId } = sessions;
  const rows = await connection
    .select({ accountId, since: min(pushDevices.since) })
    .from(sessions)
    .innerJoin(pushDevices, eq(pushDevices.sessionId, sessions.id))
    .where(and(isOneOf(accountId, accountIds), gt(sessions.expiresAt, now)))
    .groupBy(accountId);
  return new Map(rows.map((row) => [row.accountId, row.since ?? Infinity]));
}
