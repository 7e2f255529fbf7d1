import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { attemptKey } from "#server/features/accounts/signing-in/attempts.policy.ts";
import { countAttempt } from "#server/features/accounts/signing-in/attempts.store.ts";
import { mailboxOf } from "#server/platform/mail/mailbox.ts";

/** A mail that a caller causes to an address whose owner has not agreed to it. */
export interface CausedMail {
  readonly kind: "reset" | "confirm" | "notice" | "contact";
  readonly to: string;
  /** The caller's IP address. Accounts are too easy to create to count by them. */
  readonly client: string;
  /**
   * True for callers with a confirmed address or a known origin; strangers cannot use up their
   * budget.
   */
  readonly isKnown: boolean;
}

/**
 * Counts the mail and returns false when it must not be sent. Each caller has a budget per mailbox.
 * All callers together have another one per mailbox, which stops a flood from many addresses. Give
 * the caller the same answer either way.
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
