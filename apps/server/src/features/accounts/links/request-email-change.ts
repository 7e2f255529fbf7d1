import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { findAccountByEmail } from "#server/features/accounts/accounts.store.ts";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext, Connection } from "#server/features/accounts/dependencies.ts";
import {
  saveFormerAddress,
  reservedUntil,
} from "#server/features/accounts/links/former-addresses.store.ts";
import { insertLink, removeLinks } from "#server/features/accounts/links/links.store.ts";
import { mayMail } from "#server/features/accounts/mail-budget.ts";
import {
  addressReservedMail,
  addressInUseMail,
  confirmAddressMail,
  changeRequestedMail,
} from "#server/features/accounts/mails.ts";

const linkLifeMs = day;

export const undoLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/undo-email-change?token=${token}`;

/**
 * A requested change with the secrets of two links: `token` for the new address, `undoToken` for
 * the old.
 */
export interface EmailChange {
  readonly email: string;
  readonly token: string;
  readonly undoToken: string;
}

interface RequestedChange extends EmailChange {
  readonly client: string;
}

/** Replaces an earlier request. */
export async function noteEmailChange(
  connection: Connection,
  account: AccountRow,
  { email, sessionId }: { readonly email: string; readonly sessionId: string },
  now: Instant,
): Promise<EmailChange> {
  const { id: accountId } = account;
  await removeLinks(connection, accountId, "email_change");
  const payload = { email, sessionId };
  const link = { purpose: "email_change", accountId, payload, lifeMs: linkLifeMs } as const;
  const token = await insertLink(connection, link, now);
  const former = { accountId, email: account.emailNormalized };
  return { email, token, undoToken: await saveFormerAddress(connection, former, now) };
}

/**
 * Returns whether to mail the account's address about changes. A confirmed address is always told,
 * because only its owner or a thief of the account can cause such a mail.
 */
export async function mayNotify(
  context: Pick<AccountsContext, "orm" | "clock">,
  { emailVerifiedAt, emailNormalized: to }: AccountRow,
  client: string,
): Promise<boolean> {
  if (emailVerifiedAt !== null) return true;
  return mayMail(context, { kind: "notice", to, client, isKnown: false });
}

async function mailBoth(
  context: AccountsContext,
  account: AccountRow,
  { email, token, undoToken, client }: RequestedChange,
): Promise<void> {
  const { orm, clock, mailer, publicUrl } = context;
  if (await mayNotify(context, account, client))
    mailer.post(changeRequestedMail(account, email, undoLink(publicUrl, undoToken)));
  const now = clock.now();
  const isKnown = account.emailVerifiedAt !== null;
  if (!(await mayMail(context, { kind: "confirm", to: email, client, isKnown }))) return;
  const owner = await findAccountByEmail(orm, email);
  if (owner !== undefined) return mailer.post(addressInUseMail(owner));
  const until = await reservedUntil(orm, email, now, account.id);
  if (until !== undefined) return mailer.post(addressReservedMail(email, until));
  const link = `${publicUrl}/confirm-email?token=${token}`;
  mailer.post(confirmAddressMail(email, link));
}

/** Neither the answer nor its timing reveals whether the address has an account. */
export function mailEmailChange(
  context: AccountsContext,
  account: AccountRow,
  change: RequestedChange,
): void {
  context.background.start("email change", () => mailBoth(context, account, change));
}
