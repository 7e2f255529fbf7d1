import type { Instant } from "@striper/marine/time";
import {
  grantTrial,
  lockAccount,
  updateAccount,
} from "#server/features/accounts/accounts.store.ts";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext, Connection } from "#server/features/accounts/dependencies.ts";
import {
  saveFormerAddress,
  reservedUntil,
} from "#server/features/accounts/links/former-addresses.store.ts";
import {
  emailChangeOf,
  findLink,
  removeLinks,
  takeLink,
} from "#server/features/accounts/links/links.store.ts";
import { confirmOwnAddress } from "#server/features/accounts/links/confirm-own-address.ts";
import { mayNotify, undoLink } from "#server/features/accounts/links/request-email-change.ts";
import type { EmailChange } from "#server/features/accounts/links/request-email-change.ts";
import { emailChangedMail } from "#server/features/accounts/mails.ts";
import {
  removeAllSessions,
  removeOtherSessions,
} from "#server/features/accounts/sessions/sessions.store.ts";
import { AppError } from "#server/http/app-error.ts";
import { isUniqueViolation } from "#server/platform/database/unique-violation.ts";

interface Confirmed extends Omit<EmailChange, "token"> {
  readonly account: AccountRow;
}

async function moveAccount(
  { contact }: AccountsContext,
  transaction: Connection,
  token: string,
  now: Instant,
): Promise<Confirmed> {
  const use = { purpose: "email_change", token } as const;
  // Locks the account before the link, like every other transaction, to avoid a deadlock.
  const found = await findLink(transaction, use, now);
  const account =
    found?.accountId == null ? undefined : await lockAccount(transaction, found.accountId);
  const link = await takeLink(transaction, use, now);
  if (link === undefined || account === undefined) throw new AppError("link_invalid");
  const { email, sessionId } = emailChangeOf(link);
  if ((await reservedUntil(transaction, email, now, account.id)) !== undefined)
    throw new AppError("link_invalid");
  const changes = { email, emailNormalized: email, emailVerifiedAt: now };
  await updateAccount(transaction, account.id, changes);
  await contact.markChanged(transaction, account.id);
  // The new address counts as having used its trial.
  await grantTrial(transaction, email, { from: now, to: account.trialEndsAt });
  if (sessionId === undefined) await removeAllSessions(transaction, account.id);
  else await removeOtherSessions(transaction, account.id, sessionId);
  await removeLinks(transaction, account.id, "password_reset");
  const former = { accountId: account.id, email: account.emailNormalized };
  return { account, email, undoToken: await saveFormerAddress(transaction, former, now) };
}

/**
 * Moves the account to the new address. Only the session that asked for the change stays, and the
 * old address can undo it.
 */
async function changeAddress(
  context: AccountsContext,
  token: string,
  client: string,
): Promise<void> {
  const { orm, clock, mailer, contact, background, publicUrl, accessEnded } = context;
  const { account, email, undoToken } = await orm
    .transaction((transaction) => moveAccount(context, transaction, token, clock.now()))
    .catch((error: unknown) => {
      // Somebody else signed up with the address after the mail was sent.
      if (isUniqueViolation(error)) throw new AppError("link_invalid", { cause: error });
      throw error;
    });
  accessEnded(account.id);
  if (await mayNotify(context, account, client))
    mailer.post(emailChangedMail(account, email, undoLink(publicUrl, undoToken)));
  // Not awaited, so that the person does not wait for Stripe.
  background.start("contact for payments", () => contact.send(account.id));
}

export async function confirmEmail(
  context: AccountsContext,
  token: string,
  client: string,
): Promise<"own-address" | "new-address"> {
  const { orm, clock } = context;
  if (await orm.transaction((transaction) => confirmOwnAddress(transaction, token, clock.now())))
    return "own-address";
  await changeAddress(context, token, client);
  return "new-address";
}
