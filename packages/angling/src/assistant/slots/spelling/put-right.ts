import {
  commonWords,
  grammarWords,
  idleWords,
  rightWords,
  wordsElsewhere,
  wordsOfSlots,
  wordsOfTalk,
  wordsWithoutMeaning,
} from "#angling/assistant/lexicon.ts";
import { everydayWords } from "#angling/words/everyday-words.ts";
import { bitsIn, letterBits } from "#angling/words/letter-bits.ts";
import { fishIndex } from "#angling/assistant/slots/fish.ts";
import { placeIndex } from "#angling/assistant/slots/places.ts";
import { basesOf, singular } from "#angling/assistant/slots/words.ts";
import { allTexts } from "#angling/assistant/texts/texts.ts";
import { isSkeletonOf, remembering, skeleton, slipsBetween } from "./slips.ts";

const namesOf = [...fishIndex.keys(), ...placeIndex.keys()];
const wordsOf = (keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => key.split(" "));

const idle: ReadonlySet<string> = new Set(idleWords);

const known: ReadonlySet<string> = new Set([
  ...allTexts.flatMap(({ title, text }) => `${title} ${text}`.toLowerCase().split(/[^a-z]+/)),
  ...everydayWords,
  ...grammarWords,
  ...commonWords,
  ...wordsOf(namesOf),
  ...wordsElsewhere,
  ...wordsOfTalk,
  ...wordsOfSlots,
  ...wordsWithoutMeaning,
  ...idleWords,
  ...rightWords,
]);

export const isKnownWord = (word: string): boolean =>
  known.has(word) || known.has(singular(word)) || basesOf(word).some((base) => idle.has(base));

interface Target {
  readonly word: string;
  readonly letters: number;
  /** Extra slips added for a rarer word. */
  readonly rarity: number;
}

const leastLength = 3;
/** Extra slips by kind: place names cost more than common question words, everyday words most. */
const rarities = { asked: 0, fish: 0.1, place: 0.25, elsewhere: 0.3, everyday: 0.45 } as const;

function buildTargets(): readonly Target[] {
  const targets = new Map<string, Target>();
  const add = (words: Iterable<string>, rarity: number): void => {
    for (const word of words)
      if (!targets.has(word) && word.length >= leastLength && /^[a-z]+$/.test(word))
        targets.set(word, { word, rarity, letters: letterBits(word) });
  };
  add([...grammarWords, ...commonWords], rarities.asked);
  add(wordsOf([...fishIndex.keys()]), rarities.fish);
  add(wordsOf([...placeIndex.keys()]), rarities.place);
  // Keeps a misspelled name of another coast from becoming one of ours.
  add(wordsElsewhere, rarities.elsewhere);
  add(everydayWords, rarities.everyday);
  return [...targets.values()];
}
const mostOtherLength = 2;

interface Targets {
  readonly byLength: ReadonlyMap<number, readonly Target[]>;
  readonly byBones: ReadonlyMap<string, readonly Target[]>;
}

function indexTargets(): Targets {
  const byLength = new Map<number, Target[]>();
  const byBones = new Map<string, Target[]>();
  const add = <Key>(to: Map<Key, Target[]>, key: Key, target: Target): void => {
    const before = to.get(key);
    if (before === undefined) to.set(key, [target]);
    else before.push(target);
  };
  for (const target of buildTargets()) {
    const { word } = target;
    for (let shift = -mostOtherLength; shift <= mostOtherLength; shift += 1)
      add(byLength, word.length + shift, target);
    const bones = skeleton(word);
    if (bones.length >= leastLength && bones.length < word.length) add(byBones, bones, target);
  }
  return { byLength, byBones };
}
const targets = indexTargets();

const otherFirstLetter = 0.5;
const consonantsAlone = 0.6;
/** Minimum difference between two candidates; closer ones are ambiguous. */
const leastMargin = 0.2;
const mostOtherLetters = (length: number): number => (length < 7 ? 2 : 4);

function slipsAllowed(length: number): number {
  if (length < 4) return 0.9;
  if (length < 5) return 1;
  return length < 7 ? 1.2 : 1.7;
}

/** Returns the likeliest intended word; null when none or several are close. */
export const nearestWord = remembering((typed): string | null => {
  const allowed = slipsAllowed(typed.length);
  const letters = letterBits(typed);
  let best = { word: "", cost: Number.POSITIVE_INFINITY };
  let second = Number.POSITIVE_INFINITY;
  const ofBones = targets.byBones.get(typed) ?? [];
  for (const target of [...ofBones, ...(targets.byLength.get(typed.length) ?? [])]) {
    const isBones = ofBones.includes(target);
    if (!isBones && bitsIn(letters ^ target.letters) > mostOtherLetters(typed.length)) continue;
    if (typed.length < leastLength + 1 && target.rarity >= rarities.place) continue;
    const slips = isBones ? consonantsAlone : slipsBetween(typed, target.word, allowed);
    if (slips > allowed) continue;
    const cost =
      slips + target.rarity + (typed.startsWith(target.word.charAt(0)) ? 0 : otherFirstLetter);
    if (singular(target.word) === singular(best.word)) continue;
    if (cost < best.cost) {
      second = best.cost;
      best = { word: target.word, cost };
    } else if (cost < second) second = cost;
  }
  const isSure = second - best.cost >= leastMargin && best.cost <= (typed.length < 6 ? 0.96 : 1.4);
  return isSure ? best.word : null;
});

function partnersOf(side: 0 | 1): ReadonlyMap<string, readonly string[]> {
  const partners = new Map<string, string[]>();
  for (const [first, second, more] of namesOf.map((key) => key.split(" "))) {
    if (first === undefined || second === undefined || more !== undefined) continue;
    const [key, other] = side === 0 ? [first, second] : [second, first];
    // "The" precedes any word.
    if (grammarWords.includes(key)) continue;
    partners.set(key, [...(partners.get(key) ?? []), other]);
  }
  return partners;
}
const partners = [partnersOf(0), partnersOf(1)] as const;

/** Corrects a word first towards a name with its neighbor: "hul gut", "wht perch". */
function besideName(word: string, before: string, after: string): string | null {
  const possible = [
    ...(partners[1].get(singular(after)) ?? []),
    ...(partners[0].get(singular(before)) ?? []),
  ];
  return possible.find((one) => isSkeletonOf(word, one) || slipsBetween(word, one, 1) <= 1) ?? null;
}

/** Words from which a half-unknown message counts as a foreign language. */
const leastForeign = 24;

export function putRight(text: string): string {
  const words = text.split(" ");
  const isUnknown = words.map(
    (word) => word.length >= leastLength && /^[a-z]+$/.test(word) && !isKnownWord(word),
  );
  const unknown = isUnknown.filter(Boolean).length;
  if (unknown >= leastForeign && unknown * 2 > words.length) return text;
  return words
    .map((word, index) => {
      if (isUnknown[index] !== true) return word;
      const name = besideName(word, words[index - 1] ?? "", words[index + 1] ?? "");
      return name ?? nearestWord(word) ?? word;
    })
    .join(" ");
}
