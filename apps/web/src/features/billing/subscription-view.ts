import {
  may,
  profileLabels,
  subscriptionBanner,
  type Membership,
} from "@striper/angling/membership";
import type { subscription } from "@striper/contract/billing";
import type { OutputOf } from "@striper/contract/endpoint";
import { harborZone } from "@striper/marine/time";

export type Subscription = OutputOf<(typeof subscription)["response"]>;

export interface SubscriptionView {
  readonly label: string;
  readonly starred: boolean;
  readonly detail: string | null;
  readonly urgent: boolean;
  readonly action: "upgrade" | "manage";
}

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: harborZone });

export function longDateText(instant: string | null): string {
  const date = Date.parse(instant ?? "");
  return Number.isNaN(date) ? "N/A" : longDate.format(date);
}

export function subscriptionView(
  membership: Membership,
  plan: Subscription | undefined,
): SubscriptionView {
  const { state } = membership;
  return {
    label: profileLabels[state],
    starred: state === "active" || state === "past_due",
    detail: detailOf(membership, plan),
    urgent: state === "past_due",
    action: may(state, "open-billing-portal") ? "manage" : "upgrade",
  };
}

function detailOf(membership: Membership, plan: Subscription | undefined): string | null {
  if (membership.state === "active") {
    if (plan === undefined) return null;
    const end = longDateText(plan.current_period_end);
    return plan.cancel_at_period_end ? `Ends on ${end}, as you asked` : `Renews on ${end}`;
  }
  return subscriptionBanner(membership)?.detail ?? null;
}
