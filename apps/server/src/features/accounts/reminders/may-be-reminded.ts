import { findAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { membershipAt } from "#server/features/accounts/membership.ts";

/** Reminders belong to the plan, as what they are about does. */
export async function mayBeReminded(
  { orm, clock, subscriptionOf }: Pick<AccountsContext, "orm" | "clock" | "subscriptionOf">,
  accountId: string,
): Promise<AccountRow | undefined> {
  const account = await findAccount(orm, accountId);
  if (account === undefined) return undefined;
  const subscription = await subscriptionOf(accountId);
  const { state } = membershipAt(account.trialEndsAt, subscription, clock.now());
  return state === "expired" ? undefined : account;
}
