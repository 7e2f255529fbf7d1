import type { Membership } from "@striper/angling/membership";
import { graceDays } from "@striper/angling/membership";
import type { User } from "@striper/contract/accounts";
import { day } from "@striper/marine/time";

/**
 * The membership as the server last described it. The server decides, not this device's clock,
 * which may be wrong; only the days of grace are computed here.
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
