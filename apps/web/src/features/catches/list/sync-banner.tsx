import { useSelector } from "@tanstack/react-store";
import { useEffect, useState } from "react";
import { bookWording } from "#web/features/catches/book/wording.ts";
import { syncedLogOf } from "#web/features/catches/log/log-collection.ts";
import { countWaitingPhotos } from "#web/features/catches/log/read-log.ts";
import { useLog } from "#web/features/catches/log/use-log.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { storageRoom } from "#web/platform/local-store/storage-room.ts";
import { useOnline } from "#web/platform/online-status.ts";
import type { SyncStatus } from "#web/platform/synced/synced.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const wording = bookWording.sync;

/** Delay in ms before unsent changes are mentioned. Most are sent sooner. */
const quietFor = 4000;

function useLasting(isSo: boolean): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasted(true), quietFor);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo]);
  return isSo && lasted;
}

export function SyncBanner() {
  const log = useLog();
  const { waiting, held } = log;
  const online = useOnline();
  const status = useSelector(syncedLogOf(useAccountId()).status);
  const photosWaiting = countWaitingPhotos(log);
  const sending = waiting - held;
  const isLate = useLasting(sending > 0 || photosWaiting > 0);
  const showsUnsent = isLate || (!online && (sending > 0 || photosWaiting > 0));
  return (
    <>
      {held > 0 ? <Banner tone="warning">{wording.held(held)}</Banner> : null}
      {showsUnsent ? (
        <Banner tone="info">
          {sending > 0 ? `${wording.waiting(sending)} ` : ""}
          {photosWaiting > 0 ? `${wording.photos(photosWaiting)} ` : ""}
          {sendingStatus(online, status)}
        </Banner>
      ) : null}
      <RoomBanner />
    </>
  );
}

function RoomBanner() {
  const [isScarce, setScarce] = useState(false);
  // Checked again whenever a photo is added.
  const { photos } = useLog();
  useEffect(() => {
    let isGone = false;
    async function look(kept: number) {
      const room = await storageRoom();
      if (!isGone) setScarce(kept >= 0 && room?.isNearlyFull === true);
    }
    void look(photos.size);
    return () => {
      isGone = true;
    };
  }, [photos]);
  return isScarce ? <Banner tone="warning">{bookWording.nearlyFull}</Banner> : null;
}

export function sendingStatus(isOnline: boolean, status: SyncStatus): string {
  if (!isOnline) return wording.offline;
  return status === "server-full" ? wording.serverFull : wording.sending;
}
