import names from "#angling/assistant/catalogue/names.json" with { type: "json" };
import { grammarWords } from "#angling/assistant/lexicon.ts";
import { everydayWords } from "#angling/words/everyday-words.ts";
import type { NamedPlace, SpeciesMention } from "#angling/assistant/frame.ts";
import { fishIndex } from "#angling/assistant/slots/fish.ts";
import { placeIndex, placesByFirstWord } from "#angling/assistant/slots/places.ts";
import { singular } from "#angling/assistant/slots/words.ts";

export interface Mentions {
  /** The question with FISH and PLACE instead of names. */
  readonly masked: string;
  readonly fish: readonly SpeciesMention[];
  readonly places: readonly NamedPlace[];
  /** How many words of the question each word of `masked` stands for. */
  readonly lengths: readonly number[];
}

const longestPhrase = 7;

/** A name of a single everyday word is a place only where a place can stand. */
const needsPlaceWord: ReadonlySet<string> = new Set(names.ordinaryPlaces);
const placeWords =
  /^(?:fish|fished|fishing|launched|landed|is|at|in|near|by|off|around|from|to|on|the|of|for|about|outside|inside|and|or|over|slack|tides?|currents?|ebb|flood|high|low|water|score|weather|wind)$/;

/** In the plural they are fish. */
const fishAsWord: ReadonlySet<string> = new Set(names.fishInPlural);

function isOrdinaryWord(key: string, before: string | undefined): boolean {
  return needsPlaceWord.has(key) && before !== undefined && !placeWords.test(before);
}

interface Found {
  readonly length: number;
  readonly fish: SpeciesMention | null;
  readonly place: NamedPlace | null;
}

const nothing: Found = { length: 0, fish: null, place: null };

const leastHalfName = 5;

/** "At Gurnet": the first word of one place's name alone, where a place stands. */
function halfNamed(words: readonly string[], keys: readonly string[], start: number): Found {
  const word = String(words[start]);
  const place = placesByFirstWord.get(String(keys[start]));
  const stands = /^(?:at|off|near|around|in|outside|inside)$/.test(words[start - 1] ?? "");
  if (place === undefined || !stands || word.length < leastHalfName) return nothing;
  return everydayWords.has(word) || grammarWords.includes(word)
    ? nothing
    : { length: 1, fish: null, place };
}

/** The longest name that begins at a word. */
function nameAt(
  words: readonly string[],
  keys: readonly string[],
  start: number,
  ownPlaces: ReadonlyMap<string, NamedPlace>,
): Found {
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length -= 1) {
    const key = keys.slice(start, start + length).join(" ");
    const own = ownPlaces.get(key);
    if (own !== undefined) return { length, fish: null, place: own };
    const fish = fishAsWord.has(words.slice(start, start + length).join(" "))
      ? undefined
      : fishIndex.get(key);
    if (fish !== undefined) return { length, fish, place: null };
    const place = placeIndex.get(key);
    if (place !== undefined && !isOrdinaryWord(key, words[start - 1])) {
      return { length, fish: null, place };
    }
  }
  return halfNamed(words, keys, start);
}

/** The names in a question, from left to right; of two that overlap the longer. */
export function findMentions(
  text: string,
  ownPlaces: ReadonlyMap<string, NamedPlace> = new Map(),
): Mentions {
  const words = text.split(" ");
  const keys = words.map(singular);
  const masked: string[] = [];
  const fish: SpeciesMention[] = [];
  const places: NamedPlace[] = [];
  const lengths: number[] = [];
  for (let start = 0; start < words.length;) {
    const found = nameAt(words, keys, start, ownPlaces);
    const later = found.length < 2 ? nothing : nameAt(words, keys, start + 1, ownPlaces);
    const isName = found.length > 0 && later.length < found.length;
    if (isName && found.fish !== null) fish.push(found.fish);
    if (isName && found.place !== null) places.push(found.place);
    masked.push(
      ...(isName ? [found.fish === null ? "PLACE" : "FISH"] : words.slice(start, start + 1)),
    );
    lengths.push(isName ? found.length : 1);
    start += isName ? found.length : 1;
  }
  return { masked: masked.join(" "), fish, places, lengths };
}
