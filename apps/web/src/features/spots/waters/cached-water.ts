import type { Water } from "@striper/angling/home-waters";
import type { DeviceWaters } from "#web/platform/device-waters.ts";
import { cachedWaterKey as key } from "#web/platform/device-waters.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";

/** The water that a device last showed, with the answer to which one it was. */
interface Cached {
  readonly of: DeviceWaters;
  readonly water: Water;
  /** The build that kept it: others may know waters of another shape. */
  readonly shapes: unknown;
}

function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** Only a build with the same shapes is believed: to look at every field takes as long as the catalogue. */
function isOfThisBuild(value: unknown): value is Cached {
  const known = import.meta.env.VITE_SHAPES;
  return (
    typeof value === "object" &&
    value !== null &&
    "shapes" in value &&
    known !== undefined &&
    value.shapes === known
  );
}

/** What decides which water is shown, as text. */
const question = ({ homeWaters, chosen, lastSeen }: DeviceWaters): string =>
  JSON.stringify({ homeWaters, chosen, lastSeen });

/** The water as this device kept it, so that nothing waits for the catalogue of spots; null: it has to be looked up. */
export function readCachedWater(here: DeviceWaters): Water | null {
  const value = parsedJson(readStored(key) ?? "null");
  if (!isOfThisBuild(value)) return null;
  return question(value.of) === question(here) ? value.water : null;
}

export function cacheWater(of: DeviceWaters, water: Water): void {
  const kept: Cached = { of, water, shapes: import.meta.env.VITE_SHAPES };
  writeStored(key, JSON.stringify(kept));
}
