import {
  noSpotsYet,
  type Change,
  type MySpots,
  type SpotEntry,
} from "#web/features/spots/my-spots.ts";
import { spotsOf } from "#web/features/spots/spots-collection.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { newId } from "#web/platform/new-id.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { isOutOfRoom, persistStorage } from "#web/platform/local-store/storage-room.ts";
import { useSync } from "#web/platform/synced/synced.ts";
import { useView } from "#web/platform/synced/live-view.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

/** The own spots and favorites of whoever is signed in, as this device knows them. */
export function useMySpots(): MySpots {
  return useView(spotsOf(useAccountId()).view) ?? noSpotsYet;
}

/** Writes down a change and has it sent to the account; false where the device could not keep it. */
export function useChangeSpots(): (change: Change) => Promise<boolean> {
  const accountId = useAccountId();
  return async (change) => {
    const { synced, view } = spotsOf(accountId);
    try {
      await synced.write(change);
      // The screen that opens next shows it with its first frame.
      await view.refresh();
    } catch (cause) {
      showToast(isOutOfRoom(cause) ? spotsWording.noRoom : spotsWording.notKept, "danger");
      return false;
    }
    // Unsent data must not be evicted by the browser.
    if (change.kind === "save") void persistStorage();
    return true;
  };
}

/** Adds spots of one's own, all or none; false where the device could not keep them. */
export function useAddSpots(): (entries: readonly SpotEntry[]) => Promise<boolean> {
  const accountId = useAccountId();
  return async (entries) => {
    const { synced, view } = spotsOf(accountId);
    try {
      await synced.writeNew(
        entries.map((entry) => ({ kind: "save" as const, subjectId: newId(), entry })),
      );
      await view.refresh();
    } catch (cause) {
      showToast(isOutOfRoom(cause) ? spotsWording.noRoom : spotsWording.notKept, "danger");
      return false;
    }
    void persistStorage();
    return true;
  };
}

/** As long as somebody is signed in: own spots and favorites are the same on all their devices. */
export const useSpotsSync = (): void => useSync(spotsOf(useAccountId()).synced);
