import type { Change } from "#web/features/spots/mine/changes.ts";
import { mySpotsFrom, noSpotsYet, type MySpots } from "#web/features/spots/mine/my-spots.ts";
import {
  queueChange,
  readKeptSpots,
  spotsDatabase,
} from "#web/features/spots/mine/spots-database.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { isOutOfRoom, persistStorage } from "#web/platform/local-store/storage-room.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

/** As last read: a list that is opened again shows them with its first frame. */
let lastRead: { readonly accountId: string; readonly spots: MySpots } | null = null;

async function readMySpots(accountId: string): Promise<MySpots> {
  const { account, queue } = await readKeptSpots(spotsDatabase(accountId));
  const spots = mySpotsFrom(account, queue);
  lastRead = { accountId, spots };
  return spots;
}

/** The own spots and favorites of whoever is signed in, as this device knows them. */
export function useMySpots(): MySpots {
  const accountId = useAccountId();
  const live = useLive(accountId, () => readMySpots(accountId));
  if (live !== undefined) return live;
  return lastRead?.accountId === accountId ? lastRead.spots : noSpotsYet;
}

/** Writes down a change and has it told to the account; false where the device could not keep it. */
export function useChangeSpots(): (change: Change) => Promise<boolean> {
  const accountId = useAccountId();
  return async (change) => {
    try {
      await queueChange(spotsDatabase(accountId), change, Date.now());
      // The screen that opens next shows it with its first frame.
      await readMySpots(accountId);
    } catch (cause) {
      showToast(isOutOfRoom(cause) ? spotsWording.noRoom : spotsWording.notKept, "danger");
      return false;
    }
    // What the network does not carry yet must not be cleared away.
    if (change.kind === "save") void persistStorage();
    return true;
  };
}
