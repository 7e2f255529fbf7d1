import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import type { Reminder } from "#server/platform/reminders/reminder.ts";

type Recipient = Pick<AccountRow, "email" | "displayName">;

const signature = "Striper Conditions, Boston Harbor";

function mail(
  { displayName }: Recipient,
  to: string,
  subject: string,
  paragraphs: readonly string[],
): MailMessage {
  const text = [`Hello ${displayName},`, ...paragraphs, signature].join("\n\n");
  return { to, subject, text: `${text}\n` };
}

export function alreadyRegisteredMail(owner: Recipient, publicUrl: string): MailMessage {
  return mail(owner, owner.email, "You already have an account", [
    "Somebody, perhaps you, tried to start a free trial with this address. It already has an account, so no second one was made.",
    `Sign in at ${publicUrl}. If you have forgotten your password, you can set a new one there.`,
    "If it was not you, there is nothing you have to do.",
  ]);
}

export function passwordResetMail(owner: Recipient, link: string): MailMessage {
  const message = mail(owner, owner.email, "Set a new password", [
    "Open this link to choose a new password. It works once, for 30 minutes:",
    link,
    "If you did not ask for it, there is nothing you have to do: your password stays as it is.",
  ]);
  return { ...message, link };
}

export function passwordChangedMail(owner: Recipient): MailMessage {
  return mail(owner, owner.email, "Your password was changed", [
    "Your password was changed just now, and all your devices were signed out.",
    'If it was not you, somebody else can read your mail. Secure your mailbox, then use "Forgot your password?" to set another password.',
  ]);
}

export function confirmAddressMail(account: Recipient, to: string, link: string): MailMessage {
  const message = mail(account, to, "Confirm your new address", [
    "Open this link to use this address for your account from now on. It works once, for 24 hours:",
    link,
    "If you did not ask for it, there is nothing you have to do.",
  ]);
  return { ...message, link };
}

export function addressTakenMail(owner: Recipient): MailMessage {
  return mail(owner, owner.email, "This address already has an account", [
    "Somebody, perhaps you, wants to use this address for another account. It already has one, so that is not possible.",
    "If it was not you, there is nothing you have to do.",
  ]);
}

export function changeRequestedMail(account: Recipient, newEmail: string): MailMessage {
  return mail(account, account.email, "A new address was asked for", [
    `Your account is to use the address ${newEmail} from now on. Nothing changes until that address is confirmed.`,
    'If it was not you, use "Forgot your password?" to set another password: that calls the change off and signs out all devices.',
  ]);
}

export function emailChangedMail(account: Recipient, newEmail: string): MailMessage {
  return mail(account, account.email, "Your address was changed", [
    `Your account now uses the address ${newEmail}. This is the last mail to the old one.`,
    "If it was not you, contact support at once.",
  ]);
}

export function reminderMail(
  owner: Recipient,
  { subject, paragraphs }: Pick<Reminder, "subject" | "paragraphs">,
  stopLink: string,
): MailMessage {
  const message = mail(owner, owner.email, subject, [
    ...paragraphs,
    `You asked for reminders by mail. This link stops them: ${stopLink}`,
  ]);
  return { ...message, stopLink };
}

export function accountDeletedMail(account: Recipient): MailMessage {
  return mail(account, account.email, "Your account was deleted", [
    "Your account was deleted with everything in it, and nothing will be charged any more.",
  ]);
}
