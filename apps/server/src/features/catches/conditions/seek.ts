import { day, hour, type Instant } from "@striper/marine/time";
import { hasPlace } from "#server/features/catches/conditions/place.ts";
import { observedFields } from "#server/features/catches/dependencies.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import type { Conditions } from "#server/features/catches/entries/catches.presenter.ts";

/** Computed from time and place. A current is not known everywhere, so it is not waited for. */
const computedFields = [
  "tide_height_feet",
  "tide_stage",
  "sun_altitude_degrees",
  "moon_phase",
  "moon_illumination",
] as const satisfies readonly (keyof Conditions)[];

/** Measurements arrive within this time, or never. */
const measuredWithin = 2 * day;
/** Time for one look at an old catch that was logged late or imported. */
const atLeast = hour;

type Seeking = Pick<
  CatchRow,
  "caughtAt" | "latitude" | "longitude" | "spotId" | "locationName" | "conditions"
>;

/** Until when it is worth looking for what the device did not know; null when all is known. */
export function seekUntil(row: Seeking, now: Instant): Instant | null {
  const wanted = hasPlace(row)
    ? [...computedFields, ...observedFields]
    : (["moon_phase", "moon_illumination"] as const);
  const isComplete = wanted.every((field) => row.conditions[field] !== undefined);
  return isComplete ? null : Math.max(row.caughtAt + measuredWithin, now + atLeast);
}
