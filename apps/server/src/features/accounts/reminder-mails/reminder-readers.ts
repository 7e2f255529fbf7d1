import { createHash } from "node:crypto";
import { day } from "@striper/marine/time";
import { findAccount, findReminderReaders } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { insertLink } from "#server/features/accounts/links/links.store.ts";
import { reminderMail } from "#server/features/accounts/mails.ts";
import { membershipAt } from "#server/features/accounts/membership.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import type { Reminder, ReminderReaders } from "#server/platform/reminders/reminder.ts";

type Context = Pick<AccountsContext, "orm" | "clock" | "publicUrl" | "subscriptionOf">;

/** An old mail must still be able to stop the new ones. */
const stopLinkLifeMs = 180 * day;

/** Reminders belong to the plan, as what they are about does. */
async function mailFor(context: Context, reminder: Reminder): Promise<MailMessage | undefined> {
  const { orm, clock, publicUrl, subscriptionOf } = context;
  const { accountId, key } = reminder;
  const now = clock.now();
  const account = await findAccount(orm, accountId);
  if (account === undefined || account.reminderMailsSince === null) return undefined;
  const { state } = membershipAt(account.trialEndsAt, await subscriptionOf(accountId), now);
  if (state === "expired") return undefined;
  const link = { purpose: "stop_reminders", accountId, lifeMs: stopLinkLifeMs } as const;
  const stopLink = `${publicUrl}/stop-reminders?token=${await insertLink(orm, link, now)}`;
  const id = createHash("sha256").update(`${accountId} ${key}`).digest("hex");
  return { ...reminderMail(account, reminder, stopLink), id };
}

export const reminderReaders = (context: Context): ReminderReaders => ({
  all: () => findReminderReaders(context.orm),
  mailFor: (reminder) => mailFor(context, reminder),
});
