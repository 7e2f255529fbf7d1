import { harborParts, type Instant } from "@striper/marine/time";
import {
  commonWords,
  grammarWords,
  idleWords,
  wordsOfSlots,
  wordsOfTalk,
  wordsThatTurn,
  wordsWithoutMeaning,
} from "#angling/assistant/lexicon.ts";
import type { OwnSpot } from "#angling/assistant/providers.ts";
import type { SpeciesId } from "#angling/species/index.ts";
import { takeClock, takeHour } from "./clock.ts";
import { readWindFrom, takeConditions, takeHazards } from "./conditions.ts";
import { takeDays } from "./days.ts";
import { takeFishFigures, takeWaterFigures, takeWind, type Filled } from "./measures.ts";
import { placeElsewhere, readCoordinates, readNames, takeHere } from "./names.ts";
import { Scan } from "./scan.ts";
import type { SlotName, Slots } from "./slots.ts";
import { putRight } from "./spelling/put-right.ts";
import { basesOf, plainWords, withShortForms } from "./words.ts";

export interface ReadContext {
  readonly now: Instant;
  readonly ownSpots: readonly OwnSpot[];
  /** Slot filled by a bare number, from the previous card. */
  readonly bareNumber?: "length_inches" | "hour" | "wind_knots" | null;
  /** Hour of the previous card: "nine?" after 7 pm is 9 pm. */
  readonly hourBefore?: number | null;
}

export interface SlotsRead {
  readonly slots: Slots;
  readonly vague: readonly SlotName[];
  /** Further values that need their own card: a second length, day, place or fish. */
  readonly also: readonly Slots[];
  readonly unread: readonly string[];
  readonly rest: readonly string[];
  readonly words: string;
  /** True for a fish without a rule; no verdict on another fish may show. */
  readonly isUnheld: boolean;
  readonly elsewhere: string | null;
}

const filler: ReadonlySet<string> = new Set([
  ...wordsWithoutMeaning,
  ...wordsOfTalk,
  ...idleWords,
  ...grammarWords,
  ...commonWords,
  ...wordsOfSlots,
]);
const markers = /^(?:FISH|PLACE|POINT)$/;

const isExplained = (word: string): boolean =>
  markers.test(word) ||
  filler.has(word) ||
  (!wordsThatTurn.has(word) && basesOf(word).some((base) => filler.has(base)));

/** Matches a fish used as bait ("a chunk of FISH", "live FISH"), whose rule is not asked for. */
const asBait =
  /\b(?:with|using|use|on|throwing|drifting|chunking|rigged|live|cut|fresh|dead|frozen|chunks? of|strips? of|lin(?:e|ing))(?: (?:a|an|the|some|live|fresh|cut|dead|frozen|whole|chunks?|of|chunked)){0,4} FISH\b|\bFISH (?:chunks?|strips?|heads?|bait)\b|\bFISH (?:for|as) bait\b/;
const anotherCaught =
  /\b(?:fish|drift|troll|jig|target|chunk|cast)\w* (?:for|while) (?:\w+ ){0,2}FISH\b.*\bFISH\b/;

const withoutDenied = (masked: string, fish: readonly (readonly SpeciesId[])[]) => {
  const places = Array.from(masked.matchAll(/(\bnot (?:an? |the |my )?)?FISH\b/g));
  return fish.filter((_, index) => places[index]?.[1] === undefined);
};

/** Prefers the precise name in "flounder: a winter flounder". */
const isMeant = (ids: readonly SpeciesId[], _: number, all: readonly (readonly SpeciesId[])[]) =>
  ids.length === 1 ||
  !all.some((other) => other.length === 1 && other.every((id) => ids.includes(id)));

/** Returns the fish asked about: not the bait, and of two the one caught. */
function askedFish(
  masked: string,
  fish: readonly (readonly SpeciesId[])[],
): readonly (readonly SpeciesId[])[] {
  const bait = asBait.exec(masked);
  if (
    bait !== null &&
    !/\b(?:keep|limits?|bag|size|how many|season|legal)\b.* FISH\b/.test(masked)
  ) {
    const at = (masked.slice(0, bait.index + bait[0].length).match(/FISH/g)?.length ?? 1) - 1;
    return fish.filter((_, index) => index !== at);
  }
  const said = withoutDenied(masked, fish).filter(isMeant);
  return anotherCaught.test(masked) ? said.slice(1) : said;
}

