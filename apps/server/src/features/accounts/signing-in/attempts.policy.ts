import { day, hour, minute, second } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { hashOf } from "#server/features/accounts/tokens.ts";

/** Free attempts before each further one has to wait twice as long as the one before. */
export interface AttemptLimit {
  readonly freeAttempts: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const signInWaits = { firstWaitMs: second, longestWaitMs: 15 * minute };
const mailWaits = { firstWaitMs: 15 * minute, longestWaitMs: day };

export const attemptLimits = {
  /** Per account and IP address. */
  "sign-in-pair": { freeAttempts: 5, ...signInWaits },
  /** Per account, over all IP addresses it was never signed in to from. */
  "sign-in-account": { freeAttempts: 10, ...signInWaits },
  /** Per IP address, over all accounts that were never signed in to from it. */
  "sign-in-address": { freeAttempts: 30, ...signInWaits },
  /** Per account, when the password is required in addition to the session. */
  "confirm-person": { freeAttempts: 5, ...signInWaits },
  /** Mails from one caller to one mailbox. */
  "mail-pair": { freeAttempts: 3, ...mailWaits },
  /** Mails from one caller to all mailboxes; a whole marina may share one address. */
  "mail-client": { freeAttempts: 20, firstWaitMs: minute, longestWaitMs: 5 * minute },
  /** Mails of one kind from all callers to one mailbox: 18 on the first day, then 4 a day. */
  "mail-mailbox": { freeAttempts: 10, firstWaitMs: 15 * minute, longestWaitMs: 6 * hour },
  "registered-mail": { freeAttempts: 1, ...mailWaits },
  /** New addresses requested by one account. */
  "email-change": { freeAttempts: 5, ...mailWaits },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptKind = keyof typeof attemptLimits;

export interface AttemptKey {
  readonly kind: AttemptKind;
  readonly keyHash: Buffer;
}

export function attemptKey(kind: AttemptKind, ...names: readonly string[]): AttemptKey {
  return { kind, keyHash: hashOf([kind, ...names].join("\n")) };
}

export interface AttemptCount {
  readonly attempts: number;
  readonly lastAt: Instant;
}

export const forgottenAfterMs = day + hour;

export function waitBefore(limit: AttemptLimit, count: AttemptCount, now: Instant): number {
  const isForgotten = now - count.lastAt >= forgottenAfterMs;
  if (isForgotten || count.attempts < limit.freeAttempts) return 0;
  const doubled = limit.firstWaitMs * 2 ** (count.attempts - limit.freeAttempts);
  return Math.max(0, count.lastAt + Math.min(doubled, limit.longestWaitMs) - now);
}
