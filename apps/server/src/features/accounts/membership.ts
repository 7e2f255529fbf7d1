import { graceDays, membershipOf, trialDays } from "@striper/angling/membership";
import type { Account, Membership } from "@striper/angling/membership";
import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";

/** What is known of an account's payments. */
export type SubscriptionState = Pick<Account, "paidUntil" | "pastDueSince">;

export const trialLengthMs = trialDays * day;

const neverPaid: SubscriptionState = { paidUntil: null, pastDueSince: null };

/** A trial that was extended or given only in part counts as one that began at another time. */
export function membershipAt(
  trialEndsAt: Instant,
  subscription: SubscriptionState = neverPaid,
  now: Instant,
): Membership {
  return membershipOf({ trialStartedAt: trialEndsAt - trialLengthMs, ...subscription }, now);
}

/** Until when member calls are answered as of now; null when they are refused. */
export function accessUntil(
  { state }: Membership,
  trialEndsAt: Instant,
  { paidUntil, pastDueSince }: SubscriptionState,
): Instant | null {
  if (state === "trial") return trialEndsAt;
  if (state === "active") return paidUntil;
  return state === "past_due" && pastDueSince !== null ? pastDueSince + graceDays * day : null;
}
