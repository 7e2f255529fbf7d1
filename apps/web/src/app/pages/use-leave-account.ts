import { isSharingMarked } from "#web/features/catches/sharing/sharing-sync.ts";
import { useSignOut } from "#web/features/accounts/session.ts";

function toLanding(): void {
  location.assign("/");
}

/** Withdraws shared trips on account deletion: only this device knows which were the account's. */
async function withdrawShared(accountId: string): Promise<void> {
  if (!isSharingMarked(accountId)) return;
  try {
    const { withdrawAll } = await import("#web/features/catches/sharing/run-sharing.ts");
    await withdrawAll(accountId);
  } catch {
    // The account is deleted anyway; the shared rows expire.
  }
}

export function useLeaveAccount() {
  const endSession = useSignOut();
  return {
    toLanding,
    withdrawShared,
    signOut: () => void endSession().then(toLanding),
  };
}
