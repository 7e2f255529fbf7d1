import { harborDate, type Instant } from "@striper/marine/time";
import type { Inches } from "@striper/marine/units";
import type { Place } from "#angling/regulations/place.ts";
import type { HarborDate } from "#angling/regulations/season.ts";
import type { FishingMode } from "#angling/regulations/table/table.ts";
import type { Circumstances } from "#angling/regulations/verdict/judgement.ts";
import type { LandingState } from "#angling/regulations/verdict/landing.ts";
import { findSpecies, type SpeciesId } from "#angling/species/index.ts";

export interface KeptFish {
  readonly species: string;
  readonly length: Inches | null;
}

/**
 * Counts entered by tapping for one species. The log may hold fewer fish and knows nothing about
 * other anglers' fish.
 */
export interface TappedFish {
  readonly own: number;
  readonly others: number | null;
  /** True when one kept fish exceeds the length that only one may exceed; null when not stated. */
  readonly isLongKept: boolean | null;
}

export interface DayState {
  readonly date: HarborDate;
  readonly mode: FishingMode | null;
  readonly place: Place | null;
  /** All anglers in the party, including the user. */
  readonly anglers: number;
  readonly landing: LandingState | null;
  readonly kept: readonly KeptFish[];
  readonly tapped: Readonly<Partial<Record<SpeciesId, TappedFish>>>;
}

export type DayCounts = Pick<DayState, "anglers" | "kept" | "tapped">;

export const blankDay = (date: HarborDate): DayState => ({
  date,
  mode: null,
  place: null,
  anglers: 1,
  landing: null,
  kept: [],
  tapped: {},
});

interface LoggedFate extends KeptFish {
  readonly caughtAt: Instant;
  readonly isReleased: boolean | null;
}

export const fishKeptOn = (date: HarborDate, log: readonly LoggedFate[]): readonly KeptFish[] =>
  log
    .filter(({ isReleased, caughtAt }) => isReleased === false && harborDate(caughtAt) === date)
    .map(({ species, length }) => ({ species, length }));

/** Species that share one bag: a trip may keep one large shark, whatever its kind. */
const sharedBags: readonly ReadonlySet<SpeciesId>[] = [
  new Set(["sharks", "permitted_sharks", "hammerhead_sharks"]),
];

const bagOf = (species: SpeciesId): ReadonlySet<SpeciesId> =>
  sharedBags.find((bag) => bag.has(species)) ?? new Set([species]);

/** An ambiguous name counts for every species it may stand for. */
function mayBe(name: string, bag: ReadonlySet<SpeciesId>): boolean {
  const match = findSpecies(name);
  if (match.kind === "found") return bag.has(match.species.id);
  return match.kind === "ambiguous" && match.candidates.some(({ id }) => bag.has(id));
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

interface Counts extends Pick<Circumstances, "keptAboard" | "keptOverLength"> {
  readonly keptToday: number;
  readonly keptLengths: readonly (Inches | null)[];
}

/**
 * Returns the day's kept fish as they count toward a species. Uses the greater of logged and tapped
 * fish, because a fish tapped at the rail is logged later.
 */
export function countsOf({ anglers, kept, tapped }: DayCounts, species: SpeciesId): Counts {
  const bag = bagOf(species);
  const logged = kept.filter((fish) => mayBe(fish.species, bag)).map(({ length }) => length);
  const taps = [...bag].flatMap((id) => tapped[id] ?? []);
  const keptToday = Math.max(logged.length, sum(taps.map(({ own }) => own)));
  const others = taps.flatMap((tap) => tap.others ?? []);
  const isAboardKnown = anglers === 1 || others.length > 0;
  const long = tapped[species]?.isLongKept ?? null;
  return {
    keptToday,
    keptLengths: logged,
    ...(isAboardKnown ? { keptAboard: keptToday + (anglers === 1 ? 0 : sum(others)) } : {}),
    ...(long === null ? {} : { keptOverLength: long ? 1 : 0 }),
  };
}
