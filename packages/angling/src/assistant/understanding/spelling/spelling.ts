import { fishIndex } from "#angling/assistant/slots/fish.ts";
import { placeIndex } from "#angling/assistant/slots/places.ts";
import { singular } from "#angling/assistant/slots/words.ts";
import { isKnown, nearestWord, ordinaryWords, wordsOfPlaces } from "./nearest-word.ts";
import { isSkeletonOf, slipsBetween } from "#angling/assistant/slots/spelling/slips.ts";

const names = [...fishIndex.keys(), ...placeIndex.keys()]
  .map((key) => key.split(" "))
  .filter(([, , more]) => more === undefined);
const slipsOfName = 1;

/** What stands beside a word in some name of two: by the one word, those the other may be. */
function partnersOf(known: 0 | 1): ReadonlyMap<string, readonly string[]> {
  const partners = new Map<string, string[]>();
  for (const [first, second] of names) {
    if (first === undefined || second === undefined) continue;
    const [key, other] = known === 0 ? [first, second] : [second, first];
    partners.set(key, [...(partners.get(key) ?? []), other]);
  }
  return partners;
}
const partners = [partnersOf(0), partnersOf(1)] as const;

/** Names are kept in the singular: "tlls bank" is Tillies Bank. */
const plural = (word: string): string => word.replace(/y$/, "ie").concat("s");

/** A word is put right first towards what makes a name with its neighbor: "hul gut", "wht perch". */
function correctedBeside(word: string, before = "", after = ""): string | null {
  if (word.length < 3 || !/^[a-z]+$/.test(word) || isKnown(word)) return null;
  const possible = [
    ...(partners[1].get(singular(after)) ?? []),
    ...(partners[0].get(singular(before)) ?? []),
  ];
  return (
    possible.find(
      (one) =>
        isSkeletonOf(word, one) ||
        isSkeletonOf(word, plural(one)) ||
        slipsBetween(word, one, slipsOfName) <= slipsOfName,
    ) ?? null
  );
}

/**
 * Words that are neither everyday nor known names, and those whose meaning is a mere guess.
 */
export function unclearWords(original: string, putRight: string, rest: string): readonly string[] {
  const left = new Set(rest.split(" "));
  const after = putRight.split(" ");
  return original.split(" ").filter((word, index) => {
    const guess = String(after[index]);
    if (!/^[a-z]{2,}$/.test(word)) return false;
    const reading = nearestWord(word);
    if (guess !== word) return reading?.word === guess && !reading.isSure;
    return left.has(guess) && !isKnown(word);
  });
}

const beforePlace =
  "(?:in|at|off|near|close to|next to|around|from|by|outside|inside|past|under|behind) (?:(?:the|my|old|st|saint) )*(?:[a-z]+ )?";

const afterPlace =
  "(?:[a-z]+ )?(?:harbou?r|cove|bay|beach|island|isle|point|pt|neck|river|creek|inlet|ledge|rocks?|reef|shoals?|bank|jetty|pier|bridge|light|lighthouse|sound|channel|landing|marina|pond|flats)";
const ofWater =
  "(?:tides?|high tides?|low tides?|high|low|high water|low water|slack|slack tide|slack water|currents?|sunrise|sunset|moonrise|moonset|bite|score|weather|winds?|forecast)";

const geography = new RegExp(`^${afterPlace.replace("(?:[a-z]+ )?", "")}s?$`);
/** A word of some place's name that names none by itself. */
const isHalfName = (word: string): boolean =>
  /^[a-z]{4,}$/.test(word) &&
  wordsOfPlaces.has(singular(word)) &&
  !ordinaryWords.has(word) &&
  !ordinaryWords.has(singular(word)) &&
  !geography.test(word);

/** A place by its post code: no table of them is held. */
const zipCode = /\b0[1-4]\d{3}\b(?! ?(?:h|hrs?|hours?)\b)/;

/** The unclear word that stands where a place belongs: "in Foobar", "Foobar harbor", "tide foobar". */
export const unclearPlace = (
  said: string,
  unclear: readonly string[],
  rest: string,
): string | null =>
  zipCode.exec(rest)?.[0] ??
  [...unclear, ...rest.split(" ").filter((word) => isHalfName(word))].find((word) =>
    new RegExp(
      `\\b${beforePlace}${word}\\b|\\b${word} ${afterPlace}\\b|\\b${ofWater} ${word}$|^${word} ${ofWater}\\b`,
    ).test(said),
  ) ??
  rest.split(" ").find((word) => isHalfName(word)) ??
  null;

/** The unclear word that stands where a day belongs: "on Foobar day". */
export const unclearDay = (said: string, unclear: readonly string[]): string | null =>
  unclear.find((word) =>
    new RegExp(
      `\\b${word} (?:[a-z]+ )?(?:day|eve|weekend|week|holiday)\\b|\\b(?:on|during|until|this|next) (?:the )?${word}$`,
    ).test(said),
  ) ?? null;

const times =
  /^(?:noon|midnight|dawn|dusk|sunrise|sunset|night|high|low|slack|shore|moonrise|moonset|daybreak)$/;

const beforeName = /^(?:at|off|near|fort|camp|mount|port)$/;
const afterName = /^(?:bank|ledge|shoals?|island|isle|neck|light|lighthouse|breakwater)$/;

/** After "at", "off" and "near" and before "bank" stands a name: a guess at another word would hide it. */
function correctedWithin(before: string | undefined, word: string, after: string | undefined) {
  // "Tippin", "droppin".
  if (/^[a-z]{3,}in$/.test(word) && !isKnown(word) && isKnown(`${word}g`)) return `${word}g`;
  const reading = nearestWord(word);
  const guess = reading?.isTaken === true ? reading.word : word;
  const isName = beforeName.test(before ?? "") || afterName.test(after ?? "");
  if (guess === word || !isName) return guess;
  if (wordsOfPlaces.has(singular(guess)) || wordsOfPlaces.has(guess) || times.test(guess))
    return guess;
  return nearestWord(word, true)?.word ?? word;
}

/** The question with likely misspellings put right towards the words an angler uses. */
export function correctSpelling(text: string): string {
  const words = text.split(" ");
  const guesses = words.map((word, index) =>
    correctedWithin(words[index - 1], word, words[index + 1]),
  );
  return words
    .map(
      (word, index) =>
        correctedBeside(word, guesses[index - 1], guesses[index + 1]) ?? String(guesses[index]),
    )
    .join(" ");
}
