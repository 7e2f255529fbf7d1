import type { Instant } from "@striper/marine/time";
import { eq } from "drizzle-orm";
import { accounts, deletedAccounts } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";

/**
 * Removes every row of the account at once, and notes that its files have still to go: whatever
 * happens afterwards, that note is worked off. False when there was no account.
 */
export function removeAccountRows(
  connection: Connection,
  accountId: string,
  now: Instant,
): Promise<boolean> {
  return connection.transaction(async (transaction) => {
    const removed = await transaction
      .delete(accounts)
      .where(eq(accounts.id, accountId))
      .returning({ id: accounts.id });
    if (removed.length === 0) return false;
    await transaction.insert(deletedAccounts).values({ accountId, deletedAt: now });
    return true;
  });
}

export function listDeletions(connection: Connection) {
  return connection.select().from(deletedAccounts).orderBy(deletedAccounts.deletedAt);
}

export async function forgetDeletion(connection: Connection, accountId: string): Promise<void> {
  await connection.delete(deletedAccounts).where(eq(deletedAccounts.accountId, accountId));
}