const bareNumber = /(?<![./\d-])\b(\d{1,2})\b(?![./:\d-])/;
/** Last hour read as afternoon, because people fish from 4 am to 3 pm. */
const lastAfternoonHour = 3;

function takeBareNumber(
  scan: Scan,
  slots: Filled,
  { bareNumber: figure, hourBefore }: ReadContext,
): void {
  if (figure === null || figure === undefined || slots[figure] !== undefined) return;
  const [, said] = scan.take(bareNumber) ?? [];
  if (said === undefined) return;
  const value = Number(said);
  const isAfternoon = value <= lastAfternoonHour || (hourBefore ?? 0) >= 12;
  slots[figure] = figure === "hour" && isAfternoon && value < 12 ? value + 12 : value;
}

const permitWords = /\b(?:permits?|licen[sc]es?|certificates?|register|registry)\b/;

export const readWords = (message: string): string => withShortForms(putRight(plainWords(message)));

const unreadOf = (rest: readonly string[], names: readonly string[]): readonly string[] => [
  ...new Set([...names, ...rest.filter((word) => !isExplained(word))]),
];

/** Reads the slots of a message; unreadable words are listed, never replaced by a default. */
export function readSlots(message: string, context: ReadContext): SlotsRead {
  const { place: position, rest: typed } = readCoordinates(message);
  const words = readWords(typed);
  const wind = readWindFrom(words);
  const names = readNames(wind.text, context.ownSpots);
  const scan = new Scan(names.masked);
  const slots: Filled = {};
  const asked = askedFish(names.masked, names.fish).map((ids) => ids.slice(0, 2));
  const species = [...new Set(asked.flat())];
  const places = position === null ? names.places : [position, ...names.places];
  if (species[0] !== undefined) slots.species = species[0];
  if (wind.from !== null) slots.wind_from = wind.from;
  const isAboutPermit = scan.has(permitWords);
  takeHazards(scan, slots);
  takeWaterFigures(scan, slots);
  takeWind(scan, slots);
  const hours = takeHour(scan, context.now);
  const days = takeDays(scan, context.now);
  const clock = takeClock(scan, hours, days.dates[0] ?? null, context.now);
  const lengths = takeFishFigures(scan, slots, {
    species: species[0],
    wantsLength: context.bareNumber === "length_inches",
    isAboutPermit,
    year: harborParts(context.now).year,
  });
  takeConditions(scan, slots);
  const elsewhere = places.length === 0 ? placeElsewhere(scan) : null;
  if (places.length === 0 && takeHere(scan)) slots.place = "here";
  if (places[0] !== undefined) slots.place = places[0];
  const date = clock?.date ?? days.dates[0];
  if (date !== undefined) slots.date = date;
  if (clock !== null) {
    slots.hour = clock.hour;
    if (clock.minute > 0) slots.minute = clock.minute;
  }
  if (days.period !== null) slots.period = days.period;
  takeBareNumber(scan, slots, context);
  const rest = scan.rest();
  const also: readonly Slots[] = [
    ...lengths.map((length_inches) => ({ length_inches })),
    ...(clock?.date == null ? days.dates.slice(1).map((day) => ({ date: day })) : []),
    ...places.slice(1).map((place) => ({ place })),
    ...species.slice(1).map((id) => ({ species: id })),
  ];
  return {
    slots: withoutUndefined(slots),
    vague: clock?.isVague === true ? ["hour"] : [],
    also,
    unread: unreadOf(rest, [...names.unheld, ...(elsewhere === null ? [] : [elsewhere])]),
    rest: rest.filter((word) => !markers.test(word)),
    words,
    isUnheld: names.unheld.length > 0 && species.length === 0,
    elsewhere,
  };
}

const withoutUndefined = (slots: Filled): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
