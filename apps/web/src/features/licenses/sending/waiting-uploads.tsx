import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { waitingTable } from "#web/features/licenses/kept/license-database.ts";
import { isUploading, startUpload } from "#web/features/licenses/sending/upload-runs.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

/** A busy server is asked again after, ms. */
const tryAgainEvery = 60_000;

/** Sends what waits on this device as soon as there is a connection, whatever view is open. */
export function WaitingUploads() {
  const accountId = useAccountId();
  const queries = useQueryClient();
  const online = useOnline();
  const waiting = useLive(`license uploads ${accountId}`, () => unrefused(accountId));
  const hasWaiting = (waiting?.length ?? 0) > 0;

  useEffect(() => {
    if (!online || !hasWaiting) return undefined;
    const send = async () => {
      for (const entry of await unrefused(accountId)) {
        // The form or the card that started it tells what came of it.
        if (isUploading(entry.license_id)) continue;
        const { sent } = await startUpload(accountId, entry, queries);
        if (sent.kind === "unsent") return;
        if (sent.kind === "stored") showToast(sent.leftOut ?? sent.message, "ok");
        else showToast(`${wording.waiting.refused}: ${sent.sentence}`, "danger");
      }
    };
    void send();
    const timer = setInterval(() => void send(), tryAgainEvery);
    return () => clearInterval(timer);
  }, [accountId, hasWaiting, online, queries]);

  return null;
}

const unrefused = (accountId: string) =>
  waitingTable(accountId)
    .filter(({ refusal }) => refusal === null)
    .toArray();
