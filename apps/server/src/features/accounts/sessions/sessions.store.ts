import { sessionsPerAccount } from "@striper/contract/limits";
import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { and, desc, eq, gt, lt, ne, notInArray, sql } from "drizzle-orm";
import { accounts, sessions } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";
import { hashOf, newToken } from "#server/features/accounts/tokens.ts";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";

export const sessionLifeMs = 90 * day;

export interface StartedSession {
  readonly sessionId: string;
  /** Returned once and stored nowhere. */
  readonly token: string;
}

const stillCounts = (accountId: string, now: Instant) =>
  and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now));

async function makeRoom(connection: Connection, accountId: string, now: Instant): Promise<void> {
  const kept = connection
    .select({ id: sessions.id })
    .from(sessions)
    .where(stillCounts(accountId, now))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), desc(sessions.id))
    .limit(sessionsPerAccount - 1);
  await connection
    .delete(sessions)
    .where(and(stillCounts(accountId, now), notInArray(sessions.id, kept)));
}

/** Call with the account locked, so that concurrent sign-ins count each other. */
export async function insertSession(
  connection: Connection,
  accountId: string,
  deviceName: string,
  now: Instant,
): Promise<StartedSession> {
  await makeRoom(connection, accountId, now);
  const token = newToken();
  const [row] = await connection
    .insert(sessions)
    .values({
      tokenHash: hashOf(token),
      accountId,
      deviceName,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + sessionLifeMs,
    })
    .returning({ sessionId: sessions.id });
  if (row === undefined) throw new Error("a session was not written");
  return { sessionId: row.sessionId, token };
}

export async function findSession(connection: Connection, accountId: string, sessionId: string) {
  const [row] = await connection
    .select({ createdAt: sessions.createdAt, passwordHash: accounts.passwordHash })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId)));
  return row;
}

/** Prepared once per pool connection, because every authenticated call runs it. */
export function prepareSessionLookup(connection: Connection) {
  const prepared = connection
    .select({
      sessionId: sessions.id,
      accountId: sessions.accountId,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      role: accounts.role,
      trialEndsAt: accounts.trialEndsAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
    .prepare("session_lookup");
  return async (token: string) => (await prepared.execute({ tokenHash: hashOf(token) }))[0];
}

/** Extends the session; only one of several concurrent calls writes. */
export async function touchSession(
  connection: Connection,
  sessionId: string,
  now: Instant,
  unlessSince: Instant,
): Promise<void> {
  await connection
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt: now + sessionLifeMs })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, unlessSince)));
}

export function listSessions(connection: Connection, accountId: string, now: Instant) {
  return connection
    .select({
      sessionId: sessions.id,
      deviceName: sessions.deviceName,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(stillCounts(accountId, now))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

export async function removeSession(
  connection: Connection,
  accountId: string,
  sessionId: string,
): Promise<boolean> {
  const removed = await connection
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return removed.length > 0;
}

export async function removeOtherSessions(
  connection: Connection,
  accountId: string,
  sessionId: string,
): Promise<void> {
  await connection
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.id, sessionId)));
}

export async function removeAllSessions(connection: Connection, accountId: string): Promise<void> {
  await connection.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** Until removed, expired sessions are answered as expired instead of unknown. */
export async function removeExpiredSessions(
  connection: Connection,
  before: Instant,
): Promise<void> {
  await deleteInSteps(connection, sessions, lt(sessions.expiresAt, before));
}
