import type { Water, HomeWaterChange } from "@striper/angling/home-waters";
import { useSelector } from "@tanstack/react-store";
import { listedWaters, storedWaters } from "#web/features/spots/waters/waters-view.ts";
import { deviceWatersStore, updateDeviceWaters } from "#web/platform/device-waters.ts";
import { useChangeSpots, useMySpots } from "#web/features/spots/use-my-spots.ts";
import { useEffect } from "react";

export const useHomeWaters = (): readonly Water[] => listedWaters(useSelector(deviceWatersStore));

export function useChangeWaters(): (changes: readonly HomeWaterChange[]) => Promise<boolean> {
  const change = useChangeSpots();
  return async (changes) => {
    for (const { id: subjectId, rank } of changes)
      if (!(await change({ kind: "home-water", subjectId, rank }))) return false;
    return true;
  };
}

/** Copies the account's home waters to where the next start reads them before its first frame. */
export function useStoreHomeWaters(): void {
  const { isLoaded, homeWaters, ownSpots } = useMySpots();
  useEffect(() => {
    if (isLoaded) updateDeviceWaters({ homeWaters: [...storedWaters(homeWaters, ownSpots)] });
  }, [isLoaded, homeWaters, ownSpots]);
}
