import { createHash } from "node:crypto";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { reminderMail } from "#server/features/accounts/mails.ts";
import { mayBeReminded } from "#server/features/accounts/reminders/may-be-reminded.ts";
import { stopToken } from "#server/features/accounts/reminders/stop-link.ts";
import { findReminderReaders } from "#server/features/accounts/reminders/stopped-addresses.store.ts";
import type { ReminderChannel } from "#server/platform/reminders/reminder.ts";

type Context = Pick<
  AccountsContext,
  "orm" | "clock" | "publicUrl" | "subscriptionsOf" | "mailer" | "signer"
>;

export const mailChannel = (context: Context): ReminderChannel => ({
  name: "mail",
  // Twice the mailer's limit, because writing results overlaps with sending.
  atOnce: 2 * context.mailer.atOnce,
  wantedSince: findReminderReaders,
  async ready(reminders) {
    const { mailer, publicUrl, signer } = context;
    const accounts = await mayBeReminded(context, reminders);
    const readers = await findReminderReaders(context.orm, [...accounts.keys()]);
    return reminders.map((reminder) => {
      const { accountId, key } = reminder;
      const account = accounts.get(accountId);
      if (account === undefined || !readers.has(accountId)) return undefined;
      const recipient = { accountId, email: account.emailNormalized };
      const stopLink = `${publicUrl}/stop-reminders?token=${stopToken(signer, "reminders", recipient)}`;
      const id = createHash("sha256").update(`${accountId} ${key}`).digest("hex");
      return () => mailer.send({ ...reminderMail(account, reminder, stopLink), id });
    });
  },
});
