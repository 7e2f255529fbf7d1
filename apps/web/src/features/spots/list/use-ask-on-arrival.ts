import { minute } from "@striper/marine/time";
import { useEffect } from "react";
import { spotsWording } from "#web/features/spots/wording.ts";
import { askPosition, devicePosition } from "#web/platform/device-position.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

/** Whoever comes back from a spot to the list has hardly moved. */
const freshFor = 5 * minute;

/** This screen asks where the device is; a no is taken silently. */
export function useAskOnArrival(): void {
  useEffect(() => {
    const { at } = devicePosition();
    if (at !== null && Date.now() - at < freshFor) return;
    void askPosition().then((outcome) => {
      if (outcome === "found") showToast(spotsWording.locationFound, "ok");
      return outcome;
    });
  }, []);
}
