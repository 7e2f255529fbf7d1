import answers from "#angling/assistant/catalogue/answers.json" with { type: "json" };
import { contentOf, contentOfText } from "./asked-words.ts";
import { rarityOf, saturated } from "./relevance.ts";

/** A text that answers what anglers often ask. */
export interface KnownAnswer {
  readonly title: string;
  readonly about: string;
  readonly text: string;
  readonly screen: string | null;
  readonly source: string;
}

export const knownAnswers: readonly KnownAnswer[] = answers;

/** A text is asked for by this word. */
export const isAskedBy = ({ title }: KnownAnswer, word: string): boolean => {
  const at = answers.findIndex((one) => one.title === title);
  index ??= buildIndex();
  return index.byWord.get(word)?.some(([answer]) => answer === at) === true;
};

interface Index {
  /** By word: the answers it stands for, each with how often it is asked for by that word. */
  readonly byWord: ReadonlyMap<string, readonly (readonly [answer: number, count: number])[]>;
  readonly lengths: readonly number[];
  readonly averageLength: number;
}

function buildIndex(): Index {
  const byWord = new Map<string, [number, number][]>();
  const lengths = answers.map(({ words }, answer) => {
    let length = 0;
    for (const written of words.split(" ")) {
      const [word = "", count = "1"] = written.split(":");
      const row = byWord.get(word) ?? [];
      row.push([answer, Number(count)]);
      byWord.set(word, row);
      length += Number(count);
    }
    return length;
  });
  const averageLength = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  return { byWord, lengths, averageLength };
}

let index: Index | null = null;

export interface Likeness {
  readonly answer: KnownAnswer;
  /** 0: no word in common; 1: every word of the question is one it is asked for by. */
  readonly likeness: number;
}

/** A text asked for in many ways is longer, and no less likely. */
const byLength = 0.3;

/** A word that no text is asked for by is a name, a time or talk; or what it turns on. */
const weightOfUnheld = 2;
/** Together so rare the words shared have to be: "how many" is in many questions. */
const leastShared = 5;

/** "Refunds?": one word is enough where it is the text's title. */
const isTitled = (answer: KnownAnswer | undefined, [word = "", more]: readonly string[]): boolean =>
  more === undefined && answer !== undefined && contentOfText(answer.title).includes(word);

/** The answers a question asks for most likely, the likeliest first. */
export function likestAnswers(plain: string): readonly Likeness[] {
  index ??= buildIndex();
  const { byWord, lengths, averageLength } = index;
  const words = [...new Set(contentOf(plain))];
  const scores = new Map<number, { score: number; covered: number; shared: number }>();
  let whole = 0;
  for (const word of words) {
    const row = byWord.get(word) ?? [];
    const rarity = rarityOf(answers.length, row.length);
    whole += row.length === 0 ? weightOfUnheld : rarity;
    for (const [answer, count] of row) {
      const share = saturated(count, Number(lengths[answer]) / averageLength, byLength);
      const before = scores.get(answer) ?? { score: 0, covered: 0, shared: 0 };
      scores.set(answer, {
        score: before.score + rarity * share,
        covered: before.covered + rarity,
        shared: before.shared + 1,
      });
    }
  }
  return [...scores]
    .flatMap(([at, { score, covered, shared }]) => {
      const answer = answers[at];
      const isChance = covered < leastShared || (shared < 2 && !isTitled(answer, words));
      return answer === undefined || isChance
        ? []
        : [{ answer, likeness: (score * covered) / whole ** 2 }];
    })
    .toSorted((a, b) => b.likeness - a.likeness);
}
