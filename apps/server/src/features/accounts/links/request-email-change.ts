import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { findAccountByEmail } from "#server/features/accounts/accounts.store.ts";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext, Connection } from "#server/features/accounts/dependencies.ts";
import { insertLink, removeLinks } from "#server/features/accounts/links/links.store.ts";
import {
  addressTakenMail,
  confirmAddressMail,
  changeRequestedMail,
} from "#server/features/accounts/mails.ts";
import { attemptKey } from "#server/features/accounts/signing-in/attempts.policy.ts";
import { countAttempt } from "#server/features/accounts/signing-in/attempts.store.ts";

const linkLifeMs = day;

/** One at a time: a newer wish replaces the older one. */
export async function noteEmailChange(
  connection: Connection,
  accountId: string,
  email: string,
  now: Instant,
): Promise<string> {
  await removeLinks(connection, accountId, "email_change");
  const link = { purpose: "email_change", accountId, payload: { email } } as const;
  return insertLink(connection, { ...link, lifeMs: linkLifeMs }, now);
}

async function mailBoth(
  context: AccountsContext,
  account: AccountRow,
  email: string,
  token: string,
): Promise<void> {
  const { orm, clock, mailer, publicUrl } = context;
  mailer.post(changeRequestedMail(account, email));
  const wait = await countAttempt(orm, [attemptKey("change-mail", email)], clock.now());
  if (wait > 0) return;
  const owner = await findAccountByEmail(orm, email);
  mailer.post(
    owner === undefined
      ? confirmAddressMail(account, email, `${publicUrl}/confirm-email?token=${token}`)
      : addressTakenMail(owner),
  );
}

/** Who asks does not learn whether the address has an account: not from the answer, nor its time. */
export function mailEmailChange(
  context: AccountsContext,
  account: AccountRow,
  email: string,
  token: string,
): void {
  context.background.start("email change", () => mailBoth(context, account, email, token));
}
