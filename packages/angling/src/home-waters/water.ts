import { findStation, type StationSummary } from "@striper/marine/stations";
import { statuteMiles } from "@striper/marine/units";
import { bitePlaceAt, bitePlaceOfSpot } from "#angling/bite-score/place.ts";
import {
  bostonWater,
  bostonWaterId,
  type OwnWater,
  type Water,
} from "#angling/home-waters/boston-water.ts";
import { spotById } from "#angling/spots/all-spots.ts";
import { marineZonesAt } from "#angling/spots/marine-zones.ts";

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

export function findWater(id: string, own: OwnWater | null): Water | undefined {
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

export const isKnownWater = (id: string): boolean =>
  spotById(id) !== undefined || findStation(id) !== undefined;
