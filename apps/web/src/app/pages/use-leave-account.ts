import { isSharingMarked } from "#web/features/catches/sharing/sharing-sync.ts";
import { useSignOut } from "#web/features/accounts/session.ts";

/** The landing page is a document of its own. */
function toLanding(): void {
  location.assign("/");
}

/** Only this device knows which shared trips were of the deleted account; the server does not. */
async function withdrawShared(accountId: string): Promise<void> {
  if (!isSharingMarked(accountId)) return;
  try {
    const { withdrawAll } = await import("#web/features/catches/sharing/run-sharing.ts");
    await withdrawAll(accountId);
  } catch {
    // The account is gone either way; the rows expire.
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
