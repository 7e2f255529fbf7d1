import {
  coarseWaterOf,
  type CoarseWater,
  type TripToGrade,
} from "@striper/angling/bite-score/grading";
import { seasonPlaceAt } from "@striper/angling/bite-score";
import { findSpecies } from "@striper/angling/species";
import type { Trip } from "@striper/contract/catch-records";
import type { LocalCatch, LocalTrip } from "#web/features/catches/log/local-catch.ts";
import { tripScoreOf } from "#web/features/catches/trips/trip-score.ts";

/** Caches matches, because a log repeats few names many times. */
const known = new Map<string, boolean>();

export function isStriper(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  const match = findSpecies(name);
  const is = match.kind === "found" && match.species.id === "striped_bass";
  known.set(name, is);
  return is;
}

export function stripersByTrip(catches: readonly LocalCatch[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { logged } of catches) {
    if (logged.tripId === null || !isStriper(logged.species)) continue;
    counts.set(logged.tripId, (counts.get(logged.tripId) ?? 0) + 1);
  }
  return counts;
}

const modes = { shore: "shore", private: "boat", "for-hire": "boat" } as const;

const coarseWater = ({ position }: Trip): CoarseWater | null =>
  position === null ? null : coarseWaterOf(seasonPlaceAt(position).water);

export function tripToGrade({ trip, logged }: LocalTrip, stripersLogged: number): TripToGrade {
  return {
    startedAt: logged.startedAt,
    endedAt: logged.endedAt,
    isForStripers: trip.targets.length === 0 || trip.targets.some(isStriper),
    stripersCaught: trip.stripers_caught ?? null,
    stripersLogged,
    mode: trip.mode === null ? null : modes[trip.mode],
    water: coarseWater(trip),
    score: tripScoreOf(trip),
  };
}
