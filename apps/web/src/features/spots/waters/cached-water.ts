import type { Water } from "@striper/angling/home-waters";
import type { DeviceWaters } from "#web/platform/device-waters.ts";
import { cachedWaterKey } from "#web/platform/device-waters.ts";
import { storedOfBuild } from "#web/platform/stored.ts";

/** The water that a device last showed, with the answer to which one it was. */
interface Cached {
  readonly of: DeviceWaters;
  readonly water: Water;
}

const stored = storedOfBuild<Cached>(cachedWaterKey);

/** What decides which water is shown, as text. */
const question = ({ homeWaters, chosen, lastSeen }: DeviceWaters): string =>
  JSON.stringify({ homeWaters, chosen, lastSeen });

/** The water as this device kept it, so that nothing waits for the catalogue of spots; null: it has to be looked up. */
export function readCachedWater(here: DeviceWaters): Water | null {
  const kept = stored.read();
  return kept !== null && question(kept.of) === question(here) ? kept.water : null;
}

export const cacheWater = (of: DeviceWaters, water: Water): void => stored.write({ of, water });
