import type { Vessel } from "@striper/contract/vessels";
import { distanceBetween, type Position } from "@striper/marine/geo";
import { vesselName } from "#web/features/vessels/vessel-view.ts";
import type { SeenBox } from "#web/features/vessels/vessel-stream.ts";

/** Most entries of the list. */
const mostListed = 40;

export interface VesselList {
  readonly total: number;
  readonly listed: readonly Vessel[];
}

/** Of what is seen, nearest to the middle first; those at one place by name. */
export function vesselList(
  vessels: readonly Vessel[],
  { bounds, center }: { readonly bounds: SeenBox; readonly center: Position },
): VesselList {
  const { south, west, north, east } = bounds;
  const seen = vessels
    .filter(
      ({ latitude, longitude }) =>
        latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )
    .map((vessel) => ({ vessel, distance: distanceBetween(center, vessel) }))
    .toSorted(
      (a, b) => a.distance - b.distance || vesselName(a.vessel).localeCompare(vesselName(b.vessel)),
    );
  return { total: seen.length, listed: seen.slice(0, mostListed).map(({ vessel }) => vessel) };
}
