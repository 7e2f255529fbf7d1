export { may, type Capability } from "./capabilities.ts";
export {
  graceDays,
  membershipOf,
  trialDays,
  trialEnd,
  type Account,
  type Membership,
  type MembershipState,
} from "./membership.ts";
export { likelyMeant } from "./mistyped-address.ts";
export { isBehindPaywall, profileLabels, subscriptionBanner, type Banner } from "./wording.ts";
