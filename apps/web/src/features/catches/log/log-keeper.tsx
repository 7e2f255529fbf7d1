import { useEffect, useRef } from "react";
import { bookWording } from "#web/features/catches/book/wording.ts";
import { logDatabase } from "#web/features/catches/log/store/log-database.ts";
import { dropOldPhotos } from "#web/features/catches/log/store/log-photos.ts";
import { syncedLogOf } from "#web/features/catches/log/log-collection.ts";
import { useKeepSharing } from "#web/features/catches/sharing/keep-sharing.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useKeepSynced } from "#web/platform/synced/keep-synced.ts";
import { heldEntries } from "#web/platform/synced/outbox.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { persistStorage } from "#web/platform/local-store/storage-room.ts";

/** While the page is open, changes of other devices are fetched this often, ms. */
const lookUpEvery = 5 * 60_000;

/** Announces on every view that a write needs a decision of the angler. */
function useAnnounceDecisions(accountId: string): void {
  const held = useLive(`held/${accountId}`, () => heldEntries(logDatabase(accountId)).count());
  const announced = useRef(0);
  useEffect(() => {
    if (held === undefined) return;
    if (held > announced.current) showToast(bookWording.decide, "danger");
    announced.current = held;
  }, [held]);
}

/** Keeps the log in step with the server on every view. Renders nothing. */
export function LogKeeper() {
  const accountId = useAccountId();
  useEffect(() => {
    const database = logDatabase(accountId);
    void persistStorage();
    void dropOldPhotos(database).catch(() => undefined);
  }, [accountId]);
  useKeepSynced(syncedLogOf(accountId), lookUpEvery);
  useAnnounceDecisions(accountId);
  useKeepSharing(accountId);
  return null;
}
