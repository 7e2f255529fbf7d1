import { useQuery } from "@tanstack/react-query";
import { walletQuery } from "#web/features/licenses/queries.ts";
import { WaitingUploads } from "#web/features/licenses/sending/waiting-uploads.tsx";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";

/**
 * Keeps device and server in step whatever view is open: at an inspection without a signal the
 * permits have to be here already, also on a phone that never opened them.
 */
export function WalletKeeper() {
  useQuery(walletQuery(useAccountId()));
  return <WaitingUploads />;
}
