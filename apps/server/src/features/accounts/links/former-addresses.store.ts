import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { and, eq, gt, gte, isNull, lt, ne, or } from "drizzle-orm";
import { formerAddresses } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";
import { hashOf, newToken } from "#server/features/accounts/tokens.ts";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";

export type FormerAddress = typeof formerAddresses.$inferSelect;

const undoLifeMs = 7 * day;

const canComeBack = (now: Instant) =>
  and(isNull(formerAddresses.usedAt), gt(formerAddresses.expiresAt, now));

/** Returns the secret of the link, which is not stored. Call with the account locked. */
export async function saveFormerAddress(
  connection: Connection,
  { accountId, email }: Pick<FormerAddress, "accountId" | "email">,
  now: Instant,
): Promise<string> {
  const token = newToken();
  const expiresAt = now + undoLifeMs;
  await connection
    .insert(formerAddresses)
    .values({ tokenHash: hashOf(token), accountId, email, expiresAt });
  return token;
}

export async function findFormerAddress(
  connection: Connection,
  token: string,
): Promise<FormerAddress | undefined> {
  const [row] = await connection
    .select()
    .from(formerAddresses)
    .where(eq(formerAddresses.tokenHash, hashOf(token)));
  return row;
}

/**
 * Consumes the link and deletes later links and those to the same address, which a thief may have.
 * Links to earlier addresses stay valid. Returns false when it was used meanwhile.
 */
export async function restoreFormerAddress(
  connection: Connection,
  { id, accountId, email }: FormerAddress,
  now: Instant,
): Promise<boolean> {
  const taken = await connection
    .update(formerAddresses)
    .set({ usedAt: now })
    .where(and(eq(formerAddresses.id, id), canComeBack(now)))
    .returning({ id: formerAddresses.id });
  if (taken.length === 0) return false;
  await connection
    .delete(formerAddresses)
    .where(
      and(
        eq(formerAddresses.accountId, accountId),
        ne(formerAddresses.id, id),
        or(gte(formerAddresses.id, id), eq(formerAddresses.email, email)),
      ),
    );
  return true;
}

/** Returns until when another account can still restore the address, or undefined. */
export async function reservedUntil(
  connection: Connection,
  email: string,
  now: Instant,
  accountId?: string,
): Promise<Instant | undefined> {
  const rows = await connection
    .select({ accountId: formerAddresses.accountId, expiresAt: formerAddresses.expiresAt })
    .from(formerAddresses)
    .where(and(eq(formerAddresses.email, email), canComeBack(now)));
  const others = rows.filter((row) => row.accountId !== accountId);
  return others.length === 0 ? undefined : Math.max(...others.map((row) => row.expiresAt));
}

export async function listReservedAddresses(
  connection: Connection,
  accountId: string,
  now: Instant,
): Promise<string[]> {
  const rows = await connection
    .select({ email: formerAddresses.email })
    .from(formerAddresses)
    .where(and(eq(formerAddresses.accountId, accountId), canComeBack(now)));
  return [...new Set(rows.map(({ email }) => email))];
}

export async function forgetFormerAddresses(
  connection: Connection,
  before: Instant,
): Promise<void> {
  await deleteInSteps(connection, formerAddresses, lt(formerAddresses.expiresAt, before));
}
