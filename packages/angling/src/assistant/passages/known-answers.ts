import answers from "#angling/assistant/catalogue/answers.json" with { type: "json" };
import { contentOf, contentOfText, inTalk, isTalk } from "./asked-words.ts";
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

/** How much a word of the title, of a question and of the text says about what is asked. */
const weights = { title: 2, ask: 1, text: 0.7 } as const;

interface Ask {
  readonly answer: number;
  /** How rare its words are, together. */
  readonly rarity: number;
}

interface Index {
  /** By word: the answers it stands for, each with how often it is asked for by that word. */
  readonly byWord: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly rarities: ReadonlyMap<string, number>;
  /** The questions a word stands in. */
  readonly asksBy: ReadonlyMap<string, readonly Ask[]>;
  readonly lengths: readonly number[];
  readonly averageLength: number;
}

/** Of how many answers a word is, where one it is said of often counts for more than one that mentions it. */
function spreadOf(counts: ReadonlyMap<number, number>): number {
  let sum = 0;
  let squares = 0;
  for (const count of counts.values()) {
    sum += count;
    squares += count ** 2;
  }
  return sum ** 2 / squares;
}

function buildIndex(): Index {
  const byWord = new Map<string, Map<number, number>>();
  const questions: { answer: number; words: readonly string[] }[] = [];
  const lengths = answers.map(({ title, text, asks }, answer) => {
    let length = 0;
    const add = (said: readonly string[], weight: number): void => {
      for (const word of new Set(said)) {
        const row = byWord.get(word) ?? new Map<number, number>();
        row.set(answer, (row.get(answer) ?? 0) + weight);
        byWord.set(word, row);
        length += weight;
      }
    };
    const titled = contentOfText(title);
    const asked = asks.split("|").map((ask) => ask.split(" "));
    for (const words of [titled, ...asked]) questions.push({ answer, words: [...new Set(words)] });
    add(titled, weights.title);
    for (const words of asked) add(words, weights.ask);
    add(contentOfText(text), weights.text);
    return length;
  });
  const rarities = new Map(
    [...byWord].map(([word, counts]) => [word, rarityOf(answers.length, spreadOf(counts))]),
  );
  const asksBy = new Map<string, Ask[]>();
  for (const { answer, words } of questions) {
    const rarity = words.reduce((sum, word) => sum + Number(rarities.get(word)), 0);
    const ask = { answer, rarity };
    for (const word of words) {
      const row = asksBy.get(word) ?? [];
      row.push(ask);
      asksBy.set(word, row);
    }
  }
  const averageLength = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  return { byWord, rarities, asksBy, lengths, averageLength };
}

let built: Index | null = null;
const indexed = (): Index => (built ??= buildIndex());

/** A text is asked for by this word. */
export const isAskedBy = ({ title }: KnownAnswer, word: string): boolean =>
  indexed()
    .byWord.get(word)
    ?.has(answers.findIndex((one) => one.title === title)) === true;

export interface Likeness {
  readonly answer: KnownAnswer;
  /** 0: no word in common; 1: every word of the question is one it is asked for by. */
  readonly likeness: number;
  /** The same of the one question it is held for that is most alike, word for word. */
  readonly asked: number;
}

/** A text asked for in many ways is longer, and hardly less likely. */
const byLength = 0.2;
/** A word that is one question's of many says little: so many times it has to be said to count half. */
const saturation = 4;
/** What the whole is taken times, so that the usual question that is meant is around a half. */
const scale = 1.5;

/** A word that no text is asked for by is a name, a time or talk; or what it turns on. */
const weightOfUnheld = 2;
/** Together so rare the words shared have to be: "how many" is in many questions. */
const leastShared = 5;

/** "Refunds?", "are barometers any good": one word is enough where it is the whole title. */
const isTitled = (answer: KnownAnswer | undefined, words: readonly string[]): boolean =>
  answer !== undefined && contentOfText(answer.title).every((word) => words.includes(word));

