import { bitePlaceAt, bitePlaceOfSpot, type BitePlace } from "@striper/angling/bite-score";
import {
  cellsOfTrip,
  clockWaterOf,
  spotClocks,
  spotOfTrip,
  type CellOfTrip,
  type KnownSpot,
  type SpotClock,
} from "@striper/angling/catches/spot-clock";
import { findSpecies } from "@striper/angling/species";
import { predictorsFor, spotById, spotPosition, spots } from "@striper/angling/spots";
import { day } from "@striper/marine/time";
import type { LocalCatch, LocalTrip } from "#web/features/catches/log/local-catch.ts";

export interface ClockOfSpot {
  readonly spotId: string;
  readonly name: string;
  readonly station: string;
  readonly clock: SpotClock;
}

interface LogOfClocks {
  readonly catches: readonly LocalCatch[];
  readonly trips: readonly LocalTrip[];
}

const isStriper = (text: string): boolean => {
  const match = findSpecies(text);
  return match.kind === "found" && match.species.id === "striped_bass";
};

/** Longer trips are ignored, because somebody forgot to end them. */
const longestTrip = day;
/** Computes for this many ms before the page may render. */
const turn = 8;

/** Returns true for a trip with a plausible length that targets stripers or names no target. */
const isGradedTrip = ({ trip, logged }: LocalTrip): boolean =>
  logged.endedAt !== null &&
  logged.endedAt - logged.startedAt <= longestTrip &&
  (trip.targets.length === 0 || trip.targets.some(isStriper));

function tripsBySpot(trips: readonly LocalTrip[], known: readonly KnownSpot[]) {
  const bySpot = new Map<string, LocalTrip[]>();
  for (const one of trips.filter(isGradedTrip)) {
    const { spot_id: spotId, location_name: locationName, position } = one.trip;
    const id = spotOfTrip({ spotId, locationName, position }, known);
    if (id !== null) bySpot.set(id, [...(bySpot.get(id) ?? []), one]);
  }
  return bySpot;
}

function placeOf(id: string, ownSpots: readonly KnownSpot[]): BitePlace | null {
  const spot = spotById(id);
  if (spot !== undefined) return bitePlaceOfSpot(spot);
  const own = ownSpots.find((one) => one.id === id);
  return own === undefined ? null : { ...bitePlaceAt(own.position), name: own.name };
}

async function cellsAt(
  place: BitePlace,
  trips: readonly LocalTrip[],
  caughtOn: ReadonlyMap<string, readonly number[]>,
): Promise<CellOfTrip[][] | null> {
  const water = clockWaterOf(place, await predictorsFor(place.stations));
  if (water === null) return null;
  const cells: CellOfTrip[][] = [];
  let turnEnds = performance.now() + turn;
  for (const { id, trip, logged } of trips) {
    const { startedAt, endedAt } = logged;
    const caughtAt = caughtOn.get(id) ?? [];
    const withoutTime = Math.max(0, (trip.stripers_caught ?? 0) - caughtAt.length);
    if (endedAt !== null)
      cells.push(cellsOfTrip({ startedAt, endedAt, caughtAt, withoutTime }, water));
    if (performance.now() < turnEnds) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    turnEnds = performance.now() + turn;
  }
  return cells;
}

/** Returns the clocks of all spots that have trips with hours, most fished first. */
export async function computeClocks(
  { catches, trips }: LogOfClocks,
  ownSpots: readonly KnownSpot[],
): Promise<ClockOfSpot[]> {
  const known = [
    ...ownSpots,
    ...spots.map((spot) => ({ id: spot.id, name: spot.name, position: spotPosition(spot) })),
  ];
  const caughtOn = new Map<string, number[]>();
  for (const { record, logged } of catches) {
    if (record.trip_id === null || !isStriper(record.species)) continue;
    caughtOn.set(record.trip_id, [...(caughtOn.get(record.trip_id) ?? []), logged.caughtAt]);
  }
  const log = new Map<BitePlace & { readonly id: string }, CellOfTrip[][]>();
  for (const [id, ofSpot] of tripsBySpot(trips, known)) {
    const place = placeOf(id, ownSpots);
    const cells = place === null ? null : await cellsAt(place, ofSpot, caughtOn);
    if (place !== null && cells !== null) log.set({ ...place, id }, cells);
  }
  return [...spotClocks(log)]
    .map(([{ id, name, stations }, clock]) => ({
      spotId: id,
      name,
      station: stations.tide?.name ?? "",
      clock,
    }))
    .toSorted((a, b) => b.clock.trips - a.clock.trips);
}
