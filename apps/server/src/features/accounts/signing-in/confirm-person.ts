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

/** Who asks, and the proof that it is the account's owner. */
export interface Asking {
  readonly account: Pick<SignedInAccount, "accountId" | "sessionId">;
  readonly requester: () => Requester;
  readonly password: string | undefined;
}

/** For this long after signing in, the password is not asked for again. */
const recentMs = 5 * minute;

/**
 * Passes if the person signed in just now or gives the password: whoever finds an unlocked device
 * must not be able to take the account. Attempts are counted for the account over all its sessions;
 * its owner can always sign in again instead, which is counted separately.
 */
export async function confirmPerson(context: AccountsContext, asking: Asking): Promise<void> {
  const { orm, clock } = context;
  const { accountId, sessionId } = asking.account;
  const session = await findSession(orm, accountId, sessionId);
  if (session === undefined) throw new AppError("unauthorized");
  if (clock.now() - session.createdAt < recentMs) return;
  await confirmPassword(context, asking);
}

/** Passes only if the password is given now, however recent the sign-in was. */
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
 * Locks the account until the transaction ends. Refused once the session has ended: a password
 * changed meanwhile ends it, and with it the requests made before.
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
