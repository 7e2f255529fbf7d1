/** One to five: what a person fishes mostly, not another list of favorites. */
export const mostHomeWaters = 5;

/** A water of an account: a spot, an own spot or a station, and its place in the list. */
export interface HomeWater {
  /** Of a built-in spot, an own spot or a NOAA station; the three never share an id. */
  readonly id: string;
  /** Smaller comes first. Ranks may have gaps, and be shared after two devices wrote offline. */
  readonly rank: number;
}

/** What has to be written about one water; rank null: it is no longer a home water. */
export interface HomeWaterChange {
  readonly id: string;
  readonly rank: number | null;
}

/** In their order, at most five: two devices that were offline may have added more between them. */
export const orderedWaters = (waters: readonly HomeWater[]): readonly HomeWater[] =>
  waters.toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1)).slice(0, mostHomeWaters);

/** Whatever a device shows once a change is applied; the same change twice changes nothing. */
export function withWaterChange(
  waters: readonly HomeWater[],
  { id, rank }: HomeWaterChange,
): readonly HomeWater[] {
  const others = waters.filter((water) => water.id !== id);
  return rank === null ? others : [...others, { id, rank }];
}

/** Adds a water behind the others; null where there are five already. */
export function addWater(
  waters: readonly HomeWater[],
  id: string,
): readonly HomeWaterChange[] | null {
  const ordered = orderedWaters(waters);
  if (ordered.some((water) => water.id === id)) return [];
  if (ordered.length >= mostHomeWaters) return null;
  return [{ id, rank: (ordered.at(-1)?.rank ?? -1) + 1 }];
}

/** Moves a water to a place of the list, 0 the first: only the waters whose rank differs are written. */
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
  /** In their order. */
  readonly homeWaters: readonly string[];
  /** Chosen on this device with a tap on the dashboard's title. */
  readonly chosen: string | null;
  /** The spot looked at last. */
  readonly lastSeen: string | null;
}

/**
 * The water that everything is about: the home water chosen on this device, else the first one; without
 * any the one looked at last; null: Boston Harbor.
 */
export function shownWater({ homeWaters, chosen, lastSeen }: Looking): string | null {
  if (chosen !== null && homeWaters.includes(chosen)) return chosen;
  return homeWaters[0] ?? lastSeen;
}
