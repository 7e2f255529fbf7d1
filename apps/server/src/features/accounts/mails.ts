import { harborZone } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import type { Reminder } from "#server/platform/reminders/reminder.ts";

type Recipient = Pick<AccountRow, "email" | "displayName" | "emailVerifiedAt">;

const signature = "Striper Conditions, Boston Harbor";

/**
 * Returns true when the reader of the address owns the account. Nobody else gets text written by
 * the account's holder.
 */
const isOwner = (account: Recipient, to: string): boolean =>
  account.emailVerifiedAt !== null && account.email === to;

function mail(
  account: Recipient | null,
  to: string,
  subject: string,
  paragraphs: readonly string[],
): MailMessage {
  const isNamed = account !== null && isOwner(account, to);
  const greeting = isNamed ? `Hello ${account.displayName},` : "Hello,";
  const text = [greeting, ...paragraphs, signature].join("\n\n");
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

export function passwordChangedMail(owner: Recipient, revoked: readonly string[]): MailMessage {
  return mail(owner, owner.email, "Your password was changed", [
    "Your password was changed just now, and all your devices were signed out.",
    ...revoked,
    'If it was not you, somebody else can read your email. Secure your mailbox, then use "Forgot your password?" to set another password.',
  ]);
}

export function confirmOwnAddressMail({ email }: Recipient, link: string): MailMessage {
  const message = mail(null, email, "Confirm your address", [
    "Open this link to get reminders at this address. It works once, for 24 hours:",
    link,
    "If you did not ask for it, there is nothing you have to do.",
  ]);
  return { ...message, link };
}

export function confirmAddressMail(to: string, link: string): MailMessage {
  const message = mail(null, to, "Confirm your new address", [
    "Open this link to use this address for your account from now on. It works once, for 24 hours:",
    link,
    "If you did not ask for it, there is nothing you have to do.",
  ]);
  return { ...message, link };
}

export function addressInUseMail(owner: Recipient): MailMessage {
  return mail(owner, owner.email, "This address already has an account", [
    "Somebody, perhaps you, wants to use this address for another account. It already has one, so that is not possible.",
    "If it was not you, there is nothing you have to do.",
  ]);
}

const notYou =
  "If it was not you, open this link and press the button. That takes the change back, also after it has happened, signs out all devices, and lets you choose a new password. It works for seven days:";

const newAddress = (account: Recipient, newEmail: string): string =>
  isOwner(account, account.email) ? `the address ${newEmail}` : "another address";

export function changeRequestedMail(
  account: Recipient,
  newEmail: string,
  undoLink: string,
): MailMessage {
  const message = mail(account, account.email, "A change of address was requested", [
    `Somebody asked to change the address of this account to ${newAddress(account, newEmail)}. Nothing changes until that address is confirmed.`,
    "If it was you, there is nothing you have to do here.",
    notYou,
    undoLink,
  ]);
  return { ...message, link: undoLink };
}

export function emailChangedMail(
  account: Recipient,
  newEmail: string,
  undoLink: string,
): MailMessage {
  const message = mail(account, account.email, "Your address was changed", [
    `Your account now uses ${newAddress(account, newEmail)}. All devices but the one that asked for it were signed out.`,
    "If it was you, there is nothing you have to do here.",
    notYou,
    undoLink,
  ]);
  return { ...message, link: undoLink };
}

export function changeUndoneMail(
  owner: Recipient,
  resetLink: string,
  revoked: readonly string[],
): MailMessage {
  const message = mail(owner, owner.email, "Your address was changed back", [
    "As you asked, the change of your address was undone: your account uses this one. All devices were signed out, and the password that was used until now no longer works.",
    "Open this link to choose a new password. It works once, for 30 minutes:",
    resetLink,
    ...revoked,
    'Later, "Forgot your password?" at the sign-in emails you another one.',
  ]);
  return { ...message, link: resetLink };
}

/** Goes to the address an account had until its owner restored the former one. */
export function addressReturnedMail(account: Recipient): MailMessage {
  return mail(account, account.email, "This address was removed from an account", [
    "Your account does not use this address any more: the change to it was undone from the address that it had before, and all devices were signed out.",
    "If it was not you, somebody else reads the email of that address.",
  ]);
}

/** Goes to a former address when somebody wants to use it for another account. */
export function addressReservedMail(to: string, until: Instant): MailMessage {
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: harborZone });
  return mail(null, to, "This address is reserved for an account", [
    `Somebody, perhaps you, wants to use this address for an account. It belonged to another account until recently, and is reserved until ${date.format(until)}, so that this change can be undone. After that it can be used.`,
    "If it was not you, there is nothing you have to do.",
  ]);
}

export function reminderMail(
  owner: Recipient,
  { subject, paragraphs }: Pick<Reminder, "subject" | "paragraphs">,
  stopLink: string,
): MailMessage {
  const message = mail(owner, owner.email, subject, [
    ...paragraphs,
    `You asked for reminders by email. This link stops them: ${stopLink}`,
  ]);
  return { ...message, stopLink };
}

export function accessTokenMadeMail(account: Recipient, publicUrl: string): MailMessage {
  return mail(account, account.email, "An AI app was given access", [
    "An access token was made in your profile just now. An AI app that has it can ask the assistant's tools for you, and change nothing.",
    `If it was not you, revoke it in your profile at ${publicUrl}, and set a new password.`,
  ]);
}

/** Also goes to the addresses that could still restore the account. */
export function accountDeletedMail(account: Recipient, to: string = account.email): MailMessage {
  const which =
    to === account.email ? "The account of this address" : "The account that this address had";
  return mail(account, to, "Your account was deleted", [
    `${which} was deleted with everything in it: catches, photos, licenses and spots. All devices were signed out, and nothing will be charged any more. It cannot be brought back.`,
    "If it was not you, somebody knew your password, or held a device on which you had just signed in. Change that password wherever else you use it.",
  ]);
}
