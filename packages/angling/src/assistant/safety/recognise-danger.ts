import { everydayWords, grammarWords } from "#angling/assistant/catalogue/everyday-words.ts";
import { editDistance } from "#angling/species/edit-distance.ts";
import { spots } from "#angling/spots/index.ts";
import { dangerRules } from "./danger-rules.ts";
import { dangers, type Danger } from "./danger-texts.ts";
import { dangerWords, type Idea } from "./danger-words.ts";

function plainTokens(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ")
    .filter((word) => word !== "");
}

/** An entry of the word table: a word, or the words of a phrase. */
interface Phrase {
  readonly idea: Idea;
  readonly words: readonly string[];
}

const isIdea = (name: string): name is Idea => name in dangerWords;
const ideas: readonly Idea[] = Object.keys(dangerWords).filter(isIdea);
const phrases: readonly Phrase[] = ideas.flatMap((idea) =>
  dangerWords[idea].split(" ").map((entry) => ({ idea, words: entry.split("_") })),
);

/** Words written as they are meant: never taken for another one. */
const certain: ReadonlySet<string> = new Set([
  ...everydayWords,
  ...grammarWords,
  ...phrases.flatMap(({ words }) => words),
  ...spots.flatMap(({ name }) => plainTokens(name)),
]);

const skeleton = (word: string): string => word.replaceAll(/(?<!^)[aeiou]/g, "");
/** "fooog", "hellp". */
const undoubled = (word: string): string => word.replaceAll(/(.)\1+/g, "$1");

function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

const letters = (word: string): string => word.split("").toSorted().join("");

const isOneDropped = (said: string, meant: string): boolean =>
  said.startsWith(meant.slice(0, 1)) && editDistance(said, meant) === 1;

/** Whether a word may be a slip of the other: a letter off, letters swapped or doubled, vowels left out. */
function isSlipOf(said: string, meant: string): boolean {
  if (undoubled(said) === undoubled(meant)) return true;
  const isSwap = said.length === meant.length && letters(said) === letters(meant);
  if (meant.length === 3) return isSwap && editDistance(said, meant) === 1;
  const bones = skeleton(meant);
  if (bones.length >= 3 && undoubled(said) === undoubled(bones)) return true;
  if (said.length < 4)
    return meant.length === 4 && said.at(-1) === meant.at(-1) && isOneDropped(said, meant);
  return (
    Math.abs(said.length - meant.length) <= 2 &&
    editDistance(said, meant) <= slipsAllowed(meant.length)
  );
}

const vocabulary = [...new Set(phrases.flatMap(({ words }) => words))];
const remembered = new Map<string, ReadonlySet<string>>();
const mostRemembered = 2000;

/** The words of the table a word may stand for. */
function meanings(word: string): ReadonlySet<string> {
  const before = remembered.get(word);
  if (before !== undefined) return before;
  const meant = new Set(
    certain.has(word) || /\d/.test(word)
      ? [word]
      : [word, ...vocabulary.filter((known) => isSlipOf(word, known))],
  );
  if (remembered.size < mostRemembered) remembered.set(word, meant);
  return meant;
}

/** The places of a message at which each idea stands. */
function ideasIn(tokens: readonly string[]): ReadonlyMap<Idea, readonly number[]> {
  const read = tokens.map(meanings);
  const found = new Map<Idea, number[]>();
  for (const { idea, words } of phrases)
    for (let at = 0; at + words.length <= read.length; at += 1)
      if (words.every((word, index) => read[at + index]?.has(word) === true))
        found.set(idea, [...(found.get(idea) ?? []), at]);
  return found;
}

/** In a rule: the message has hardly any other word. */
const alone = "alone";
const fewWords = 3;
const isTalk: ReadonlySet<string> = new Set(dangerWords.talk.split(" "));

interface Rule {
  readonly danger: Danger;
  readonly all: readonly (readonly (Idea | typeof alone)[])[];
  readonly none: readonly Idea[];
}

function ideasOf(part: string): readonly (Idea | typeof alone)[] {
  const names = part.split("|");
  const known = names.filter((name) => name === alone || isIdea(name));
  if (known.length !== names.length) throw new RangeError(`no such idea: ${part}`);
  return known;
}

const rules: readonly Rule[] = dangers.flatMap((danger) =>
  dangerRules[danger].map((row) => {
    const parts = row.split(" ");
    return {
      danger,
      all: parts.filter((part) => !part.startsWith("!")).map(ideasOf),
      none: parts
        .filter((part) => part.startsWith("!"))
        .flatMap((part) => ideasOf(part.slice(1)).filter((name) => name !== alone)),
    };
  }),
);

/** What belongs together stands within so many words. */
const reach = 10;

interface Read {
  readonly found: ReadonlyMap<Idea, readonly number[]>;
  readonly isAlone: boolean;
}

function holds({ all, none }: Rule, { found, isAlone }: Read): boolean {
  if (none.some((idea) => found.has(idea))) return false;
  const places = all
    .filter((group) => !(isAlone && group.includes(alone)))
    .map((group) => group.flatMap((idea) => (idea === alone ? [] : (found.get(idea) ?? []))));
  if (places.some((group) => group.length === 0)) return false;
  return places
    .flat()
    .some((start) =>
      places.every((group) => group.some((at) => at >= start && at < start + reach)),
    );
}

/** A message of so few words is one cry, whatever stands between its words. */
const oneCry = 16;
const mostDangers = 2;

function dangersOf(text: string): readonly Danger[] {
  const tokens = plainTokens(text);
  const read = {
    found: ideasIn(tokens),
    isAlone: tokens.filter((token) => !isTalk.has(token)).length <= fewWords,
  };
  return [...new Set(rules.filter((rule) => holds(rule, read)).map(({ danger }) => danger))];
}

/** The dangers a message tells of, the most pressing first; none for an ordinary question. */
export function recogniseDanger(message: string): readonly Danger[] {
  const sentences = message.split(/[?!;\n]+|\.(?=\s|$)/).filter((one) => /\w/.test(one));
  const isShort = plainTokens(message).length <= oneCry;
  const found = new Set([...sentences, ...(isShort ? [message] : [])].flatMap(dangersOf));
  return dangers.filter((danger) => found.has(danger)).slice(0, mostDangers);
}
