import { useSignOut } from "#web/features/accounts/session.ts";

/** The landing page is a document of its own. */
function toLanding(): void {
  location.assign("/");
}

export function useLeaving() {
  const endSession = useSignOut();
  return {
    toLanding,
    signOut: () => void endSession().then(toLanding),
  };
}
