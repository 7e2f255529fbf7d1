import { singular } from "#angling/assistant/slots/words.ts";
import type { Passage } from "./passage.ts";
import { rarityOf, saturated } from "./relevance.ts";

/** Words that hold a question together, and those with which a text is asked for, whatever it is about. */
const carriesNothing: ReadonlySet<string> = new Set(
  "a an the this that these it its is are was were be am do does did have has i me my you your u ur we our to of at for from with and or so if how when where why under over mean means meaning written write about say said stand stated text rule law tell telling explain define definition word anything something nothing can cant not could should would will what whats which there any some just like get got thing things one please no yes too".split(
    " ",
  ),
);

/** Which number is asked about does not matter: "what does the 72 mean" asks for the score. */
const anyNumber = "0";

/** The words of a text that tell what it is about, in the singular. */
const tokensOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !carriesNothing.has(word))
    .map((word) => (/^\d+$/.test(word) ? anyNumber : singular(word)));

const contentOf = (text: string): readonly string[] => [...new Set(tokensOf(text))];

interface Indexed {
  readonly passage: Passage;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

export interface PassageIndex {
  readonly documents: readonly Indexed[];
  /** In how many passages a word stands. */
  readonly spread: ReadonlyMap<string, number>;
  readonly averageLength: number;
}

export interface Found {
  readonly passage: Passage;
  readonly score: number;
  /** The share of the question's words, by their rarity, that stand in it. */
  readonly covered: number;
}

/** A word of the title says more than one of the text. */
const weightOfTitle = 4;

/** What is meant where nothing is named: more than chance, less than a word of the title. */
const weightOfPreference = 2;

const byLength = 0.5;

export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const spread = new Map<string, number>();
  const documents = passages.map((passage): Indexed => {
    const { title, text, words } = passage;
    const titled = tokensOf(`${title} ${words}`);
    const told = tokensOf(text);
    const counts = new Map<string, number>();
    for (const word of told) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const word of titled) counts.set(word, (counts.get(word) ?? 0) + weightOfTitle);
    for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
    return { passage, counts, length: told.length + weightOfTitle * titled.length };
  });
  const total = documents.reduce((sum, { length }) => sum + length, 0);
  const averageLength = total / Math.max(1, documents.length);
  return { documents, spread, averageLength };
}

/** The passages that hold most of a question's words, the best first. */
export function searchPassages(
  index: PassageIndex,
  question: string,
  isPreferred: (passage: Passage) => boolean = () => false,
): readonly Found[] {
  const words = contentOf(question).map((word) => ({
    word,
    rarity: rarityOf(index.documents.length, index.spread.get(word) ?? 0),
  }));
  const whole = words.reduce((sum, { rarity }) => sum + rarity, 0);
  if (whole === 0) return [];
  const found: Found[] = [];
  for (const { passage, counts, length } of index.documents) {
    let score = 0;
    let covered = 0;
    for (const { word, rarity } of words) {
      const count = counts.get(word) ?? 0;
      if (count === 0) continue;
      score += rarity * saturated(count, length / index.averageLength, byLength);
      covered += rarity / whole;
    }
    if (score === 0) continue;
    const preference = isPreferred(passage) ? weightOfPreference : 1;
    found.push({ passage, score: score * preference, covered });
  }
  return found.toSorted((a, b) => b.score * b.covered - a.score * a.covered);
}

/** Whether each of these words, and there is one, stands in a passage that was found. */
export function holdsAll(
  index: PassageIndex,
  { passage }: Found,
  words: readonly string[],
): boolean {
  const counts = index.documents.find((one) => one.passage === passage)?.counts;
  const content = contentOf(words.join(" "));
  return content.length > 0 && content.every((word) => counts?.has(word) === true);
}
