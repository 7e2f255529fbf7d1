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
      // A figure; "he went over 2 minutes ago" is none.
      .replaceAll(/\bover (?=\d{1,3}\b(?! ?(?:min|sec|hour|hr)))/g, "above ")
      // A fish by its length; no degrees of the water.
      .replaceAll(/\ba (?=[1-5]\d (?:back|to|in|on|off|from|and|out|at|alive)\b)/g, "a fish ")
      .replaceAll(/\br\b/g, "are")
      .replaceAll(/[^a-z0-9]+/g, " ")
      .trim()
      .split(" ")
      .filter((word) => word !== "")
  );
}

/** An entry of the word table: a word, or the words of a phrase. */
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

/** Words written as they are meant: never taken for another one. */
const certain: ReadonlySet<string> = new Set([
  ...everydayWords,
  ...grammarWords,
  ...phrases.flatMap(({ words }) => words),
  ...spots.flatMap(({ name }) => plainTokens(name)),
]);

const vocabulary = Array.from(new Set(phrases.flatMap(({ words }) => words)), comparedBy);

interface Meaning {
  /** The words of the table it may stand for. */
  readonly words: ReadonlySet<string>;
  /** Those it stands for in a phrase alone. */
  readonly inPhrase: ReadonlySet<string>;
  /** It is far from all of them, or an ordinary word is as near: "legak" is "legal" rather than "leg". */
  readonly isDoubted: boolean;
}

const noWords: ReadonlySet<string> = new Set();

/** Letters of a word whose slip alone tells of no danger: "typo" is no hypothermia. */
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
  // A short word as near as a long one is meant as likely: "sikming" is "sinking" or "swimming".
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
 * The places of a message at which each idea stands; without those that one doubted word tells of. A
 * phrase may begin at its end: "off by the tide if I get cut".
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

/** A message this short is treated as one phrase, regardless of the distance between its words. */
const oneCry = 16;

/** In a rule: the message has hardly any other word. */
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

/** What belongs together stands within so many words. */
const reach = 12;

interface Read {
  readonly found: Places;
  /** Without the words an ordinary one is as near to. */
  readonly sure: Places;
  /** The places of words that are none. */
  readonly misspelled: ReadonlySet<number>;
  readonly isAlone: boolean;
}

/** What a single idea tells must be sure; beside another one a misspelling stands for it as well. */
function holds({ all, none }: Rule, { found: each, sure, misspelled, isAlone }: Read): boolean {
  const found = all.length === 1 ? sure : each;
  const places = all
    .filter((group) => !(isAlone && group.includes(alone)))
    .map((group) => group.flatMap((idea) => (idea === alone ? [] : (found.get(idea) ?? []))));
  if (places.some((group) => group.length === 0)) return false;
  // A misspelled word that may be one wanted here excludes nothing: "fell off the biat".
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

/** "How long if I fall in": asked beforehand, nobody is in the water yet. */
const isSupposed = /\b(?:if|when) (?:i|you|we|he|she|one|someone|somebody|a guy)\b/i;

/** Out of the water again, standing in it, or told of later. */
const isOver =
  /\b(?:after|since) (?:\w+ )?(?:falling|fell|going|went|a fall|being) (?:in|over|off)\b/i;
const outAgain =
  /\b(?:i|we|he|she|they|it|him|her|them|kid|buddy|friend|son|daughter|dad|wife|husband)['’]?(?:m|s|re)?(?: is| are| am| got| climbed| was)?(?: now| back)? (?:out(?! (?:here|there|on|in|of|past|off|alone|by|at|to|from|with)\b)|aboard|ashore|on the (?:boat|dock|beach|pier))\b|\b(?:got|climbed|crawled|pulled (?:\w+ ){1,2})(?: back| him| her)? out\b|\bout of the water\b/i;
const standsIn =
  /\b(?:up )?to (?:my|the) (?:chest|waist|knees|thighs|armpits)\b|\b(?:chest|waist) deep\b/i;
const isMissed =
  /\b(?:still (?:in|out)|can(?:no|['’])?t (?:see|find|reach|get (?:him|her|them))|drown\w*)\b/i;

/** Out of it, or in it on the own feet. */
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

/** The dangers a message tells of, the most pressing first; none for an ordinary question. */
export function recogniseDanger(message: string): readonly Danger[] {
  const sentences = message.split(/[?!;\n]+|\.(?=\s|$)/).filter((one) => /\w/.test(one));
  // Two questions are two things asked, however short.
  const isOneCry = plainTokens(message).length <= oneCry && message.split("?").length <= 2;
  const found = new Set([...sentences, ...(isOneCry ? [message] : [])].flatMap(dangersOf));
  // Out of the water again: what is done then is told, not how to get somebody out.
  if (found.has("cold-water") && isOnFeet(message)) found.delete("overboard");
  if (found.has("cold-water") && isSupposed.test(message))
    for (const now of ["overboard", "sinking"] as const) found.delete(now);
  // Whoever is out there already asks for no hour to cross.
  if (found.has("outside-bar")) found.delete("bar");
  return dangers.filter((danger) => found.has(danger)).slice(0, mostDangers);
}
