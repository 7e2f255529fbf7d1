import {
  inOrderOfTime,
  measuredLength,
  measuredWeight,
  personalBests,
  type LoggedCatch,
} from "@striper/angling/catches";

export interface Mark {
  readonly isPersonalBest: boolean;
  /** Longer or heavier than all before, or the first whose length or weight is known. */
  readonly raisesMark: boolean;
}

/**
 * What each fish of one species was when it was caught. Leaving those out that raise no mark
 * changes nothing for the others, so a log's marks can be kept up to date from few rows.
 */
export function judgeMarks(catchesOfSpecies: readonly LoggedCatch[]): ReadonlyMap<string, Mark> {
  const verdicts = personalBests(catchesOfSpecies);
  const marks = new Map<string, Mark>();
  let longest = 0;
  let heaviest = 0;
  for (const entry of inOrderOfTime(catchesOfSpecies)) {
    const length = measuredLength(entry) ?? 0;
    const weight = measuredWeight(entry) ?? 0;
    marks.set(entry.id, {
      isPersonalBest: (verdicts.get(entry.id)?.kind ?? "none") !== "none",
      raisesMark: length > longest || weight > heaviest,
    });
    longest = Math.max(longest, length);
    heaviest = Math.max(heaviest, weight);
  }
  return marks;
}
