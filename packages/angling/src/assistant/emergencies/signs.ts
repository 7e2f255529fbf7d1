import { grammarWords } from "#angling/assistant/lexicon.ts";
import { withoutTalk } from "#angling/assistant/find/questions.ts";
import { everydayWords } from "#angling/words/everyday-words.ts";
import { nearestWord } from "#angling/assistant/slots/spelling/put-right.ts";
import {
  isSkeletonOf,
  remembering,
  slipsBetween,
} from "#angling/assistant/slots/spelling/slips.ts";
import { comparedBy, isOneLost, isSlipOf, similarWords } from "./similar-words.ts";
import { spots } from "#angling/spots/index.ts";
import { dangerIdeas, dangers, dangerTexts, type Danger } from "./danger-texts.ts";

function plainTokens(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/\d+(?:\.\d+)? ?(?:["”]|inch(?:es)?\b)/g, " inches ")
      .replaceAll(/['’‘`´]/g, "")
      .replaceAll(/\bw\//g, "with ")
      .replaceAll(/\bfish (?=hooks?\b)/g, "")
      // Turns "over 30" into "above 30"; "he went over 2 minutes ago" stays.
      .replaceAll(/\bover (?=\d{1,3}\b(?! ?(?:min|sec|hour|hr)))/g, "above ")
      // Reads "a 29 back" as a fish of that length.
      .replaceAll(/\ba (?=[1-5]\d (?:back|to|in|on|off|from|and|out|at|alive)\b)/g, "a fish ")
      .replaceAll(/\br\b/g, "are")
      .replaceAll(/[^a-z0-9]+/g, " ")
      .trim()
      .split(" ")
      .filter((word) => word !== "")
  );
}

interface Phrase {
  readonly idea: string;
  readonly words: readonly string[];
}

const phrases: readonly Phrase[] = Object.entries(dangerIdeas).flatMap(([idea, entries]) =>
  entries.map((entry) => ({ idea, words: entry.split("_") })),
);

const byFirstWord = new Map<string | undefined, Phrase[]>();
for (const phrase of phrases) {
  const others = byFirstWord.get(phrase.words[0]) ?? [];
  byFirstWord.set(phrase.words[0], [...others, phrase]);
}
const phrasesThatBegin = (word: string): readonly Phrase[] => byFirstWord.get(word) ?? [];

const certain: ReadonlySet<string> = new Set([
  ...everydayWords,
  ...grammarWords,
  ...phrases.flatMap(({ words }) => words),
  ...spots.flatMap(({ name }) => plainTokens(name)),
]);

const vocabulary = Array.from(new Set(phrases.flatMap(({ words }) => words)), comparedBy);

interface Meaning {
  readonly words: ReadonlySet<string>;
  readonly inPhrase: ReadonlySet<string>;
  /**
   * True when it is far from all of them, or an ordinary word is as close: "legak" is "legal"
   * rather than "leg".
   */
  readonly isDoubted: boolean;
}

const noWords: ReadonlySet<string> = new Set();

/** Length below which a misspelling alone indicates no danger. */
const tooShort = 4;
const vowelsLeftOut = 0.6;
const farthest = 3;
const distance = (said: string, meant: string): number =>
  isSkeletonOf(said, meant) ? vowelsLeftOut : slipsBetween(said, meant, farthest);

const meaningOf = remembering((word): Meaning => {
  const said = comparedBy(word);
  const similar = similarWords(vocabulary, said);
  if (certain.has(word) || /\d/.test(word)) {
    const lost = similar.filter((one) => isOneLost(said, one));
    const inPhrase = new Set(lost.map((one) => one.word));
    return { words: new Set([word]), inPhrase, isDoubted: false };
  }
  const slipsOf = similar.filter((one) => isSlipOf(said, one, false));
  const maybe = slipsOf.map((one) => one.word);
  const near = slipsOf.filter((one) => isSlipOf(said, one, true)).map((one) => one.word);
  // Keeps short words as close as longer ones: "sikming" may be "sinking" or "swimming".
  const farthestNear = Math.max(...near.map((known) => slipsBetween(word, known, farthest)));
  const slips = maybe.filter(
    (known) => near.length === 0 || slipsBetween(word, known, farthest) <= farthestNear,
  );
  const nearest = slips.length === 0 ? null : nearestWord(word);
  return {
    words: new Set([word, ...slips]),
    inPhrase: noWords,
    isDoubted:
      near.length === 0 ||
      (word.length <= tooShort && !slips.some((slip) => isSkeletonOf(word, slip))) ||
      (nearest !== null &&
        !slips.includes(nearest) &&
        slips.every((slip) => distance(word, nearest) <= distance(word, slip))),
  };
});

const nothing: Meaning = { words: noWords, inPhrase: noWords, isDoubted: false };

type Places = ReadonlyMap<string, readonly number[]>;

/**
 * Returns the positions of each idea; `isSure` leaves out single doubtful words. A phrase may wrap
 * around the end: "off by the tide if I get cut".
 */
function ideasIn(read: readonly Meaning[], isSure: boolean): Places {
  const found = new Map<string, number[]>();
  const stands = (word: string, at: number, isPhrase: boolean): boolean => {
    const { words, inPhrase, isDoubted } = read[at % read.length] ?? nothing;
    if (isPhrase && inPhrase.has(word)) return true;
    return words.has(word) && !(isSure && isDoubted && !isPhrase);
  };
  const isShort = read.length <= oneCry;
  for (const [at, { words: meant, inPhrase }] of read.entries())
    for (const { idea, words } of [...meant, ...inPhrase].flatMap(phrasesThatBegin)) {
      const last = read.length - (isShort && words.length < read.length ? 1 : words.length);
      if (at <= last && words.every((word, index) => stands(word, at + index, words.length > 1)))
        found.set(idea, [...(found.get(idea) ?? []), at]);
    }
  return found;
}

/** Maximum words of a message treated as one phrase, whatever the distance between its words. */
const oneCry = 16;

/** Rule marker: the message has few other words. */
const alone = "alone";
const fewWords = 3;
const isTalk: ReadonlySet<string> = new Set(dangerIdeas["talk"]);

interface Rule {
  readonly danger: Danger;
  readonly all: readonly (readonly string[])[];
  readonly none: readonly string[];
}

const rules: readonly Rule[] = dangers.flatMap((danger) =>
  dangerTexts[danger].signs.map((row) => {
    const parts = row.split(" ");
    const isNot = (part: string): boolean => part.startsWith("!");
    return {
      danger,
      all: parts.filter((part) => !isNot(part)).map((part) => part.split("|")),
      none: parts.filter(isNot).map((part) => part.slice(1)),
    };
  }),
);

/** Maximum distance between the words of one sign. */
const reach = 12;

interface Read {
  readonly found: Places;
  readonly sure: Places;
  readonly misspelled: ReadonlySet<number>;
  readonly isAlone: boolean;
}

/**
 * Applies a rule. A single idea must be unambiguous; beside another one a misspelling counts too.
 */
function holds({ all, none }: Rule, { found: each, sure, misspelled, isAlone }: Read): boolean {
  const found = all.length === 1 ? sure : each;
  const places = all
    .filter((group) => !(isAlone && group.includes(alone)))
    .map((group) => group.flatMap((idea) => (idea === alone ? [] : (found.get(idea) ?? []))));
  if (places.some((group) => group.length === 0)) return false;
  // A misspelling that may be wanted here excludes nothing: "fell off the biat".
  const wanted = new Set(all.flat().flatMap((idea) => sure.get(idea) ?? []));
  const misread = new Set([...misspelled].filter((at) => wanted.has(at)));
  if (none.some((idea) => sure.get(idea)?.some((at) => !misread.has(at)) === true)) return false;
  return places
    .flat()
    .some((start) =>
      places.every((group) => group.some((at) => at >= start && at < start + reach)),
    );
}

const mostDangers = 2;

/** Matches questions about a hypothetical, such as "how long if I fall in". */
const isSupposed = /\b(?:if|when) (?:i|you|we|he|she|one|someone|somebody|a guy)\b/i;

/** Matches an accident that is over: out of the water, standing in it, or told later. */
const isOver =
  /\b(?:after|since) (?:\w+ )?(?:falling|fell|going|went|a fall|being) (?:in|over|off)\b/i;
const outAgain =
  /\b(?:i|we|he|she|they|it|him|her|them|kid|buddy|friend|son|daughter|dad|wife|husband)['’]?(?:m|s|re)?(?: is| are| am| got| climbed| was)?(?: now| back)? (?:out(?! (?:here|there|on|in|of|past|off|alone|by|at|to|from|with)\b)|aboard|ashore|on the (?:boat|dock|beach|pier))\b|\b(?:got|climbed|crawled|pulled (?:\w+ ){1,2})(?: back| him| her)? out\b|\bout of the water\b/i;
const standsIn =
  /\b(?:up )?to (?:my|the) (?:chest|waist|knees|thighs|armpits)\b|\b(?:chest|waist) deep\b/i;
const isMissed =
  /\b(?:still (?:in|out)|can(?:no|['’])?t (?:see|find|reach|get (?:him|her|them))|drown\w*)\b/i;

/** Reports people out of the water or standing in it. */
const isOnFeet = (message: string): boolean =>
  [isOver, outAgain, standsIn].some((sign) => sign.test(message)) && !isMissed.test(message);

function dangersOf(text: string): readonly Danger[] {
  const tokens = plainTokens(text);
  const meanings = tokens.map(meaningOf);
  const read = {
    found: ideasIn(meanings, false),
    sure: ideasIn(meanings, true),
    misspelled: new Set(meanings.flatMap(({ words }, at) => (words.size > 1 ? [at] : []))),
    isAlone:
      plainTokens(withoutTalk(text.toLowerCase())).filter((token) => !isTalk.has(token)).length <=
      fewWords,
  };
  return [...new Set(rules.filter((rule) => holds(rule, read)).map(({ danger }) => danger))];
}

export function recogniseDanger(message: string): readonly Danger[] {
  const sentences = message.split(/[?!;\n]+|\.(?=\s|$)/).filter((one) => /\w/.test(one));
  // Two questions count as separate, however short.
  const isOneCry = plainTokens(message).length <= oneCry && message.split("?").length <= 2;
  const found = new Set([...sentences, ...(isOneCry ? [message] : [])].flatMap(dangersOf));
  // Out of the water, the advice is about warming up, not rescue.
  if (found.has("cold-water") && isOnFeet(message)) found.delete("overboard");
  if (found.has("cold-water") && isSupposed.test(message))
    for (const now of ["overboard", "sinking"] as const) found.delete(now);
  // People already outside the bar need no hour to cross it.
  if (found.has("outside-bar")) found.delete("bar");
  return dangers.filter((danger) => found.has(danger)).slice(0, mostDangers);
}
