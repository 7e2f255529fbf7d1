import { updateAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { findLink } from "#server/features/accounts/links/links.store.ts";
import { accountOfStopToken } from "#server/features/accounts/reminders/stop-link.ts";
import { AppError } from "#server/http/app-error.ts";

/** Idempotent; the link of any mail works, without signing in. */
export async function stopReminderMails(
  { orm, clock, signer }: Pick<AccountsContext, "orm" | "clock" | "signer">,
  token: string,
): Promise<void> {
  const signed = accountOfStopToken(signer, "reminders", token);
  // Mails of earlier versions: their links are rows, the last of which expires 180 days after the upgrade.
  const link =
    signed === undefined
      ? await findLink(orm, { purpose: "stop_reminders", token }, clock.now())
      : undefined;
  const accountId = signed ?? link?.accountId ?? undefined;
  if (accountId === undefined) throw new AppError("link_invalid");
  await updateAccount(orm, accountId, { reminderMailsSince: null });
}
