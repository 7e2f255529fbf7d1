import {
  findAccountByEmail,
  lockIfPasswordMatches,
  isKnownOrigin,
  rememberOrigin,
  replacePasswordHash,
} from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { insertSession } from "#server/features/accounts/sessions/sessions.store.ts";
import { attemptKey } from "#server/features/accounts/signing-in/attempts.policy.ts";
import {
  countAttempt,
  settleAttempt,
} from "#server/features/accounts/signing-in/attempts.store.ts";
import type { Caller } from "#server/features/accounts/signing-in/caller.ts";
import type { SignedIn } from "#server/features/accounts/signing-in/sign-up.ts";
import { AppError } from "#server/http/app-error.ts";

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

function refuseFor(waitMs: number): void {
  if (waitMs === 0) return;
  const seconds = String(Math.ceil(waitMs / 1000));
  throw new AppError("rate_limited", {
    message: "Too many tries to sign in. Please wait a moment, or ask for a new password.",
    headers: { "retry-after": seconds },
  });
}

export function signIn(
  context: AccountsContext,
  credentials: SignIn,
  caller: Caller,
): Promise<SignedIn> {
  return context.signIns.run(caller.requester, (requester) =>
    checkAndSignIn(context, credentials, { ...caller, requester }),
  );
}

/**
 * Runs the same steps for an unknown address as for a wrong password, so that timing and text are
 * equal.
 */
async function checkAndSignIn(
  context: AccountsContext,
  { email, password }: SignIn,
  caller: Caller,
): Promise<SignedIn> {
  const { orm, clock, passwords } = context;
  const { requester } = caller;
  const pair = attemptKey("sign-in-pair", email, caller.address);
  const shared = [
    attemptKey("sign-in-account", email),
    attemptKey("sign-in-address", caller.address),
  ];
  // Strangers' attempts do not delay the owner at a known origin.
  const isKnown = await isKnownOrigin(orm, email, caller.originHash);
  const keys = isKnown ? [pair] : [pair, ...shared];
  refuseFor(await countAttempt(orm, keys, clock.now()));

  const account = await findAccountByEmail(orm, email);
  const isRight =
    account === undefined
      ? await passwords.verifyNothing(password, requester)
      : await passwords.verify(account.passwordHash, password, requester);
  if (account === undefined || !isRight) throw new AppError("invalid_credentials");

  const now = clock.now();
  const session = await orm.transaction(async (transaction) => {
    // Also fails when the password was changed during the check.
    if (!(await lockIfPasswordMatches(transaction, account)))
      throw new AppError("invalid_credentials");
    await rememberOrigin(transaction, account.id, caller.originHash, now);
    return insertSession(transaction, account.id, caller.deviceName, now);
  });
  // The new session may have replaced an older one.
  context.accessEnded(account.id);
  await settleAttempt(orm, pair, isKnown ? [] : shared, now);
  if (passwords.isOutdated(account.passwordHash))
    await replacePasswordHash(orm, account, await passwords.hash(password, requester));
  return { ...session, account };
}
