import type { Instant } from "@striper/marine/time";
import { eq } from "drizzle-orm";
import { accounts, deletedAccounts } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";

/**
 * Deletes every row of the account and records that its files remain, so that a job removes them
 * even if the server stops.
 */
export async function removeAccountRows(
  transaction: Connection,
  accountId: string,
  now: Instant,
): Promise<void> {
  await transaction.delete(accounts).where(eq(accounts.id, accountId));
  await transaction.insert(deletedAccounts).values({ accountId, deletedAt: now });
}

const mostAtOnce = 1000;

export function listDeletions(connection: Connection) {
  return connection
    .select()
    .from(deletedAccounts)
    .orderBy(deletedAccounts.deletedAt)
    .limit(mostAtOnce);
}

export async function forgetDeletion(connection: Connection, accountId: string): Promise<void> {
  await connection.delete(deletedAccounts).where(eq(deletedAccounts.accountId, accountId));
}
