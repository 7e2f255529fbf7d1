import type { Membership, MembershipState } from "./membership.ts";

export interface Banner {
  readonly title: string;
  readonly detail: string | null;
}

const daysRemaining = (days: number): string => `${days} ${days === 1 ? "day" : "days"} remaining`;

/**
 * Returns the banner from the specification, section 4, or null. A failed payment in grace has its
 * own text.
 */
export function subscriptionBanner(membership: Membership): Banner | null {
  const { state, trialDaysRemaining, graceDaysRemaining } = membership;
  if (state === "active") return null;
  if (state === "trial") {
    return { title: "Free Trial Active", detail: daysRemaining(trialDaysRemaining) };
  }
  return state === "expired"
    ? { title: "Trial Expired, Upgrade to continue access", detail: null }
    : {
        title: "Payment past due",
        detail: `Update your payment to keep access: ${daysRemaining(graceDaysRemaining)}`,
      };
}

/** From the specification, section 4. An account in grace is still a member. */
export const profileLabels: Readonly<Record<MembershipState, string>> = {
  trial: "Free Trial",
  active: "Premium Active",
  past_due: "Premium Active",
  expired: "Expired",
};

export const isBehindPaywall = ({ state }: Membership): boolean => state === "expired";
