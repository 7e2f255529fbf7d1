import type { Position } from "@striper/marine/geo";
import { findStation, type StationSummary } from "@striper/marine/stations";
import { statuteMiles } from "@striper/marine/units";
import {
  bitePlaceAt,
  bitePlaceOfSpot,
  bostonHarbor,
  type BitePlace,
} from "#angling/bite-score/place.ts";
import { spotById } from "#angling/spots/all-spots.ts";
import { marineZonesAt } from "#angling/spots/marine-zones.ts";

/** A water that tides, score, forecast and law can be asked about. */
export interface Water {
  readonly id: string;
  readonly name: string;
  readonly kind: "spot" | "own-spot" | "station";
  /** Position, stations with their distance, bar, season and what makes the fish feed. */
  readonly place: BitePlace;
  /** Forecast zones of the National Weather Service; the alerts of each count, the first one's text is shown. */
  readonly zones: readonly string[];
}

/** What of an own spot a water needs. */
export interface OwnWater {
  readonly name: string;
  readonly position: Position;
}

/** NOAA's gauge in Boston; as a water it is the harbor. */
export const bostonWaterId = "8443970";

/** The water when none is chosen, and the specification's place. */
export const bostonWater: Water = {
  id: bostonWaterId,
  name: bostonHarbor.name,
  kind: "station",
  place: bostonHarbor,
  zones: ["ANZ230"],
};

function stationWater(station: StationSummary): Water {
  const { id, name, position, kind } = station;
  const here = bitePlaceAt(position);
  const itself = { station, distance: statuteMiles(0) };
  const stations = { ...here.stations, [kind]: itself };
  return {
    id,
    name,
    kind: "station",
    place: { ...here, name, stations },
    zones: marineZonesAt(position),
  };
}

/** The water with this id; `own` is what the account says of it. Undefined: nobody knows it. */
export function waterOf(id: string, own: OwnWater | null): Water | undefined {
  if (id === bostonWaterId) return bostonWater;
  const spot = spotById(id);
  if (spot !== undefined) {
    const place = bitePlaceOfSpot(spot);
    return { id, name: spot.name, kind: "spot", place, zones: marineZonesAt(place.position) };
  }
  const station = findStation(id);
  if (station !== undefined) return stationWater(station);
  if (own === null) return undefined;
  const place = { ...bitePlaceAt(own.position), name: own.name };
  return { id, name: own.name, kind: "own-spot", place, zones: marineZonesAt(own.position) };
}

/** Whether the packaged catalogues know a water by this id. */
export const isKnownWater = (id: string): boolean =>
  spotById(id) !== undefined || findStation(id) !== undefined;
