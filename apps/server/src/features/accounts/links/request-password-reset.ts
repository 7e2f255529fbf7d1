import { minute } from "@striper/marine/time";
import { findAccountByEmail, isKnownOrigin } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { insertLink } from "#server/features/accounts/links/links.store.ts";
import { mayMail } from "#server/features/accounts/mail-budget.ts";
import { passwordResetMail } from "#server/features/accounts/mails.ts";
import type { Caller } from "#server/features/accounts/signing-in/caller.ts";

const linkLifeMs = 30 * minute;

async function mailLink(
  context: AccountsContext,
  email: string,
  { address: client, originHash }: Caller,
): Promise<void> {
  const { orm, clock, mailer, publicUrl } = context;
  const account = await findAccountByEmail(orm, email);
  if (account === undefined) return;
  const isKnown = account.emailVerifiedAt !== null && (await isKnownOrigin(orm, email, originHash));
  if (!(await mayMail(context, { kind: "reset", to: email, client, isKnown }))) return;
  const link = { purpose: "password_reset", accountId: account.id, lifeMs: linkLifeMs } as const;
  const token = await insertLink(orm, link, clock.now());
  mailer.post(passwordResetMail(account, `${publicUrl}/reset-password?token=${token}`));
}

/**
 * Returns before any lookup, so that neither the answer nor its timing reveals whether an account
 * exists.
 */
export function requestPasswordReset(
  context: AccountsContext,
  email: string,
  caller: Caller,
): void {
  context.background.start("password reset", () => mailLink(context, email, caller));
}
