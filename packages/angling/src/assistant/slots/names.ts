import names from "#angling/assistant/catalogue/names.json" with { type: "json" };
import { grammarWords } from "#angling/assistant/lexicon.ts";
import type { OwnSpot } from "#angling/assistant/providers.ts";
import type { SpeciesId } from "#angling/species/index.ts";
import { everydayWords } from "#angling/words/everyday-words.ts";
import { fishIndex } from "./fish.ts";
import {
  ownSpotByKey,
  phraseKey,
  placeIndex,
  placesByFirstWord,
  type NamedPlace,
} from "./places.ts";
import type { Scan } from "./scan.ts";
import { singular } from "./words.ts";

export interface NamesRead {
  readonly masked: string;
  readonly fish: readonly (readonly SpeciesId[])[];
  readonly unheld: readonly string[];
  readonly places: readonly string[];
}

interface Found {
  readonly length: number;
  readonly fish: readonly SpeciesId[] | null;
  readonly unheld: string | null;
  readonly place: string | null;
}

const nothing: Found = { length: 0, fish: null, unheld: null, place: null };
const longestPhrase = 7;

const needsPlaceWord: ReadonlySet<string> = new Set(names.ordinaryPlaces);
const placeWords =
  /^(?:fish|fished|fishing|launched|landed|is|at|in|near|by|off|around|from|to|on|the|of|for|about|outside|inside|and|or|over|slack|tides?|currents?|ebb|flood|high|low|water|score|weather|wind|morning|afternoon|evening|night|tonight|today|tomorrow|[a-z]+day)$/;
const fishInPlural: ReadonlySet<string> = new Set(names.fishInPlural);
const leastHalfName = 5;
const beforeHalfName = /^(?:at|off|near|around|in|outside|inside)$/;

/**
 * Returns a name that finds the place again: its own, or the stated one if another place has that
 * name.
 */
const nameOf = (place: NamedPlace, said: string): string =>
  placeIndex.get(phraseKey(place.name)) === place ? place.name : said;

function fishOf(key: string, words: string): Found | null {
  const mention = fishInPlural.has(words) ? undefined : fishIndex.get(key);
  if (mention === undefined) return null;
  if (mention.kind === "unheld") return { ...nothing, unheld: words };
  if (mention.kind === "one") return { ...nothing, fish: [mention.id] };
  // Around Boston "bass" means striped bass.
  return { ...nothing, fish: mention.name === "bass" ? mention.ids.slice(0, 1) : mention.ids };
}

function placeOf(key: string, words: string, before: string | undefined): Found | null {
  const place = placeIndex.get(key);
  const stands = !needsPlaceWord.has(key) || before === undefined || placeWords.test(before);
  return place === undefined || !stands ? null : { ...nothing, place: nameOf(place, words) };
}

/** Reads "at Gurnet": a first word unique to one place, after a preposition. */
function halfNamed(word: string, before: string | undefined): Found {
  const place = placesByFirstWord.get(singular(word));
  if (place === undefined || !beforeHalfName.test(before ?? "") || word.length < leastHalfName)
    return nothing;
  return everydayWords.has(word) || grammarWords.includes(word)
    ? nothing
    : { ...nothing, length: 1, place: nameOf(place, place.name) };
}

function nameAt(
  words: readonly string[],
  keys: readonly string[],
  start: number,
  own: ReadonlyMap<string, OwnSpot>,
): Found {
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length -= 1) {
    const key = keys.slice(start, start + length).join(" ");
    const said = words.slice(start, start + length).join(" ");
    const ownName = own.get(key)?.name;
    const found =
      ownName === undefined
        ? (fishOf(key, said) ?? placeOf(key, said, words[start - 1]))
        : { ...nothing, place: ownName };
    if (found !== null) return { ...found, length };
  }
  return halfNamed(words[start] ?? "", words[start - 1]);
}

export function readNames(text: string, ownSpots: readonly OwnSpot[]): NamesRead {
  const own = ownSpotByKey(ownSpots);
  const words = text.split(" ");
  const keys = words.map(singular);
  const masked: string[] = [];
  const found: Found[] = [];
  for (let start = 0; start < words.length;) {
    const here = nameAt(words, keys, start, own);
    const later = here.length < 2 ? nothing : nameAt(words, keys, start + 1, own);
    const isName = here.length > 0 && later.length < here.length;
    if (isName) found.push(here);
    masked.push(isName ? (here.place === null ? "FISH" : "PLACE") : String(words[start]));
    start += isName ? here.length : 1;
  }
  return {
    masked: masked.join(" "),
    fish: found.flatMap(({ fish, unheld }) =>
      fish === null && unheld === null ? [] : [fish ?? []],
    ),
    unheld: found.flatMap(({ unheld }) => unheld ?? []),
    places: [...new Set(found.flatMap(({ place }) => place ?? []))],
  };
}

const decimal =
  /(?<![\d.])(\d{2}\.\d+) ?°? ?n?(?:orth)?[\s,/]+(?:and )?[-–−]? ?(\d{2,3}\.\d+) ?°? ?w?(?:est)?\b/i;
const arcs =
  /(?<![\d.])(\d{2})[°\s]+(\d{1,2}(?:\.\d+)?)['′]? ?n?[\s,/]+[-–−]?(\d{2,3})[°\s]+(\d{1,2}(?:\.\d+)?)['′]? ?w?(?![\d.])/i;
const inDegrees = (degrees: string | undefined, minutes: string | undefined): string =>
  (Number(degrees) + Number(minutes) / 60).toFixed(5);

/** Reads "42.35 -70.5" and "42 20.5 N 70 40 W"; longitudes are west on this coast. */
export function readCoordinates(message: string): { readonly place: string | null; rest: string } {
  const plain = decimal.exec(message);
  if (plain !== null)
    return { place: `${plain[1]},-${plain[2]}`, rest: message.replace(plain[0], " ") };
  const match = arcs.exec(message);
  if (match === null) return { place: null, rest: message };
  const [words, latitude, north, longitude, west] = match;
  const place = `${inDegrees(latitude, north)},-${inDegrees(longitude, west)}`;
  return { place, rest: message.replace(words, " ") };
}

const here =
  /\b(?:near me|near ?by|(?:around|near|from) here|around me|close to me|closest to me|my (?:current )?(?:location|position|area)|where i am|by me|this (?:place|spot)|right here|here)\b/;
export const takeHere = (scan: Scan): boolean => scan.take(here) !== null;

const elsewhere = new RegExp(`\\b(?:${names.elsewhere.join("|")})\\b`);
export const placeElsewhere = (scan: Scan): string | null => elsewhere.exec(scan.text)?.[0] ?? null;
