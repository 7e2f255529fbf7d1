import { day, type Instant } from "@striper/marine/time";

/** Specification, section 9. */
export const trialDays = 7;
/** Days a member keeps access after a failed payment. */
export const graceDays = 7;

export type MembershipState = "active" | "trial" | "expired" | "past_due";

/** What is known of an account; a payment that failed leaves `pastDueSince`. */
export interface Account {
  readonly trialStartedAt: Instant;
  /** Paid up to here; null without a subscription. A canceled plan runs to its end. */
  readonly paidUntil: Instant | null;
  /** The moment the last payment failed; null when payments are in order. */
  readonly pastDueSince: Instant | null;
}

export interface Membership {
  readonly state: MembershipState;
  /** Of the trial, begun days counted whole; 0 when it is over or replaced by a subscription. */
  readonly trialDaysRemaining: number;
  /** Of the grace after a failed payment, begun days counted whole; 0 otherwise. */
  readonly graceDaysRemaining: number;
}

/** Exactly 7 × 24 hours after its start, whatever the clocks of Boston do meanwhile. */
export const trialEnd = (trialStartedAt: Instant): Instant => trialStartedAt + trialDays * day;

/** Begun days until `end`: 7 in the first moment of a trial, 1 in its last, 0 from its end on. */
function daysUntil(end: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((end - now) / day));
}

export function membershipOf(account: Account, now: Instant): Membership {
  const { pastDueSince, paidUntil } = account;
  if (pastDueSince !== null) {
    const graceDaysRemaining = daysUntil(pastDueSince + graceDays * day, now);
    if (graceDaysRemaining > 0) {
      return { state: "past_due", trialDaysRemaining: 0, graceDaysRemaining };
    }
  } else if (paidUntil !== null && now < paidUntil) {
    return { state: "active", trialDaysRemaining: 0, graceDaysRemaining: 0 };
  }
  const trialDaysRemaining = daysUntil(trialEnd(account.trialStartedAt), now);
  const state = trialDaysRemaining > 0 ? "trial" : "expired";
  return { state, trialDaysRemaining, graceDaysRemaining: 0 };
}
