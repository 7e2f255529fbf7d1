import type { OutputOf } from "@striper/contract/endpoint";
import type { updateProfile as endpoint } from "@striper/contract/accounts";
import type { Instant } from "@striper/marine/time";
import { findAccount, updateAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountChanges, AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { removeLinks } from "#server/features/accounts/links/links.store.ts";
import { mailConfirmation } from "#server/features/accounts/links/confirm-own-address.ts";
import {
  mailEmailChange,
  noteEmailChange,
} from "#server/features/accounts/links/request-email-change.ts";
import {
  confirmPerson,
  lockSignedIn,
} from "#server/features/accounts/signing-in/confirm-person.ts";
import type { Asking } from "#server/features/accounts/signing-in/confirm-person.ts";
import { isStopped } from "#server/features/accounts/reminders/stopped-addresses.store.ts";
import { attemptKey } from "#server/features/accounts/signing-in/attempts.policy.ts";
import { countAttempt } from "#server/features/accounts/signing-in/attempts.store.ts";
import { linkWording } from "#server/features/accounts/wording.ts";
import { AppError } from "#server/http/app-error.ts";

export type ProfileChanges = Omit<OutputOf<(typeof endpoint)["body"]>, "password">;

function accountChanges(
  changes: ProfileChanges,
  account: AccountRow,
  now: Instant,
): AccountChanges {
  const { display_name: displayName, units, light_mode: lightMode } = changes;
  const { reminder_mails: reminderMails } = changes;
  return {
    ...(displayName === undefined ? {} : { displayName }),
    ...(units === undefined ? {} : { units }),
    ...(lightMode === undefined ? {} : { lightMode }),
    // Turning them on again keeps the first date.
    ...(reminderMails === undefined
      ? {}
      : { reminderMailsSince: reminderMails ? (account.reminderMailsSince ?? now) : null }),
  };
}

async function refuseTooManyAddresses(
  { orm, clock }: AccountsContext,
  accountId: string,
): Promise<void> {
  const waitMs = await countAttempt(orm, [attemptKey("email-change", accountId)], clock.now());
  if (waitMs > 0)
    throw new AppError("rate_limited", {
      message: "You have asked for several new addresses. Please wait before the next one.",
      headers: { "retry-after": String(Math.ceil(waitMs / 1000)) },
    });
}

async function refuseStopped(
  { orm }: AccountsContext,
  { id, emailNormalized }: AccountRow,
): Promise<void> {
  if (await isStopped(orm, id, emailNormalized))
    throw new AppError("conflict", { message: linkWording.mailsStopped });
}

export type ToConfirm = "new-address" | "own-address" | null;

/** Sending the current address cancels a pending change. */
export async function updateProfile(
  context: AccountsContext,
  asking: Asking & { readonly client: string },
  changes: ProfileChanges,
): Promise<ToConfirm> {
  const { orm, clock, contact, background } = context;
  const { accountId } = asking.account;
  const { email } = changes;
  const account = await findAccount(orm, accountId);
  if (account === undefined) throw new AppError("unauthorized");
  const isNewAddress = email !== undefined && email !== account.emailNormalized;
  const isNewName =
    changes.display_name !== undefined && changes.display_name !== account.displayName;
  const wantsMails = changes.reminder_mails === true;
  if (wantsMails) await refuseStopped(context, account);
  if (isNewAddress) {
    await confirmPerson(context, asking);
    await refuseTooManyAddresses(context, accountId);
  }
  const change = await orm.transaction(async (transaction) => {
    const locked = await lockSignedIn(transaction, asking.account);
    // The checks above were made for the old address.
    if (locked.emailNormalized !== account.emailNormalized) throw new AppError("conflict");
    const now = clock.now();
    await updateAccount(transaction, accountId, accountChanges(changes, locked, now));
    if (isNewName) await contact.markChanged(transaction, accountId);
    const { sessionId } = asking.account;
    if (isNewAddress) return noteEmailChange(transaction, locked, { email, sessionId }, now);
    if (email !== undefined) await removeLinks(transaction, accountId, "email_change");
    return undefined;
  });
  if (isNewName) background.start("contact for payments", () => contact.send(accountId));
  if (change !== undefined) {
    mailEmailChange(context, account, { ...change, client: asking.client });
    return "new-address";
  }
  if (!wantsMails || account.emailVerifiedAt !== null) return null;
  mailConfirmation(context, account, asking.client);
  return "own-address";
}
