import {
  findAccount,
  rememberOrigin,
  updateAccount,
} from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { findLink, removeLinks, takeLink } from "#server/features/accounts/links/links.store.ts";
import { passwordChangedMail } from "#server/features/accounts/mails.ts";
import { removeAllSessions } from "#server/features/accounts/sessions/sessions.store.ts";
import type { Caller } from "#server/features/accounts/signing-in/caller.ts";
import { AppError } from "#server/http/app-error.ts";
import { isCommonPassword } from "#server/platform/passwords/common-passwords.ts";

export interface NewPassword {
  readonly token: string;
  readonly password: string;
}

/**
 * Sets the password, ends all sessions, and revokes mailed links and other access to the account's
 * data.
 */
export async function confirmPasswordReset(
  context: AccountsContext,
  { token, password }: NewPassword,
  caller: Caller,
): Promise<void> {
  const { orm, clock, passwords, mailer, accessEnded } = context;
  const use = { purpose: "password_reset", token } as const;
  if ((await findLink(orm, use, clock.now())) === undefined) throw new AppError("link_invalid");
  if (isCommonPassword(password)) throw new AppError("password_too_common");
  const passwordHash = await passwords.hash(password, caller.requester);

  const now = clock.now();
  const { account, revoked } = await orm.transaction(async (transaction) => {
    const accountId = (await takeLink(transaction, use, now))?.accountId ?? undefined;
    if (accountId === undefined) throw new AppError("link_invalid");
    // Opening the link proves that the person reads this mailbox.
    await updateAccount(transaction, accountId, { passwordHash, emailVerifiedAt: now });
    await removeAllSessions(transaction, accountId);
    await removeLinks(transaction, accountId, "password_reset");
    await removeLinks(transaction, accountId, "email_change");
    await rememberOrigin(transaction, accountId, caller.originHash, now);
    return {
      revoked: await context.revokeReaders(transaction, accountId),
      account: await findAccount(transaction, accountId),
    };
  });
  if (account === undefined) return;
  accessEnded(account.id);
  mailer.post(passwordChangedMail(account, revoked));
}
