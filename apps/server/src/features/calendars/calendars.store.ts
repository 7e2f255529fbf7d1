import type { Instant } from "@striper/marine/time";
import { eq } from "drizzle-orm";
import { calendarAddresses } from "#server/features/calendars/calendars.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

export async function putAddress(
  connection: Connection,
  address: typeof calendarAddresses.$inferInsert,
): Promise<void> {
  const { tokenHash, madeAt } = address;
  await connection
    .insert(calendarAddresses)
    .values(address)
    .onConflictDoUpdate({ target: calendarAddresses.accountId, set: { tokenHash, madeAt } });
}

export async function addressMadeAt(
  connection: Connection,
  accountId: string,
): Promise<Instant | null> {
  const [row] = await connection
    .select({ madeAt: calendarAddresses.madeAt })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.accountId, accountId));
  return row?.madeAt ?? null;
}

export async function accountOfToken(
  connection: Connection,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [row] = await connection
    .select({ accountId: calendarAddresses.accountId })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.tokenHash, tokenHash));
  return row?.accountId;
}

export async function deleteAddress(connection: Connection, accountId: string): Promise<boolean> {
  const rows = await connection
    .delete(calendarAddresses)
    .where(eq(calendarAddresses.accountId, accountId))
    .returning({ accountId: calendarAddresses.accountId });
  return rows.length > 0;
}
