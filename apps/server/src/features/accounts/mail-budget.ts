import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { attemptKey } from "#server/features/accounts/signing-in/attempts.policy.ts";
import { countAttempt } from "#server/features/accounts/signing-in/attempts.store.ts";
import { mailboxOf } from "#server/platform/mail/mailbox.ts";

/** A mail to an address that has not agreed to it, caused by a caller. */
export interface CausedMail {
  readonly kind: "reset" | "confirm" | "notice" | "contact";
  readonly to: string;
  /** The caller's IP address; accounts are made too easily to count by them. */
  readonly client: string;
  /** Strangers use up no budget of those who are known: who confirmed their own address, or come from a known place. */
  readonly isKnown: boolean;
}

/**
 * Counts the mail, and returns false when it must not be sent. Each caller has a budget for each mailbox, and all
 * callers together have one, which ends a flood from many addresses. Answer the caller the same either way.
 */
export async function mayMail(
  { orm, clock }: Pick<AccountsContext, "orm" | "clock">,
  { kind, to, client, isKnown }: CausedMail,
): Promise<boolean> {
  const mailbox = mailboxOf(to);
  const standing = isKnown ? "known" : "unknown";
  const keys = [
    attemptKey("mail-pair", kind, client, mailbox),
    attemptKey("mail-mailbox", kind, standing, mailbox),
    ...(isKnown ? [] : [attemptKey("mail-client", client)]),
  ];
  return (await countAttempt(orm, keys, clock.now())) === 0;
}
