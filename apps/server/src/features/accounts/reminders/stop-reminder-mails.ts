import { updateAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { findLink } from "#server/features/accounts/links/links.store.ts";
import { AppError } from "#server/http/app-error.ts";

/** Works as often as it is pressed, from any of the mails, and asks nobody to sign in. */
export async function stopReminderMails(
  { orm, clock }: Pick<AccountsContext, "orm" | "clock">,
  token: string,
): Promise<void> {
  const link = await findLink(orm, { purpose: "stop_reminders", token }, clock.now());
  if (link?.accountId == null) throw new AppError("link_invalid");
  await updateAccount(orm, link.accountId, { reminderMailsSince: null });
}
