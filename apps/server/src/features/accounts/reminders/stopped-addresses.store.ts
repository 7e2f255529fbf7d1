import type { Instant } from "@striper/marine/time";
import { and, eq, isNotNull } from "drizzle-orm";
import { accounts, stoppedAddresses } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";
import { addressHashOf } from "#server/features/accounts/reminders/stop-link.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

export async function stopAddress(
  connection: Connection,
  accountId: string,
  addressHash: Buffer,
  now: Instant,
): Promise<void> {
  await connection
    .insert(stoppedAddresses)
    .values({ accountId, addressHash, stoppedAt: now })
    .onConflictDoNothing();
}

export async function isStopped(
  connection: Connection,
  accountId: string,
  email: string,
): Promise<boolean> {
  const rows = await connection
    .select({ at: stoppedAddresses.stoppedAt })
    .from(stoppedAddresses)
    .where(
      and(
        eq(stoppedAddresses.accountId, accountId),
        eq(stoppedAddresses.addressHash, addressHashOf(email)),
      ),
    );
  return rows.length > 0;
}

/**
 * Returns accounts that want reminders by mail, and since when. Their address must be confirmed and
 * must not have stopped them.
 */
export async function findReminderReaders(
  connection: Connection,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Instant>> {
  const { id, reminderMailsSince, emailVerifiedAt, emailNormalized } = accounts;
  const [wanting, stops] = await Promise.all([
    connection
      .select({ id, since: reminderMailsSince, email: emailNormalized })
      .from(accounts)
      .where(
        and(isOneOf(id, accountIds), isNotNull(reminderMailsSince), isNotNull(emailVerifiedAt)),
      ),
    connection
      .select()
      .from(stoppedAddresses)
      .where(isOneOf(stoppedAddresses.accountId, accountIds)),
  ]);
  const readers = wanting.filter(
    (row) =>
      !stops.some(
        (stop) => stop.accountId === row.id && stop.addressHash.equals(addressHashOf(row.email)),
      ),
  );
  return new Map(readers.map((row) => [row.id, row.since ?? Infinity]));
}
