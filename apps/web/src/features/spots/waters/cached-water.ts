import type { Water } from "@striper/angling/home-waters";
import type { DeviceWaters } from "#web/platform/device-waters.ts";
import { cachedWaterKey } from "#web/platform/device-waters.ts";
import { storedOfBuild } from "#web/platform/stored.ts";

interface Cached {
  readonly of: DeviceWaters;
  readonly water: Water;
}

const stored = storedOfBuild<Cached>(cachedWaterKey);

/** Returns a key of the state that selects the shown water. */
const question = ({ homeWaters, chosen, lastSeen }: DeviceWaters): string =>
  JSON.stringify({ homeWaters, chosen, lastSeen });

/**
 * Returns the water stored on this device, so that the start need not load the spot catalogue. Null
 * when it must be looked up.
 */
export function readCachedWater(here: DeviceWaters): Water | null {
  const kept = stored.read();
  return kept !== null && question(kept.of) === question(here) ? kept.water : null;
}

export const cacheWater = (of: DeviceWaters, water: Water): void => stored.write({ of, water });
