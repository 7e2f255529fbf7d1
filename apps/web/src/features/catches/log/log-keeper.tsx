import { useEffect, useRef } from "react";
import { bookWording } from "#web/features/catches/book/wording.ts";
import { heldWrites, logDatabase } from "#web/features/catches/log/store/log-database.ts";
import { dropOldPhotos } from "#web/features/catches/log/store/log-photos.ts";
import { keepInStep } from "#web/features/catches/log/sync/keep-in-step.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { requestSync } from "#web/features/catches/log/sync/sync-status.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { persistStorage } from "#web/platform/local-store/storage-room.ts";

/** Whoever wrote last is told, on whatever view, that another device has written too. */
function useTellOfDecisions(accountId: string): void {
  const held = useLive(`held/${accountId}`, () => heldWrites(logDatabase(accountId)).count());
  const told = useRef(0);
  useEffect(() => {
    if (held === undefined) return;
    if (held > told.current) showToast(bookWording.decide, "danger");
    told.current = held;
  }, [held]);
}

/** Tells the server what this device has written, whatever view is open. Shows nothing. */
export function LogKeeper() {
  const accountId = useAccountId();
  useEffect(() => {
    const database = logDatabase(accountId);
    void persistStorage();
    void dropOldPhotos(database).catch(() => undefined);
    return keepInStep(database);
  }, [accountId]);
  const online = useOnline();
  useEffect(() => {
    if (online) requestSync();
  }, [online]);
  useTellOfDecisions(accountId);
  return null;
}
