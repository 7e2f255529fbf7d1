import { accessTokensPerAccount } from "@striper/contract/limits";
import type { Instant } from "@striper/marine/time";
import { and, count, desc, eq, gt, isNull, lt, lte, or, sql } from "drizzle-orm";
import { accessTokens } from "#server/features/access-tokens/access-tokens.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

export type AccessTokenRow = typeof accessTokens.$inferSelect;

const isUsable = (accountId: string, now: Instant) =>
  and(eq(accessTokens.accountId, accountId), gt(accessTokens.expiresAt, now));

/** Removes expired tokens first. Locks the account against concurrent additions. */
export async function makeRoom(
  connection: Connection,
  accountId: string,
  now: Instant,
): Promise<boolean> {
  await connection.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`access_tokens ${accountId}`}, 0))`,
  );
  await connection
    .delete(accessTokens)
    .where(and(eq(accessTokens.accountId, accountId), lte(accessTokens.expiresAt, now)));
  const [row] = await connection
    .select({ tokens: count() })
    .from(accessTokens)
    .where(eq(accessTokens.accountId, accountId));
  return (row?.tokens ?? 0) < accessTokensPerAccount;
}

export async function insertToken(
  connection: Connection,
  token: typeof accessTokens.$inferInsert,
): Promise<AccessTokenRow> {
  const [row] = await connection.insert(accessTokens).values(token).returning();
  if (row === undefined) throw new Error("an access token was not written");
  return row;
}

export const listTokens = (
  connection: Connection,
  accountId: string,
  now: Instant,
): Promise<AccessTokenRow[]> =>
  connection
    .select()
    .from(accessTokens)
    .where(isUsable(accountId, now))
    .orderBy(desc(accessTokens.madeAt));

export async function findToken(
  connection: Connection,
  tokenHash: Buffer,
  now: Instant,
): Promise<AccessTokenRow | undefined> {
  const [row] = await connection
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.tokenHash, tokenHash), gt(accessTokens.expiresAt, now)));
  return row;
}

/** Writes once a day; of concurrent calls one writes. */
export async function touchToken(connection: Connection, id: string, today: string): Promise<void> {
  const isOlder = or(isNull(accessTokens.lastUsedOn), lt(accessTokens.lastUsedOn, today));
  await connection
    .update(accessTokens)
    .set({ lastUsedOn: today })
    .where(and(eq(accessTokens.id, id), isOlder));
}

export async function deleteToken(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<boolean> {
  const rows = await connection
    .delete(accessTokens)
    .where(and(eq(accessTokens.accountId, accountId), eq(accessTokens.id, id)))
    .returning({ id: accessTokens.id });
  return rows.length > 0;
}

export async function deleteTokens(connection: Connection, accountId: string): Promise<boolean> {
  const rows = await connection
    .delete(accessTokens)
    .where(eq(accessTokens.accountId, accountId))
    .returning({ id: accessTokens.id });
  return rows.length > 0;
}
