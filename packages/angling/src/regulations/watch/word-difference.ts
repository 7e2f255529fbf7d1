import { meaningTokens } from "./meaning-tokens.ts";
import type { Passage, PassageGroup } from "./page-text.ts";

export interface Stretch {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface LinePair {
  readonly before: readonly Stretch[] | null;
  readonly after: readonly Stretch[] | null;
}

/** Limits a comparison, whose memory and time grow with the product of the lengths. */
const mostWords = 400;

/**
 * Returns, for each item of `one`, the index of its partner in `other` along a longest common
 * subsequence; -1 without a partner.
 */
function commonOrder<Item>(
  one: readonly Item[],
  other: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
): readonly number[] {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const [a, b] = [one[row], other[column]];
      const same = a !== undefined && b !== undefined && isSame(a, b);
      lengths[row * width + column] = same
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  let column = 0;
  return one.map((item, row) => {
    while (column < other.length && at(row, column + 1) === at(row, column)) column += 1;
    const candidate = other[column];
    if (candidate === undefined || !isSame(item, candidate)) return -1;
    column += 1;
    return column - 1;
  });
}

function stretchesOf(
  words: readonly string[],
  isChanged: (index: number) => boolean,
): readonly Stretch[] {
  const stretches: { text: string; isChanged: boolean }[] = [];
  for (const [index, word] of words.entries()) {
    const last = stretches.at(-1);
    if (last !== undefined && last.isChanged === isChanged(index)) last.text += ` ${word}`;
    else stretches.push({ text: word, isChanged: isChanged(index) });
  }
  return stretches;
}

const wordsOf = (line: string): readonly string[] =>
  line
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, mostWords);

function pairOf(before: string, after: string): LinePair {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const partners = commonOrder(old, now, (a, b) => a === b);
  const kept = new Set(partners);
  return {
    before: stretchesOf(old, (index) => partners[index] === -1),
    after: stretchesOf(now, (index) => !kept.has(index)),
  };
}

export const lineOf = ({ cells }: PassageGroup): string =>
  cells.map(({ label, text }) => (label === null ? text : `${label}: ${text}`)).join(" · ");

const isLike = (one: string, other: string): boolean => {
  const [a, b] = [new Set(meaningTokens(one)), new Set(meaningTokens(other))];
  const common = [...a].filter((word) => b.has(word)).length;
  return common * 2 >= Math.min(a.size, b.size) && common > 0;
};

export function passageDifference(before: Passage, after: Passage): readonly LinePair[] {
  const [old, now] = [before.groups.map(lineOf), after.groups.map(lineOf)];
  const partners = commonOrder(old, now, (a, b) => a === b || isLike(a, b));
  const pairs: LinePair[] = [];
  let next = 0;
  const addUpTo = (end: number): void => {
    for (const line of now.slice(next, end))
      pairs.push({ before: null, after: [{ text: line, isChanged: true }] });
    next = Math.max(next, end);
  };
  for (const [index, line] of old.entries()) {
    const partner = partners[index] ?? -1;
    if (partner === -1) {
      pairs.push({ before: [{ text: line, isChanged: true }], after: null });
      continue;
    }
    addUpTo(partner);
    pairs.push(pairOf(line, now[partner] ?? ""));
    next = partner + 1;
  }
  addUpTo(now.length);
  return pairs;
}
