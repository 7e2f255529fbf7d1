import type { Position } from "@striper/marine/geo";
import type { StatuteMiles } from "@striper/marine/units";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { milesText, type UnitSystem } from "#web/platform/units.ts";

interface StationThere {
  readonly id: string;
  readonly name: string;
  readonly distance: StatuteMiles;
}

export interface TideOfWater {
  readonly name: string;
  readonly position: Position;
  /** Null when no station within reach describes the water. */
  readonly tide: StationThere | null;
  readonly current: StationThere | null;
}

/** Distance within which a station is the water's own, statute miles. */
const ownStation = 0.3;

export function stationText({ id, name, distance }: StationThere, units: UnitSystem): string {
  const named = `${name} ${id}`;
  return distance < ownStation ? named : wording.stationAway(named, milesText(distance, units));
}
