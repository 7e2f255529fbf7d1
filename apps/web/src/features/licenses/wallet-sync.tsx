import { useQuery } from "@tanstack/react-query";
import { readWallet } from "#web/features/licenses/stored/stored-wallet.ts";
import { walletQuery } from "#web/features/licenses/queries.ts";
import { uploadsOf } from "#web/features/licenses/sending/uploads.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useSync } from "#web/platform/synced/synced.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";

/**
 * Syncs the wallet whatever view is open: permits must be available offline, also on a phone that
 * never opened them.
 */
export function WalletSync() {
  const accountId = useAccountId();
  // A browser that keeps nothing has no use for the list before it is looked at.
  const keeps = useLive(`wallet ${accountId}`, () => readWallet(accountId)) !== undefined;
  useQuery({ ...walletQuery(accountId), enabled: keeps });
  useSync(uploadsOf(accountId));
  return null;
}
