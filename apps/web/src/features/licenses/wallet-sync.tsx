import { useQuery } from "@tanstack/react-query";
import { readWallet } from "#web/features/licenses/stored/stored-wallet.ts";
import { walletQuery } from "#web/features/licenses/queries.ts";
import { uploadsOf } from "#web/features/licenses/sending/uploads.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useSync } from "#web/platform/synced/synced.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";

/** Syncs the wallet on every view, so that permits are available offline even if never opened. */
export function WalletSync() {
  const accountId = useAccountId();
  // Without local storage the list is fetched only when viewed.
  const keeps = useLive(`wallet ${accountId}`, () => readWallet(accountId)) !== undefined;
  useQuery({ ...walletQuery(accountId), enabled: keeps });
  useSync(uploadsOf(accountId));
  return null;
}
