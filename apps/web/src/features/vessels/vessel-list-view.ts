import type { Vessel } from "@striper/contract/vessels";
import { distanceBetween, type Position } from "@striper/marine/geo";
import { vesselName } from "#web/features/vessels/vessel-view.ts";
import type { GeoBox } from "@striper/marine/geo";

const mostListed = 40;

export interface VesselList {
  readonly total: number;
  readonly listed: readonly Vessel[];
}

/**
 * Returns the vessels in view. The feed sends more, so that a moved map has its vessels at once.
 */
export const inView = (
  vessels: readonly Vessel[],
  { south, west, north, east }: GeoBox,
): readonly Vessel[] =>
  vessels.filter(
    ({ latitude, longitude }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );

export function vesselList(vessels: readonly Vessel[], center: Position): VesselList {
  const sorted = vessels
    .map((vessel) => ({ vessel, distance: distanceBetween(center, vessel) }))
    .toSorted(
      (a, b) => a.distance - b.distance || vesselName(a.vessel).localeCompare(vesselName(b.vessel)),
    );
  return { total: sorted.length, listed: sorted.slice(0, mostListed).map(({ vessel }) => vessel) };
}
