import { createHash } from "node:crypto";
import { day } from "@striper/marine/time";
import { findReminderReaders } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { insertLink } from "#server/features/accounts/links/links.store.ts";
import { reminderMail } from "#server/features/accounts/mails.ts";
import { mayBeReminded } from "#server/features/accounts/reminders/may-be-reminded.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import type { Reminder, ReminderChannel } from "#server/platform/reminders/reminder.ts";

type Context = Pick<AccountsContext, "orm" | "clock" | "publicUrl" | "subscriptionOf" | "mailer">;

/** An old mail must still be able to stop the new ones. */
const stopLinkLifeMs = 180 * day;

async function mailFor(context: Context, reminder: Reminder): Promise<MailMessage | undefined> {
  const { orm, clock, publicUrl } = context;
  const { accountId, key } = reminder;
  const account = await mayBeReminded(context, accountId);
  if (account === undefined || account.reminderMailsSince === null) return undefined;
  const link = { purpose: "stop_reminders", accountId, lifeMs: stopLinkLifeMs } as const;
  const token = await insertLink(orm, link, clock.now());
  const id = createHash("sha256").update(`${accountId} ${key}`).digest("hex");
  return { ...reminderMail(account, reminder, `${publicUrl}/stop-reminders?token=${token}`), id };
}

export const mailChannel = (context: Context): ReminderChannel => ({
  name: "mail",
  recipients: (page) => findReminderReaders(context.orm, page),
  async ready(reminder) {
    const mail = await mailFor(context, reminder);
    return mail === undefined ? undefined : () => context.mailer.send(mail);
  },
});
