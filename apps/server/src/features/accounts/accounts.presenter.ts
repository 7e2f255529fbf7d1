import type { OutputOf } from "@striper/contract/endpoint";
import type { user } from "@striper/contract/accounts";
import type { Instant } from "@striper/marine/time";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import { accessUntil, membershipAt } from "#server/features/accounts/membership.ts";
import type { SubscriptionState } from "#server/features/accounts/membership.ts";

export interface KnownOfAccount {
  readonly account: AccountRow;
  readonly subscription: SubscriptionState;
  readonly pendingEmail: string | null;
}

export const isoInstant = (instant: Instant): string => new Date(instant).toISOString();

export function presentUser(
  { account, subscription, pendingEmail }: KnownOfAccount,
  now: Instant,
): OutputOf<typeof user> {
  const { id, email, displayName, role, units, lightMode, trialEndsAt } = account;
  const membership = membershipAt(trialEndsAt, subscription, now);
  const until = accessUntil(membership, trialEndsAt, subscription);
  return {
    user_id: id,
    email,
    email_confirmed: account.emailVerifiedAt !== null,
    display_name: displayName,
    subscription_status: membership.state,
    trial_days_remaining: membership.trialDaysRemaining,
    trial_end_date: isoInstant(trialEndsAt),
    role,
    created_at: isoInstant(account.createdAt),
    has_access: membership.state !== "expired",
    access_until: until === null ? null : isoInstant(until),
    pending_email: pendingEmail,
    preferences: { units, light_mode: lightMode },
    reminder_mails: account.reminderMailsSince !== null,
  };
}
