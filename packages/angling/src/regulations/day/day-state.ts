import { harborDate, type Instant } from "@striper/marine/time";
import type { Inches } from "@striper/marine/units";
import type { Place } from "#angling/regulations/place.ts";
import type { HarborDate } from "#angling/regulations/season.ts";
import type { FishingMode } from "#angling/regulations/table/table.ts";
import type { Circumstances } from "#angling/regulations/verdict/judgement.ts";
import type { LandingState } from "#angling/regulations/verdict/landing.ts";
import { findSpecies, type SpeciesId } from "#angling/species/index.ts";

/** A fish that was kept, by the name it was logged under. */
export interface KeptFish {
  readonly species: string;
  readonly length: Inches | null;
}

/** What somebody tapped of a kind of fish: the log may hold fewer, and knows nothing of the others aboard. */
export interface TappedFish {
  readonly own: number;
  /** Of everyone else aboard; null: nobody said. */
  readonly others: number | null;
  /** One of them is over the length that only one fish may exceed; null: nobody said. */
  readonly isLongKept: boolean | null;
}

/** What every verdict of a day rests on, whoever asks for it and wherever it is shown. */
export interface DayState {
  readonly date: HarborDate;
  /** Null: nobody said. */
  readonly mode: FishingMode | null;
  readonly place: Place | null;
  /** Everyone who fishes together, the person who asks included. */
  readonly anglers: number;
  /** Where a fish from federal water is brought ashore. */
  readonly landing: LandingState | null;
  /** Of the person's own log. */
  readonly kept: readonly KeptFish[];
  readonly tapped: Readonly<Partial<Record<SpeciesId, TappedFish>>>;
}

export type DayCounts = Pick<DayState, "anglers" | "kept" | "tapped">;

/** A day of which nothing is known yet. */
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
  /** Null: an entry that does not say. */
  readonly isReleased: boolean | null;
}

/** The fish of a log that were kept on a day in Boston. */
export const fishKeptOn = (date: HarborDate, log: readonly LoggedFate[]): readonly KeptFish[] =>
  log
    .filter(({ isReleased, caughtAt }) => isReleased === false && harborDate(caughtAt) === date)
    .map(({ species, length }) => ({ species, length }));

/** Kinds that count for one bag: a trip has one large shark, whatever its kind. */
const sharedBags: readonly ReadonlySet<SpeciesId>[] = [
  new Set(["sharks", "permitted_sharks", "hammerhead_sharks"]),
];

const bagOf = (species: SpeciesId): ReadonlySet<SpeciesId> =>
  sharedBags.find((bag) => bag.has(species)) ?? new Set([species]);

/** A name that may stand for several kinds counts for each of them. */
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
 * The day's kept fish as they count for a kind. Of log and taps the greater number holds: a fish that was
 * tapped at the rail is logged afterwards.
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
