import type { Membership, MembershipState } from "./membership.ts";

export interface Banner {
  readonly title: string;
  /** The second line; null when the title says it all. */
  readonly detail: string | null;
}

const daysRemaining = (days: number): string => `${days} ${days === 1 ? "day" : "days"} remaining`;

/** Specification, section 4; a failed payment in grace has its own line. Null: no banner. */
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

/** Specification, section 4. Who is in grace is still a member. */
export const profileLabels: Readonly<Record<MembershipState, string>> = {
  trial: "Free Trial",
  active: "Premium Active",
  past_due: "Premium Active",
  expired: "Expired",
};

/** Whether the whole app gives way to the paywall. */
export const isBehindPaywall = ({ state }: Membership): boolean => state === "expired";
