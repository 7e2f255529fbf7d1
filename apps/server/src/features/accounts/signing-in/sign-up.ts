import {
  findAccountByEmail,
  grantTrial,
  insertAccount,
  rememberOrigin,
} from "#server/features/accounts/accounts.store.ts";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { reservedUntil } from "#server/features/accounts/links/former-addresses.store.ts";
import { mayMail } from "#server/features/accounts/mail-budget.ts";
import { addressReservedMail, alreadyRegisteredMail } from "#server/features/accounts/mails.ts";
import { trialLengthMs } from "#server/features/accounts/membership.ts";
import { insertSession } from "#server/features/accounts/sessions/sessions.store.ts";
import type { StartedSession } from "#server/features/accounts/sessions/sessions.store.ts";
import { attemptKey } from "#server/features/accounts/signing-in/attempts.policy.ts";
import { countAttempt } from "#server/features/accounts/signing-in/attempts.store.ts";
import type { Caller } from "#server/features/accounts/signing-in/caller.ts";
import { AppError } from "#server/http/app-error.ts";
import { isCommonPassword } from "#server/platform/passwords/common-passwords.ts";

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

export interface SignedIn extends StartedSession {
  readonly account: AccountRow;
}

async function mailOwner(context: AccountsContext, email: string, client: string): Promise<void> {
  const { orm, clock, mailer, publicUrl } = context;
  const now = clock.now();
  if (!(await mayMail(context, { kind: "notice", to: email, client, isKnown: false }))) return;
  if ((await countAttempt(orm, [attemptKey("registered-mail", email)], now)) > 0) return;
  const owner = await findAccountByEmail(orm, email);
  const until = await reservedUntil(orm, email, now);
  if (owner !== undefined) mailer.post(alreadyRegisteredMail(owner, publicUrl));
  else if (until !== undefined) mailer.post(addressReservedMail(email, until));
}

export async function signUp(
  context: AccountsContext,
  { email, password, displayName }: SignUp,
  caller: Caller,
): Promise<SignedIn> {
  const { orm, clock, passwords, background } = context;
  if (isCommonPassword(password)) throw new AppError("password_too_common");
  // Hashed before the address is looked up, so that a taken address costs the same time.
  const passwordHash = await passwords.hash(password, caller.requester);
  const now = clock.now();

  const signedIn = await orm.transaction(async (transaction) => {
    // Otherwise the thief of an account could register its old address and block the undo.
    if ((await reservedUntil(transaction, email, now)) !== undefined) return undefined;
    const trial = { from: now, to: now + trialLengthMs };
    const trialEndsAt = await grantTrial(transaction, email, trial);
    const offered = { email, displayName, passwordHash, trialEndsAt };
    const account = await insertAccount(transaction, offered, now);
    if (account === undefined) return undefined;
    await rememberOrigin(transaction, account.id, caller.originHash, now);
    const session = await insertSession(transaction, account.id, caller.deviceName, now);
    return { ...session, account };
  });
  if (signedIn !== undefined) return signedIn;

  background.start("mail about a second sign-up", () => mailOwner(context, email, caller.address));
  throw new AppError("registration_failed");
}
