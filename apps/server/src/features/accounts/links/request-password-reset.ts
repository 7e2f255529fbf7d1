import { minute } from "@striper/marine/time";
import { findAccountByEmail } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { insertLink } from "#server/features/accounts/links/links.store.ts";
import { passwordResetMail } from "#server/features/accounts/mails.ts";
import { attemptKey } from "#server/features/accounts/signing-in/attempts.policy.ts";
import { countAttempt } from "#server/features/accounts/signing-in/attempts.store.ts";

const linkLifeMs = 30 * minute;

async function mailLink(context: AccountsContext, email: string): Promise<void> {
  const { orm, clock, mailer, publicUrl } = context;
  const account = await findAccountByEmail(orm, email);
  if (account === undefined) return;
  const now = clock.now();
  if ((await countAttempt(orm, [attemptKey("reset-mail", email)], now)) > 0) return;
  const link = { purpose: "password_reset", accountId: account.id, lifeMs: linkLifeMs } as const;
  const token = await insertLink(orm, link, now);
  mailer.post(passwordResetMail(account, `${publicUrl}/reset-password?token=${token}`));
}

/** Returns before anything is looked up: neither the answer nor its time shows whether an account exists. */
export function requestPasswordReset(context: AccountsContext, email: string): void {
  context.background.start("password reset", () => mailLink(context, email));
}
