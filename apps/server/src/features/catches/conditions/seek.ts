import { day, hour, type Instant } from "@striper/marine/time";
import { hasPlace } from "#server/features/catches/conditions/place.ts";
import { observedFields } from "#server/features/catches/dependencies.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import type { Conditions } from "#server/features/catches/entries/catches.presenter.ts";

/** Computed from time and place. Currents are not computed everywhere, so they are not required. */
const computedFields = [
  "tide_height_feet",
  "tide_stage",
  "sun_altitude_degrees",
  "moon_phase",
  "moon_illumination",
] as const satisfies readonly (keyof Conditions)[];

/** Measurements that have not arrived after this time are not expected any more. */
const measuredWithin = 2 * day;
/** An old catch that is logged late or imported is searched for at least this long. */
const atLeast = hour;

type Seeking = Pick<
  CatchRow,
  "caughtAt" | "latitude" | "longitude" | "spotId" | "locationName" | "conditions"
>;

export function seekUntil(row: Seeking, now: Instant): Instant | null {
  const wanted = hasPlace(row)
    ? [...computedFields, ...observedFields]
    : (["moon_phase", "moon_illumination"] as const);
  const isComplete = wanted.every((field) => row.conditions[field] !== undefined);
  return isComplete ? null : Math.max(row.caughtAt + measuredWithin, now + atLeast);
}
