import {
  inOrderOfTime,
  measuredLength,
  measuredWeight,
  personalBestAfter,
  personalBests,
  type LoggedCatch,
  type Bests,
} from "@striper/angling/catches";

export interface BestFlags {
  readonly isPersonalBest: boolean;
  /** True when longer or heavier than every earlier fish, or the first with a length or weight. */
  readonly isMilestone: boolean;
}

export const flagsAfter = (before: Bests, entry: LoggedCatch): BestFlags => ({
  isPersonalBest: personalBestAfter(before, entry).kind !== "none",
  isMilestone:
    (measuredLength(entry) ?? 0) > (before.length ?? 0) ||
    (measuredWeight(entry) ?? 0) > (before.weight ?? 0),
});

/**
 * Returns which fish of one species were personal bests when caught. Fish that are no milestones do
 * not affect the others, so a log can be updated from its few milestones alone.
 */
export function findBests(
  catchesOfSpecies: readonly LoggedCatch[],
): ReadonlyMap<string, BestFlags> {
  const verdicts = personalBests(catchesOfSpecies);
  const flags = new Map<string, BestFlags>();
  let longest = 0;
  let heaviest = 0;
  for (const entry of inOrderOfTime(catchesOfSpecies)) {
    const length = measuredLength(entry) ?? 0;
    const weight = measuredWeight(entry) ?? 0;
    flags.set(entry.id, {
      isPersonalBest: (verdicts.get(entry.id)?.kind ?? "none") !== "none",
      isMilestone: length > longest || weight > heaviest,
    });
    longest = Math.max(longest, length);
    heaviest = Math.max(heaviest, weight);
  }
  return flags;
}
