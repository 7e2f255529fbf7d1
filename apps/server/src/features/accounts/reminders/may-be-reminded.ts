import { findAccounts } from "#server/features/accounts/accounts.store.ts";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { membershipAt } from "#server/features/accounts/membership.ts";
import type { WaitingReminder } from "#server/platform/reminders/reminder.ts";

export async function mayBeReminded(
  { orm, clock, subscriptionsOf }: Pick<AccountsContext, "orm" | "clock" | "subscriptionsOf">,
  reminders: readonly WaitingReminder[],
): Promise<ReadonlyMap<string, AccountRow>> {
  const ids = [...new Set(reminders.map(({ accountId }) => accountId))];
  const [accounts, subscriptions] = await Promise.all([
    findAccounts(orm, ids),
    subscriptionsOf(ids),
  ]);
  const now = clock.now();
  const withPlan = accounts.filter(
    ({ id, trialEndsAt }) =>
      membershipAt(trialEndsAt, subscriptions.get(id), now).state !== "expired",
  );
  return new Map(withPlan.map((account) => [account.id, account]));
}
