import { wordsWithoutMeaning } from "#angling/assistant/lexicon.ts";
import { singular } from "#angling/assistant/understanding/words.ts";
import type { Passage } from "./passage.ts";

/** Words with which a text is asked for, whatever it is about. */
const askingWords: ReadonlySet<string> = new Set(
  "mean meaning written write say said stand stated text rule law where why tell telling explain define definition does about word anything something nothing".split(
    " ",
  ),
);

/** They hold questions together, and mean something in a text. */
const meaningful: ReadonlySet<string> = new Set(
  "hook hooks water waters home spot spots".split(" "),
);

const carriesNothing = (word: string): boolean =>
  askingWords.has(word) || (wordsWithoutMeaning.has(word) && !meaningful.has(word));

/** Which number is asked about does not matter: "what does the 72 mean" asks for the score. */
const anyNumber = "0";

/** The words of a text that tell what it is about, in the singular. */
const tokensOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !carriesNothing(word))
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

/** BM25 (Robertson and Zaragoza 2009) with its usual constants. */
const saturation = 1.2;
const byLength = 0.5;

export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const spread = new Map<string, number>();
  const documents = passages.map((passage): Indexed => {
    const { title, text, words } = passage;
    const titled = [...tokensOf(title), ...tokensOf(words)];
    const told = tokensOf(text);
    const counts = new Map<string, number>();
    for (const word of told) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const word of titled) counts.set(word, (counts.get(word) ?? 0) + weightOfTitle);
    for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
    return { passage, counts, length: told.length + weightOfTitle * titled.length };
  });
  const total = documents.reduce((sum, { length }) => sum + length, 0);
  return { documents, spread, averageLength: total / Math.max(1, documents.length) };
}

const rarityOf = ({ documents, spread }: PassageIndex, word: string): number => {
  const within = spread.get(word) ?? 0;
  return Math.log(1 + (documents.length - within + 0.5) / (within + 0.5));
};

/** The passages that hold most of a question's words, the best first. */
export function searchPassages(
  index: PassageIndex,
  question: string,
  isPreferred: (passage: Passage) => boolean = () => false,
): readonly Found[] {
  const words = contentOf(question).map((word) => ({ word, rarity: rarityOf(index, word) }));
  const whole = words.reduce((sum, { rarity }) => sum + rarity, 0);
  if (whole === 0) return [];
  const found: Found[] = [];
  for (const { passage, counts, length } of index.documents) {
    let score = 0;
    let covered = 0;
    for (const { word, rarity } of words) {
      const count = counts.get(word) ?? 0;
      if (count === 0) continue;
      const norm = saturation * (1 - byLength + (byLength * length) / index.averageLength);
      score += (rarity * count * (saturation + 1)) / (count + norm);
      covered += rarity / whole;
    }
    if (score === 0) continue;
    const preference = isPreferred(passage) ? weightOfPreference : 1;
    found.push({ passage, score: score * preference, covered });
  }
  return found.toSorted((a, b) => b.score * b.covered - a.score * a.covered);
}