/** By answer: how alike the question most like this one is, by the rarity of the words both have. */
function askedOf(words: readonly string[], rarityOfWord: (word: string) => number) {
  const shared = new Map<Ask, number>();
  let whole = 0;
  const { asksBy } = indexed();
  for (const word of words) {
    const rarity = rarityOfWord(word);
    whole += rarity;
    for (const ask of asksBy.get(word) ?? []) shared.set(ask, (shared.get(ask) ?? 0) + rarity);
  }
  const best = new Map<number, number>();
  for (const [{ answer, rarity }, both] of shared)
    best.set(answer, Math.max(best.get(answer) ?? 0, both / (whole + rarity - both)));
  return best;
}

/** The answers a question asks for most likely, the likeliest first. */
export function likestAnswers(plain: string): readonly Likeness[] {
  const { byWord, rarities, lengths, averageLength } = indexed();
  const words = [...new Set(contentOf(plain))];
  const rarityOfWord = (word: string): number => rarities.get(word) ?? weightOfUnheld;
  const scores = new Map<number, { score: number; covered: number; shared: number }>();
  let whole = 0;
  for (const word of words) {
    const rarity = rarityOfWord(word);
    whole += rarity;
    for (const [answer, count] of byWord.get(word) ?? []) {
      const share = saturated(count, Number(lengths[answer]) / averageLength, byLength, saturation);
      const before = scores.get(answer) ?? { score: 0, covered: 0, shared: 0 };
      scores.set(answer, {
        score: before.score + rarity * share,
        covered: before.covered + rarity,
        shared: before.shared + 1,
      });
    }
  }
  const asked = askedOf(words, rarityOfWord);
  return [...scores]
    .flatMap(([at, { score, covered, shared }]) => {
      const answer = answers[at];
      // "Delete me", "r u chatgpt": all of the question is all of one it is held for.
      const isWhole = words.length === 1 && asked.get(at) === 1;
      const isChance =
        !isWhole && (covered < leastShared || (shared < 2 && !isTitled(answer, words)));
      return answer === undefined || isChance
        ? []
        : [
            {
              answer,
              likeness: Math.min(1, (scale * score * covered) / whole ** 2),
              asked: asked.get(at) ?? 0,
            },
          ];
    })
    .toSorted((a, b) => b.likeness - a.likeness);
}

/** Letters; a shorter word is no title. */
const leastTitleWord = 5;

/** "Barbless?": the one text that has the word in its title. */
export function titledWith([word = "", ...more]: readonly string[]): KnownAnswer | null {
  if (word.length < leastTitleWord || more.length > 0) return null;
  const [only = null, ...others] = answers.filter(({ title }) =>
    contentOfText(title).includes(word),
  );
  return others.length === 0 ? only : null;
}

/** How like a text has to be, to the message times to both together; by how much more than the next; how many of its words it is asked by. */
const leastOfBoth = { likeness: 0.035, lead: 1.5, asked: 0.65, words: 2 } as const;

/** The text that stands out by being like the message, and like both messages together. */
export const likestOfBoth = (
  own: string,
  both: string,
  lead: number = leastOfBoth.lead,
): KnownAnswer | null =>
  standingOut(own, both, lead) ?? standingOut(inTalk(own), inTalk(both), lead);

function standingOut(own: string, both: string, lead: number): KnownAnswer | null {
  const said = contentOf(own).filter((word) => !isTalk(word));
  const alone = new Map(likestAnswers(own).map((one) => [one.answer, one.likeness] as const));
  const [best, next] = likestAnswers(both)
    .map(({ answer, likeness }) => ({ answer, worth: likeness * (alone.get(answer) ?? 0) }))
    .toSorted((a, b) => b.worth - a.worth);
  if (best === undefined || best.worth < leastOfBoth.likeness) return null;
  const asked = said.filter((word) => isAskedBy(best.answer, word)).length;
  return best.worth >= lead * (next?.worth ?? 0) &&
    asked >= leastOfBoth.words &&
    asked >= leastOfBoth.asked * said.length
    ? best.answer
    : null;
}
