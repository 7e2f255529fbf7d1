import { day, type Instant } from "@striper/marine/time";

/** From the specification, section 9. */
export const trialDays = 7;
export const graceDays = 7;

export type MembershipState = "active" | "trial" | "expired" | "past_due";

export interface Account {
  readonly trialStartedAt: Instant;
  /** End of the paid period; null without a subscription. A canceled plan runs to its end. */
  readonly paidUntil: Instant | null;
  readonly pastDueSince: Instant | null;
}

export interface Membership {
  readonly state: MembershipState;
  /** Trial days rounded up; 0 when the trial is over or replaced by a subscription. */
  readonly trialDaysRemaining: number;
  /** Grace days after a failed payment, rounded up; 0 otherwise. */
  readonly graceDaysRemaining: number;
}

/**
 * Returns the end of a trial, exactly 7 × 24 hours after its start regardless of daylight saving.
 */
export const trialEnd = (trialStartedAt: Instant): Instant => trialStartedAt + trialDays * day;

/**
 * Returns the days until `end`, rounded up: 7 at the start of a trial, 1 in its last day, 0 from
 * its end on.
 */
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
