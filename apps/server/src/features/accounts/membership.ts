import { graceDays, membershipOf, trialDays } from "@striper/angling/membership";
import type { Account, Membership } from "@striper/angling/membership";
import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";

export type SubscriptionState = Pick<Account, "paidUntil" | "pastDueSince">;

export const trialLengthMs = trialDays * day;

const neverPaid: SubscriptionState = { paidUntil: null, pastDueSince: null };

/** An extended or partial trial is treated as a full one that began at another time. */
export function membershipAt(
  trialEndsAt: Instant,
  subscription: SubscriptionState = neverPaid,
  now: Instant,
): Membership {
  return membershipOf({ trialStartedAt: trialEndsAt - trialLengthMs, ...subscription }, now);
}

/** Returns when access ends; null when there is none now. */
export function accessUntil(
  { state }: Membership,
  trialEndsAt: Instant,
  { paidUntil, pastDueSince }: SubscriptionState,
): Instant | null {
  if (state === "trial") return trialEndsAt;
  if (state === "active") return paidUntil;
  return state === "past_due" && pastDueSince !== null ? pastDueSince + graceDays * day : null;
}
