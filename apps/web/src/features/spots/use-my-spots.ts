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

export function useMySpots(): MySpots {
  return useView(spotsOf(useAccountId()).view) ?? noSpotsYet;
}

/**
 * Returns a function that stores a change and sends it to the account. It resolves to false when
 * the device could not store it.
 */
export function useChangeSpots(): (change: Change) => Promise<boolean> {
  const accountId = useAccountId();
  return async (change) => {
    const { synced, view } = spotsOf(accountId);
    try {
      await synced.write(change);
      // The next screen then shows the change in its first frame.
      await view.refresh();
    } catch (cause) {
      showToast(isOutOfRoom(cause) ? spotsWording.noRoom : spotsWording.notKept, "danger");
      return false;
    }
    // The browser must not evict unsent data.
    if (change.kind === "save") void persistStorage();
    return true;
  };
}

/**
 * Returns a function that adds own spots, all or none. It resolves to false when the device could
 * not store them.
 */
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

export const useSpotsSync = (): void => useSync(spotsOf(useAccountId()).synced);
