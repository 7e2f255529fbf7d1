import {
  compareCatches,
  type CatchChange,
  type RegulationsTable,
} from "@striper/angling/regulations";
import { spotById } from "@striper/angling/spots";
import type { Position } from "@striper/marine/geo";
import { harborDate } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import type {
  JudgedCatch,
  RegulationsDependencies,
} from "#server/features/regulations/dependencies.ts";
import { createPauses } from "#server/platform/work/pauses.ts";

/** Enough to see what an edit does, and read within the time in which somebody waits for it. */
const mostCatches = 20_000;

export interface ChangedCatches {
  /** The last logged catches, of any fish. */
  readonly newest: number;
  /** Those of a fish that the edit concerns. */
  readonly concerned: number;
  /** Of them those that say neither a position nor a known spot: nobody can judge them. */
  readonly withoutPlace: number;
  readonly changes: readonly CatchChange[];
}

function placeOf({ latitude, longitude, spotId }: JudgedCatch): Position | undefined {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const spot = spotId === null ? undefined : spotById(spotId);
  return spot && { longitude: spot.coordinates[0], latitude: spot.coordinates[1] };
}

/** How many of the catches logged last the new table judges otherwise; it counts and names nobody. */
export async function changedCatches(
  { newestCatches }: Pick<RegulationsDependencies, "newestCatches">,
  before: RegulationsTable,
  after: RegulationsTable,
): Promise<ChangedCatches> {
  const comparison = compareCatches(before, after);
  const pause = createPauses();
  const newest = await newestCatches(mostCatches);
  let concerned = 0;
  let withoutPlace = 0;
  for (const one of newest) {
    await pause();
    if (comparison.kindOf(one.species) === null) continue;
    concerned++;
    const position = placeOf(one);
    if (position === undefined) withoutPlace++;
    else
      comparison.add({
        ...one,
        position,
        length: one.lengthInches === null ? null : inches(one.lengthInches),
        date: harborDate(one.caughtAt),
      });
  }
  return { newest: newest.length, concerned, withoutPlace, changes: comparison.changes() };
}
