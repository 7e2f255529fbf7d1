import { createContext, use } from "react";

const AccountId = createContext<string | null>(null);

/** Provides the id of the signed-in account, which selects the local databases. */
export const AccountIdProvider = AccountId.Provider;

export function useAccountId(): string {
  const accountId = use(AccountId);
  if (accountId === null) throw new Error("nobody is signed in here");
  return accountId;
}
