import answers from "#angling/assistant/catalogue/answers.json" with { type: "json" };
import {
  commonWords,
  grammarWords,
  idleWords,
  rightWords,
  wordsElsewhere,
  wordsOfTalk,
  wordsWithoutMeaning,
} from "#angling/assistant/lexicon.ts";
import { everydayWords } from "#angling/words/everyday-words.ts";
import { fishIndex } from "#angling/assistant/slots/fish.ts";
import { placeIndex } from "#angling/assistant/slots/places.ts";
import { basesOf, singular } from "#angling/assistant/slots/words.ts";
import { isWordOfCues } from "#angling/assistant/understanding/cues.ts";
import {
  isSkeletonOf,
  remembering,
  slipsBetween,
} from "#angling/assistant/slots/spelling/slips.ts";

const wordsOf = (names: Iterable<string>): readonly string[] =>
  [...names].flatMap((name) => name.split(" "));

const fishWords = wordsOf(fishIndex.keys());
const placeWords = wordsOf(placeIndex.keys());
export const wordsOfPlaces: ReadonlySet<string> = new Set(placeWords);
/** Words of the language and of fish. */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...everydayWords,
  ...grammarWords,
  ...fishWords,
]);

/** Words of the reviewed texts: written right, and what a question may be found by. */
const wordsOfTexts = answers.flatMap(({ title, text }) =>
  `${title} ${text}`.toLowerCase().split(/[^a-z]+/),
);

/** Words that are right as they stand. */
export const knownWords: ReadonlySet<string> = new Set([
  ...wordsOfTexts,
  ...ordinaryWords,
  ...commonWords,
  ...placeWords,
  ...wordsElsewhere,
  ...wordsOfTalk,
  ...idleWords,
  ...rightWords,
]);

const formsAreKnown: ReadonlySet<string> = new Set(idleWords);

export const isKnown = (word: string): boolean =>
  knownWords.has(word) ||
  knownWords.has(singular(word)) ||
  isWordOfCues(word) ||
  // "Bragged", "wandering".
  basesOf(word).some((base) => formsAreKnown.has(base));

/** Every candidate is filler. */
const isFiller = (word: string, other = word): boolean =>
  wordsWithoutMeaning.has(word) && wordsWithoutMeaning.has(other);

/** A name that is a mere guess would hide another. */
const namesOfPlaces: ReadonlySet<string> = new Set([...placeWords, ...wordsElsewhere]);
const isPlaceName = (word: string): boolean => namesOfPlaces.has(word);

interface Target {
  readonly word: string;
  /** Slips a rarer word is farther away. */
  readonly rarity: number;
  readonly isPlace: boolean;
}

const leastLength = 3;
const ofPlaces = 0.25;

function buildTargets(): readonly Target[] {
  const targets = new Map<string, Target>();
  const add = (words: readonly string[], rarity: number, isPlace = false): void => {
    for (const word of words)
      if (!targets.has(word) && word.length >= leastLength && /^[a-z]+$/.test(word))
        targets.set(word, { word, rarity, isPlace });
  };
  add([...grammarWords, ...commonWords], 0);
  add(fishWords, 0.1);
  add(placeWords, ofPlaces, true);
  // A misspelled name of another coast must not become one of ours.
  add(wordsElsewhere, ofPlaces + 0.05, true);
  add([...everydayWords], 0.45);
  return [...targets.values()];
}
const targets = buildTargets();

/** Slips a word of this length may have. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0.9;
  if (length < 5) return 1;
  return length < 7 ? 1.2 : 1.7;
}

const otherFirstLetter = 0.5;
const consonantsAlone = 0.6;
/** Two readings nearer to each other than this are both possible. */
const leastMargin = 0.2;

export interface Reading {
  /** Read so in the question; else only offered. */
  readonly isTaken: boolean;
  readonly word: string;
  /** No other word is about as near, and it is near. */
  readonly isSure: boolean;
  /** The next possible reading; null: there is none. */
  readonly other: string | null;
}

function slipsTo(typed: string, { word, rarity }: Target, allowed: number): number {
  if (isSkeletonOf(typed, word)) return consonantsAlone + rarity / 2;
  const slips = slipsBetween(typed, word, allowed);
  if (slips > allowed) return Number.POSITIVE_INFINITY;
  return slips + rarity + (typed.startsWith(word.charAt(0)) ? 0 : otherFirstLetter);
}

/** Farther than this a guess is a guess: a short word has many neighbors. */
function sureWithin(length: number): number {
  return length < 6 ? 0.96 : 1.2;
}
/** A word of three letters is put right only towards words that are asked with most. */
const leastForRare = 4;

function search(typed: string, placesOnly: boolean): Reading | null {
  const allowed = slipsAllowed(typed.length);
  let best: { word: string; cost: number } | null = null;
  let second: { word: string; cost: number } | null = null;
  for (const target of targets) {
    if (placesOnly ? !target.isPlace : typed.length < leastForRare && target.rarity > ofPlaces)
      continue;
    const cost = slipsTo(typed, target, allowed);
    if (cost > allowed + (typed.length < leastForRare + 1 ? 0 : otherFirstLetter)) continue;
    if (best === null || cost < best.cost) {
      if (best !== null && singular(best.word) !== singular(target.word)) second = best;
      best = { word: target.word, cost };
    } else if (
      (second === null || cost < second.cost) &&
      singular(best.word) !== singular(target.word)
    )
      second = { word: target.word, cost };
  }
  if (best === null) return null;
  const isClear = second === null || second.cost - best.cost >= leastMargin;
  const isSure = isClear && best.cost <= sureWithin(typed.length);
  return {
    word: best.word,
    isSure,
    isTaken:
      isSure ||
      (typed.length >= leastForGuess && !isPlaceName(best.word)) ||
      isFiller(best.word, second?.word),
    other: second?.word ?? null,
  };
}

/** A word this short with several neighbors is left as it is. */
const leastForGuess = 5;

const nearestOfAll = remembering((typed) => search(typed, false));
const nearestPlace = remembering((typed) => search(typed, true));

/** What a word that is none may be meant for; null: nothing near it. */
export function nearestWord(typed: string, placesOnly = false): Reading | null {
  if (typed.length < leastLength || !/^[a-z]+$/.test(typed) || isKnown(typed)) return null;
  return placesOnly ? nearestPlace(typed) : nearestOfAll(typed);
}
