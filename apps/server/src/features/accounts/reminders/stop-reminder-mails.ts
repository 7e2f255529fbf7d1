import { lockAccount, updateAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { findLink } from "#server/features/accounts/links/links.store.ts";
import { addressHashOf, readStopToken } from "#server/features/accounts/reminders/stop-link.ts";
import { stopAddress } from "#server/features/accounts/reminders/stopped-addresses.store.ts";
import { AppError } from "#server/http/app-error.ts";

/**
 * Stops mails without signing in; idempotent. Final for this account and address, because the
 * person signed in to the account may not be the one who reads the mails.
 */
export async function stopReminderMails(
  { orm, clock, signer }: Pick<AccountsContext, "orm" | "clock" | "signer">,
  token: string,
): Promise<void> {
  const now = clock.now();
  const signed = readStopToken(signer, "reminders", token);
  // Links from older versions are rows; the last one expires 180 days after the upgrade.
  const link =
    signed === undefined
      ? await findLink(orm, { purpose: "stop_reminders", token }, now)
      : undefined;
  const accountId = signed?.accountId ?? link?.accountId ?? undefined;
  if (accountId === undefined) throw new AppError("link_invalid");
  await orm.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    if (account === undefined) return;
    const current = addressHashOf(account.emailNormalized);
    const addressHash = signed?.addressHash ?? current;
    await stopAddress(transaction, accountId, addressHash, now);
    if (addressHash.equals(current))
      await updateAccount(transaction, accountId, { reminderMailsSince: null });
  });
}
