import { minute } from "@striper/marine/time";
import { lockAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext, Connection } from "#server/features/accounts/dependencies.ts";
import { findSession } from "#server/features/accounts/sessions/sessions.store.ts";
import { attemptKey } from "#server/features/accounts/signing-in/attempts.policy.ts";
import {
  countAttempt,
  settleAttempt,
} from "#server/features/accounts/signing-in/attempts.store.ts";
import { AppError } from "#server/http/app-error.ts";
import type { SignedInAccount } from "#server/http/authentication.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface Asking {
  readonly account: Pick<SignedInAccount, "accountId" | "sessionId">;
  readonly requester: () => Requester;
  readonly password: string | undefined;
}

const recentMs = 5 * minute;

/**
 * Passes after a recent sign-in or with the password, so that a person who finds an unlocked device
 * cannot take the account. Attempts are counted per account over all sessions. The owner can sign
 * in again instead, which is counted separately.
 */
export async function confirmPerson(context: AccountsContext, asking: Asking): Promise<void> {
  const { orm, clock } = context;
  const { accountId, sessionId } = asking.account;
  const session = await findSession(orm, accountId, sessionId);
  if (session === undefined) throw new AppError("unauthorized");
  if (clock.now() - session.createdAt < recentMs) return;
  await confirmPassword(context, asking);
}

/** Requires the password, however recent the sign-in was. */
export async function confirmPassword(
  { orm, clock, passwords }: Pick<AccountsContext, "orm" | "clock" | "passwords">,
  { account: { accountId, sessionId }, requester, password }: Asking,
): Promise<void> {
  const session = await findSession(orm, accountId, sessionId);
  if (session === undefined) throw new AppError("unauthorized");
  if (password === undefined) throw new AppError("password_required");
  const now = clock.now();
  const key = attemptKey("confirm-person", accountId);
  const waitMs = await countAttempt(orm, [key], now);
  if (waitMs > 0)
    throw new AppError("rate_limited", {
      message: "Too many wrong passwords. Please wait a moment, or sign in again.",
      headers: { "retry-after": String(Math.ceil(waitMs / 1000)) },
    });
  if (!(await passwords.verify(session.passwordHash, password, requester())))
    throw new AppError("wrong_password");
  await settleAttempt(orm, key, [], now);
}

/**
 * Locks the account until the transaction ends. Throws when the session has ended, because a
 * password changed meanwhile also voids earlier requests.
 */
export async function lockSignedIn(
  connection: Connection,
  { accountId, sessionId }: Asking["account"],
): Promise<AccountRow> {
  const account = await lockAccount(connection, accountId);
  const session = await findSession(connection, accountId, sessionId);
  if (account === undefined || session === undefined) throw new AppError("unauthorized");
  return account;
}
