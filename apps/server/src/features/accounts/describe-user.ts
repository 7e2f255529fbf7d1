import type { User } from "@striper/contract/accounts";
import { findAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import { presentUser } from "#server/features/accounts/accounts.presenter.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { findPendingEmail } from "#server/features/accounts/links/links.store.ts";
import { AppError } from "#server/http/app-error.ts";

type Context = Pick<AccountsContext, "orm" | "clock" | "subscriptionOf">;

export async function describeUser(
  { orm, clock, subscriptionOf }: Context,
  account: AccountRow,
): Promise<User> {
  const now = clock.now();
  const [subscription, pendingEmail] = await Promise.all([
    subscriptionOf(account.id),
    findPendingEmail(orm, account.id, now),
  ]);
  return presentUser({ account, subscription, pendingEmail }, now);
}

export async function describeCurrentUser(context: Context, accountId: string): Promise<User> {
  const account = await findAccount(context.orm, accountId);
  // Another device deleted the account after the token was looked up.
  if (account === undefined) throw new AppError("unauthorized");
  return describeUser(context, account);
}
