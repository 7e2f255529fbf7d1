import { deleteTokens } from "#server/features/access-tokens/access-tokens.store.ts";
import { wording as tokensWording } from "#server/features/access-tokens/wording.ts";
import { deleteAddress } from "#server/features/calendars/calendars.store.ts";
import { wording as calendarsWording } from "#server/features/calendars/wording.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/**
 * Revokes access that works without a session. Returns a sentence about each for the mail to the
 * owner.
 */
export async function revokeReaders(
  connection: Connection,
  accountId: string,
): Promise<readonly string[]> {
  const hadCalendar = await deleteAddress(connection, accountId);
  const hadTokens = await deleteTokens(connection, accountId);
  return [
    ...(hadCalendar ? [calendarsWording.revokedToo] : []),
    ...(hadTokens ? [tokensWording.revokedToo] : []),
  ];
}
