import { day, hour, minute, second } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { hashOf } from "#server/features/accounts/tokens.ts";

/** How often something may be tried before each further try has to wait, each time twice as long. */
export interface AttemptLimit {
  readonly freeAttempts: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const signInWaits = { firstWaitMs: second, longestWaitMs: 15 * minute };
const mailWaits = { firstWaitMs: 15 * minute, longestWaitMs: day };

export const attemptLimits = {
  /** Attempts at one account from one address. */
  "sign-in-pair": { freeAttempts: 5, ...signInWaits },
  /** Attempts at one account from all addresses it has never been signed in to from. */
  "sign-in-account": { freeAttempts: 10, ...signInWaits },
  /** Attempts from one address at all accounts that have never been signed in to from it. */
  "sign-in-address": { freeAttempts: 30, ...signInWaits },
  /** The password of one account, required in addition to the session. */
  "confirm-person": { freeAttempts: 5, ...signInWaits },
  /** Mails that one caller causes to one mailbox. */
  "mail-pair": { freeAttempts: 3, ...mailWaits },
  /** Mails that one caller causes to all mailboxes; a marina may be one caller. */
  "mail-client": { freeAttempts: 20, firstWaitMs: minute, longestWaitMs: 5 * minute },
  /** Mails of a kind that all callers together cause to one mailbox: 18 in the first day, then 4 a day. */
  "mail-mailbox": { freeAttempts: 10, firstWaitMs: 15 * minute, longestWaitMs: 6 * hour },
  "registered-mail": { freeAttempts: 1, ...mailWaits },
  /** New addresses that one account asks for. */
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

/** After this long without an attempt the count starts again. */
export const forgottenAfterMs = day + hour;

/** Milliseconds until the next try is allowed; 0 when it is. */
export function waitBefore(limit: AttemptLimit, count: AttemptCount, now: Instant): number {
  const isForgotten = now - count.lastAt >= forgottenAfterMs;
  if (isForgotten || count.attempts < limit.freeAttempts) return 0;
  const doubled = limit.firstWaitMs * 2 ** (count.attempts - limit.freeAttempts);
  return Math.max(0, count.lastAt + Math.min(doubled, limit.longestWaitMs) - now);
}
