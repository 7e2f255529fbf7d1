import type { Membership } from "@striper/angling/membership";
import { graceDays } from "@striper/angling/membership";
import type { User } from "@striper/contract/accounts";
import { day } from "@striper/marine/time";

/**
 * Returns the membership as last received. The server decides, because the device's clock may be
 * wrong; only grace days are computed here.
 */
export function membershipOfUser(user: User, now: number): Membership {
  const state = user.has_access ? user.subscription_status : "expired";
  return {
    state,
    trialDaysRemaining: state === "trial" ? user.trial_days_remaining : 0,
    graceDaysRemaining: state === "past_due" ? daysOfGrace(user.access_until, now) : 0,
  };
}

function daysOfGrace(accessUntil: string | null, now: number): number {
  const end = Date.parse(accessUntil ?? "");
  if (Number.isNaN(end)) return graceDays;
  return Math.min(graceDays, Math.max(1, Math.ceil((end - now) / day)));
}
