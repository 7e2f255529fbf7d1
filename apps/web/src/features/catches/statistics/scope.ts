import { speciesKey, type LoggedCatch, type LoggedTrip } from "@striper/angling/catches";
import { analyticsWindowDays } from "@striper/contract/limits";
import { day, type Instant } from "@striper/marine/time";

export type Window = "year" | "all";

const windowDays = { year: analyticsWindowDays, all: Infinity } as const;

export const daysOf = (window: Window): number => windowDays[window];

export function inWindow<Item>(
  items: readonly Item[],
  window: Window,
  now: Instant,
  at: (item: Item) => Instant,
): readonly Item[] {
  if (window === "all") return items;
  const from = now - windowDays.year * day;
  return items.filter((item) => at(item) > from && at(item) <= now);
}

export const catchesIn = (catches: readonly LoggedCatch[], window: Window, now: Instant) =>
  inWindow(catches, window, now, ({ caughtAt }) => caughtAt);

export const tripsIn = (trips: readonly LoggedTrip[], window: Window, now: Instant) =>
  inWindow(trips, window, now, ({ startedAt }) => startedAt);

/** Returns all catches for an empty name. */
export function ofSpecies(catches: readonly LoggedCatch[], species: string) {
  const key = speciesKey(species);
  return key === "" ? catches : catches.filter((one) => speciesKey(one.species) === key);
}
