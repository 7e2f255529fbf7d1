import { createContext, use } from "react";

const AccountId = createContext<string | null>(null);

export const AccountIdProvider = AccountId.Provider;

export function useAccountId(): string {
  const accountId = use(AccountId);
  if (accountId === null) throw new Error("nobody is signed in here");
  return accountId;
}
