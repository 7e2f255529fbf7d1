export const mostHomeWaters = 5;

export interface HomeWater {
  /** Id of a built-in spot, an own spot or a NOAA station; the three never share an id. */
  readonly id: string;
  /**
   * Lower ranks come first. Ranks may have gaps, and may repeat after two devices wrote offline.
   */
  readonly rank: number;
}

export interface HomeWaterChange {
  readonly id: string;
  readonly rank: number | null;
}

/** Sorts the waters and keeps five. Two devices that were offline may have added more. */
export const orderedWaters = (waters: readonly HomeWater[]): readonly HomeWater[] =>
  waters.toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1)).slice(0, mostHomeWaters);

/** Applies a change to a list. Applying it twice has no further effect. */
export function withWaterChange(
  waters: readonly HomeWater[],
  { id, rank }: HomeWaterChange,
): readonly HomeWater[] {
  const others = waters.filter((water) => water.id !== id);
  return rank === null ? others : [...others, { id, rank }];
}

export function addWater(
  waters: readonly HomeWater[],
  id: string,
): readonly HomeWaterChange[] | null {
  const ordered = orderedWaters(waters);
  if (ordered.some((water) => water.id === id)) return [];
  if (ordered.length >= mostHomeWaters) return null;
  return [{ id, rank: (ordered.at(-1)?.rank ?? -1) + 1 }];
}

export function moveWater(
  waters: readonly HomeWater[],
  id: string,
  to: number,
): readonly HomeWaterChange[] {
  const ordered = orderedWaters(waters);
  const moved = ordered.find((water) => water.id === id);
  if (moved === undefined) return [];
  return ordered
    .filter((water) => water !== moved)
    .toSpliced(Math.max(0, to), 0, moved)
    .map((water, rank) => ({ id: water.id, rank, before: water.rank }))
    .filter(({ rank, before }) => rank !== before)
    .map(({ id: changed, rank }) => ({ id: changed, rank }));
}

interface Looking {
  readonly homeWaters: readonly string[];
  /** Chosen on this device with a tap on the dashboard's title. */
  readonly chosen: string | null;
  readonly lastSeen: string | null;
}

/**
 * Returns the water to show: the home water chosen on this device, else the first home water, else
 * the last viewed spot. Null means Boston Harbor.
 */
export function shownWater({ homeWaters, chosen, lastSeen }: Looking): string | null {
  if (chosen !== null && homeWaters.includes(chosen)) return chosen;
  return homeWaters[0] ?? lastSeen;
}
