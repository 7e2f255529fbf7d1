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

/** Enough to show an edit's effect, and few enough to read while the admin waits. */
const mostCatches = 20_000;

export interface ChangedCatches {
  readonly newest: number;
  readonly concerned: number;
  /** Concerned catches without a position or known spot, which cannot be judged. */
  readonly withoutPlace: number;
  readonly changes: readonly CatchChange[];
}

function placeOf({ latitude, longitude, spotId }: JudgedCatch): Position | undefined {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const spot = spotId === null ? undefined : spotById(spotId);
  return spot && { longitude: spot.coordinates[0], latitude: spot.coordinates[1] };
}

/** Counts recent catches that the new table judges differently, without identifying anyone. */
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
