import { everydayWords, grammarWords } from "#angling/assistant/catalogue/everyday-words.ts";
import { regionsElsewhere } from "#angling/assistant/catalogue/regions-elsewhere.ts";
import { editDistance } from "#angling/species/edit-distance.ts";
import { fishIndex } from "./names/fish.ts";
import { placeIndex } from "./names/places.ts";
import { singular } from "./words.ts";

/** Words of names too common or too short to be a misspelling's aim. */
const leastLength = 4;

const nameWords = [...fishIndex.keys(), ...placeIndex.keys()].flatMap((key) => key.split(" "));
const known: ReadonlySet<string> = new Set([
  ...everydayWords,
  ...grammarWords,
  ...nameWords,
  ...regionsElsewhere.split(/[| ]/),
]);

/** In order of preference among equally near words. */
const targets: readonly string[] = [
  ...new Set([
    ...grammarWords,
    ...[...fishIndex.keys()].flatMap((key) => key.split(" ")),
    ...[...placeIndex.keys()].flatMap((key) => key.split(" ")),
  ]),
].filter((word) => word.length >= leastLength && /^[a-z]+$/.test(word));

/** Slips a word of this length may have. */
function slipsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 7 ? 1 : 2;
}

/** Swapped neighbors ("tdie") are the one slip a short word may have. */
const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && a.split("").toSorted().join("") === b.split("").toSorted().join("");

function nearest(word: string): string {
  let best = word;
  let fewest = Number.POSITIVE_INFINITY;
  const allowed = slipsAllowed(word.length);
  for (const target of targets) {
    if (Math.abs(target.length - word.length) > Math.max(1, allowed)) continue;
    const slips = editDistance(word, target);
    // Another first letter is a rarer slip than one inside the word.
    const isAlikeFirst = target.startsWith(word.slice(0, 1));
    const cost = slips + (isAlikeFirst ? 0 : 0.5);
    if (cost >= fewest) continue;
    if (
      slips <= (isAlikeFirst ? allowed : Math.min(1, allowed)) ||
      (word.length >= leastLength && slips === 1 && isSwap(word, target))
    ) {
      best = target;
      fewest = cost;
    }
  }
  return best;
}

const remembered = new Map<string, string>();
const mostRemembered = 2000;

function corrected(word: string): string {
  if (word.length < leastLength || !/^[a-z]+$/.test(word)) return word;
  if (known.has(word) || known.has(singular(word))) return word;
  const before = remembered.get(word);
  if (before !== undefined) return before;
  const after = nearest(word);
  if (remembered.size < mostRemembered) remembered.set(word, after);
  return after;
}

/** A word of three letters is put right only where its neighbor makes a name of it: "hul gut". */
function correctedBeside(word: string, next: string | undefined): string {
  if (next === undefined || word.length !== 3 || known.has(word)) return word;
  const names = [...placeIndex.keys()].filter((key) => key.endsWith(` ${singular(next)}`));
  const first = names
    .map((key) => key.split(" "))
    .find(([one = "", , more]) => more === undefined && editDistance(one, word) === 1);
  return first?.[0] ?? word;
}

/** Words a rule is asked with: put right towards one of them, a question stays clear. */
const ruleWords =
  /^(?:limits?|sizes?|bag|season|regulations?|rules?|keep|legal|minimum|maximum|length|inches|release|possession|open|closed?|opens|measured?|massachusetts|hampshire|federal|waters|circle|hooks?|boat|shore|charter|tomorrow|today|fishing|caught|catch)$/;

/**
 * Words that are neither everyday nor known names, and guessed ones that no rule is asked with: what
 * they mean is not certain.
 */
export function unclearWords(original: string, putRight: string, rest: string): readonly string[] {
  const left = new Set(rest.split(" "));
  const after = putRight.split(" ");
  return original.split(" ").filter((word, index) => {
    const guess = String(after[index]);
    if (!/^[a-z]{2,}$/.test(word) || !left.has(guess)) return false;
    if (guess !== word) return !ruleWords.test(guess);
    return !known.has(word) && !known.has(singular(word));
  });
}

const beforePlace =
  "(?:in|at|off|near|close to|next to|around|from|by|outside|inside|past|under|behind) (?:(?:the|my|old|st|saint) )*(?:[a-z]+ )?";

const afterPlace =
  "(?:[a-z]+ )?(?:harbou?r|cove|bay|beach|island|isle|point|pt|neck|river|creek|inlet|ledge|rocks?|reef|shoals?|bank|jetty|pier|bridge|light|lighthouse|sound|channel|landing|marina|pond|flats)";
const ofWater =
  "(?:tides?|high tides?|low tides?|high|low|high water|low water|slack|slack tide|slack water|currents?|sunrise|sunset|moonrise|moonset|bite|score|weather|winds?|forecast)";

const geography = new RegExp(`^${afterPlace.replace("(?:[a-z]+ )?", "")}s?$`);
const ordinary: ReadonlySet<string> = new Set([
  ...everydayWords,
  ...grammarWords,
  ...[...fishIndex.keys()].flatMap((key) => key.split(" ")),
]);
const ofPlaces: ReadonlySet<string> = new Set(
  [...placeIndex.keys()].flatMap((key) => key.split(" ")),
);

/** A word of some place's name that names none by itself. */
const isHalfName = (word: string): boolean =>
  /^[a-z]{4,}$/.test(word) &&
  ofPlaces.has(singular(word)) &&
  !ordinary.has(word) &&
  !ordinary.has(singular(word)) &&
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

/** After "at", "off" and "near" stands a place or a time: a guess at another word would hide a name. */
function correctedAfter(before: string | undefined, word: string): string {
  const guess = corrected(word);
  if (
    guess === word ||
    before === undefined ||
    !/^(?:at|off|near|fort|camp|mount|port)$/.test(before)
  )
    return guess;
  return ofPlaces.has(singular(guess)) || ofPlaces.has(guess) || times.test(guess) ? guess : word;
}

/** The question with likely misspellings put right towards the words an angler uses. */
export function correctSpelling(text: string): string {
  const words = text.split(" ");
  return words
    .map((word, index) => correctedBeside(correctedAfter(words[index - 1], word), words[index + 1]))
    .join(" ");
}
