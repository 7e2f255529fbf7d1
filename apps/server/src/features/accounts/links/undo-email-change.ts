import { minute } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { lockAccount, updateAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext, Connection } from "#server/features/accounts/dependencies.ts";
import {
  findFormerAddress,
  restoreFormerAddress,
} from "#server/features/accounts/links/former-addresses.store.ts";
import type { FormerAddress } from "#server/features/accounts/links/former-addresses.store.ts";
import { insertLink, removeLinks } from "#server/features/accounts/links/links.store.ts";
import { addressReturnedMail, changeUndoneMail } from "#server/features/accounts/mails.ts";
import { removeAllSessions } from "#server/features/accounts/sessions/sessions.store.ts";
import { newToken } from "#server/features/accounts/tokens.ts";
import { linkWording } from "#server/features/accounts/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import { isUniqueViolation } from "#server/platform/database/unique-violation.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

const resetLifeMs = 30 * minute;

function requireUsable(former: FormerAddress | undefined, now: Instant): FormerAddress {
  if (former === undefined) throw new AppError("link_invalid");
  if (former.usedAt !== null)
    throw new AppError("link_invalid", { message: linkWording.undoneAlready });
  if (former.expiresAt <= now)
    throw new AppError("link_invalid", { message: linkWording.undoTooLate });
  return former;
}

/** Restores the former address and locks out whoever changed it. */
async function giveBack(
  { contact, revokeReaders }: AccountsContext,
  connection: Connection,
  former: FormerAddress,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Instant },
): Promise<{
  readonly account: AccountRow;
  readonly resetToken: string;
  readonly revoked: readonly string[];
}> {
  const account = await lockAccount(connection, former.accountId);
  if (account === undefined) throw new AppError("link_invalid");
  if (!(await restoreFormerAddress(connection, former, now)))
    throw new AppError("link_invalid", { message: linkWording.undoneAlready });
  await updateAccount(connection, account.id, {
    email: former.email,
    emailNormalized: former.email,
    emailVerifiedAt: now,
    passwordHash,
  });
  if (account.emailNormalized !== former.email) await contact.markChanged(connection, account.id);
  await removeAllSessions(connection, account.id);
  await removeLinks(connection, account.id, "email_change");
  await removeLinks(connection, account.id, "password_reset");
  const reset = { purpose: "password_reset", accountId: account.id, lifeMs: resetLifeMs } as const;
  const revoked = await revokeReaders(connection, account.id);
  return { account, revoked, resetToken: await insertLink(connection, reset, now) };
}

/**
 * Cancels or reverts a change of address. The requester knew the password, so it is
 * replaced by a random one, and the restored address gets a link to set another.
 */
export async function undoEmailChange(
  context: AccountsContext,
  token: string,
  requester: Requester,
): Promise<void> {
  const { orm, clock, passwords, mailer, contact, background, publicUrl, accessEnded } = context;
  const former = requireUsable(await findFormerAddress(orm, token), clock.now());
  const passwordHash = await passwords.hash(newToken(), requester);
  const now = clock.now();
  const { account, resetToken, revoked } = await orm
    .transaction((transaction) => giveBack(context, transaction, former, { passwordHash, now }))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError("link_invalid", { message: linkWording.undoTaken, cause: error });
    });
  accessEnded(account.id);
  const owner = { email: former.email, displayName: account.displayName, emailVerifiedAt: now };
  const resetLink = `${publicUrl}/reset-password?token=${resetToken}`;
  mailer.post(changeUndoneMail(owner, resetLink, revoked));
  if (account.emailNormalized === former.email) return;
  mailer.post(addressReturnedMail(account));
  background.start("contact for payments", () => contact.send(account.id));
}
