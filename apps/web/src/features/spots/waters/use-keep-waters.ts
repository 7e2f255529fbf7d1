import { useEffect } from "react";
import { useMySpots } from "#web/features/spots/mine/use-my-spots.ts";
import { keptWaters } from "#web/features/spots/waters/waters-view.ts";
import { changeWatersHere } from "#web/platform/device-waters.ts";

/** Keeps what is read before the first frame the same as the account's databases. */
export function useKeepWatersHere(): void {
  const { isLoaded, homeWaters, ownSpots } = useMySpots();
  useEffect(() => {
    if (isLoaded) changeWatersHere({ homeWaters: [...keptWaters(homeWaters, ownSpots)] });
  }, [isLoaded, homeWaters, ownSpots]);
}
