import type { MembershipState } from "./membership.ts";

const everyone: readonly MembershipState[] = ["active", "trial", "past_due", "expired"];
const premium: readonly MembershipState[] = ["active", "trial", "past_due"];

/**
 * Membership states that allow each capability. The server answers 402 to premium requests without
 * a membership.
 */
const allowedStates = {
  "view-conditions": premium,
  "view-spots": premium,
  "use-assistant": premium,
  "watch-vessels": premium,
  "log-catches": premium,
  "store-licenses": premium,
  "read-regulations": everyone,
  "edit-profile": everyone,
  "export-own-data": everyone,
  "delete-account": everyone,
  "start-upgrade": ["trial", "expired"],
  "open-billing-portal": ["active", "past_due"],
} as const satisfies Record<string, readonly MembershipState[]>;

export type Capability = keyof typeof allowedStates;

export function may(state: MembershipState, capability: Capability): boolean {
  const states: readonly MembershipState[] = allowedStates[capability];
  return states.includes(state);
}
