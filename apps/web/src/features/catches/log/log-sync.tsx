import { useEffect, useRef } from "react";
import { bookWording } from "#web/features/catches/book/wording.ts";
import { logDatabase } from "#web/features/catches/log/log-database.ts";
import { dropOldPhotos } from "#web/features/catches/log/log-photos.ts";
import { syncedLogOf } from "#web/features/catches/log/log-collection.ts";
import { useUnsentBadge } from "#web/features/catches/log/unsent-badge.ts";
import { useSharingSync } from "#web/features/catches/sharing/sharing-sync.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useSync } from "#web/platform/synced/synced.ts";
import { heldEntries } from "#web/platform/synced/outbox.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";
import { persistStorage } from "#web/platform/local-store/storage-room.ts";

/** Interval in ms at which changes of other devices are fetched while the page is open. */
const lookUpEvery = 5 * 60_000;

function useAnnounceDecisions(accountId: string): void {
  const held = useLive(`held/${accountId}`, () => heldEntries(logDatabase(accountId)).count());
  const announced = useRef(0);
  useEffect(() => {
    if (held === undefined) return;
    if (held > announced.current) showToast(bookWording.decide, "danger");
    announced.current = held;
  }, [held]);
}

/** Keeps the log in sync with the server on every page. Renders nothing. */
export function LogSync() {
  const accountId = useAccountId();
  useEffect(() => {
    const database = logDatabase(accountId);
    void persistStorage();
    void dropOldPhotos(database, Date.now()).catch(() => undefined);
  }, [accountId]);
  useSync(syncedLogOf(accountId), lookUpEvery);
  useAnnounceDecisions(accountId);
  useSharingSync(accountId);
  useUnsentBadge(accountId);
  return null;
}
