import { distanceBetween, type Position } from "@striper/marine/geo";
import { hour, minute, type Instant } from "@striper/marine/time";
import type { ObservedField } from "#server/features/catches/dependencies.ts";
import type { ObservedFigure } from "#server/features/catches/conditions/observed.store.ts";
import { observedFields } from "#server/features/catches/dependencies.ts";
import type { Conditions } from "#server/features/catches/entries/catches.presenter.ts";

interface Reach {
  /** Statute miles. */
  readonly miles: number;
  readonly time: number;
}

/** Wind changes within an hour. Water temperature lasts longer but differs between bays. */
const air: Reach = { miles: 35, time: 75 * minute };
const reachOf: Readonly<Record<ObservedField, Reach>> = {
  wind_speed_kt: air,
  wind_direction_degrees: air,
  air_temperature_c: air,
  pressure_hpa: { miles: 60, time: 75 * minute },
  water_temperature_c: { miles: 25, time: 3 * hour },
};

/** The greatest allowed time between a measurement and a catch. */
export const longestReach = 3 * hour;

/** Returns, per field, the measurement of the nearest station in reach that is closest in time. */
export function pickObserved(
  figures: readonly ObservedFigure[],
  position: Position,
  at: Instant,
): Conditions {
  const conditions: [string, Conditions["wind_speed_kt"]][] = [];
  for (const field of observedFields) {
    const { miles, time } = reachOf[field];
    const [best] = figures
      .filter((figure) => figure.field === field && Math.abs(figure.at - at) <= time)
      .map((figure) => ({
        figure,
        distance: distanceBetween(position, figure),
        apart: Math.abs(figure.at - at),
      }))
      .filter(({ distance }) => distance <= miles)
      .toSorted((a, b) => a.distance - b.distance || a.apart - b.apart);
    if (best === undefined) continue;
    const { value, source } = best.figure;
    conditions.push([field, { value, origin: "filled_in_later", source }]);
  }
  return Object.fromEntries(conditions);
}
