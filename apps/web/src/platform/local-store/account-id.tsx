import { createContext, use } from "react";

const AccountId = createContext<string | null>(null);

/** Around everything a signed-in person sees: whose databases on this device are meant. */
export const AccountIdProvider = AccountId.Provider;

export function useAccountId(): string {
  const accountId = use(AccountId);
  if (accountId === null) throw new Error("nobody is signed in here");
  return accountId;
}
