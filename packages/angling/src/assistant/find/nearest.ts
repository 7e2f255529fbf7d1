import { wordsOf } from "./features.ts";

interface Example {
  readonly text: string;
  readonly label: string;
}

export interface ExampleIndex {
  readonly examples: readonly Example[];
  /** Start of each feature's postings, which end at the next start. */
  readonly starts: Int32Array;
  /** Examples with a feature and its weight in each, normalized to length 1. */
  readonly holders: Int32Array;
  readonly shares: Float32Array;
  readonly rarities: Float32Array;
  readonly vocabularies: Map<string, ReadonlySet<string>>;
}

const shortestPiece = 3;
const longestPiece = 4;
/** Weight of a whole word relative to one piece. */
const weightOfWord = 2;
const columns = 2 ** 17;
const firstHash = 2_166_136_261;
const hashStep = 16_777_619;
const wordHash = 61;

const columnOf = (hash: number): number => (hash ^ (hash >>> 15)) & (columns - 1);

function addPieces(features: Map<number, number>, word: string, start: number): void {
  let hash = firstHash;
  const end = Math.min(start + longestPiece, word.length);
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(at), hashStep);
    if (at - start + 1 >= shortestPiece) features.set(columnOf(hash), 1);
  }
}

function featuresOf(text: string): ReadonlyMap<number, number> {
  const features = new Map<number, number>();
  for (const word of wordsOf(text)) {
    const bounded = `<${word}>`;
    let whole = firstHash ^ wordHash;
    for (let at = 0; at < bounded.length; at += 1) {
      whole = Math.imul(whole ^ bounded.charCodeAt(at), hashStep);
      addPieces(features, bounded, at);
    }
    features.set(columnOf(whole), weightOfWord);
  }
  return features;
}

export function indexExamples(examples: readonly Example[]): ExampleIndex {
  const read = examples.map(({ text }) => featuresOf(text));
  const starts = new Int32Array(columns + 1);
  for (const features of read)
    for (const column of features.keys()) starts[column + 1] = Number(starts[column + 1]) + 1;
  const rarities = new Float32Array(columns);
  for (let column = 0; column < columns; column += 1) {
    rarities[column] = Math.log((1 + examples.length) / (1 + Number(starts[column + 1])));
    starts[column + 1] = Number(starts[column + 1]) + Number(starts[column]);
  }
  const next = starts.slice();
  const holders = new Int32Array(Number(starts[columns]));
  const shares = new Float32Array(holders.length);
  for (const [example, features] of read.entries()) {
    let sum = 0;
    for (const [column, times] of features) sum += (times * Number(rarities[column])) ** 2;
    const length = Math.sqrt(sum) || 1;
    for (const [column, times] of features) {
      const at = Number(next[column]);
      next[column] = at + 1;
      holders[at] = example;
      shares[at] = (times * Number(rarities[column])) / length;
    }
  }
  return { examples, starts, holders, shares, rarities, vocabularies: new Map() };
}

export function vocabularyOf(index: ExampleIndex, label: string): ReadonlySet<string> {
  const before = index.vocabularies.get(label);
  if (before !== undefined) return before;
  const ofLabel = index.examples.filter((one) => one.label === label);
  const words = new Set(ofLabel.flatMap(({ text }) => wordsOf(text)));
  index.vocabularies.set(label, words);
  return words;
}

/** Number of examples considered, and the exponent that favors near ones. */
const neighbors = 24;
const sharpness = 3;

function nearestExamples(index: ExampleIndex, text: string) {
  const { examples, starts, holders, shares, rarities } = index;
  const scores = new Float32Array(examples.length);
  for (const [column, times] of featuresOf(text)) {
    const weight = times * Number(rarities[column]);
    const end = Number(starts[column + 1]);
    for (let at = Number(starts[column]); at < end; at += 1) {
      const example = Number(holders[at]);
      scores[example] = Number(scores[example]) + weight * Number(shares[at]);
    }
  }
  const nearest: { example: number; score: number }[] = [];
  let least = 0;
  for (let example = 0; example < scores.length; example += 1) {
    const score = Number(scores[example]);
    if (score <= least) continue;
    nearest.push({ example, score });
    if (nearest.length < neighbors * 2) continue;
    nearest.sort((a, b) => b.score - a.score);
    nearest.length = neighbors;
    least = Number(nearest[neighbors - 1]?.score);
  }
  return nearest.toSorted((a, b) => b.score - a.score).slice(0, neighbors);
}

export function nearestLabels(index: ExampleIndex, text: string): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  let total = 0;
  for (const { example, score } of nearestExamples(index, text)) {
    const { label = "none" } = index.examples[example] ?? {};
    const share = score ** sharpness;
    shares.set(label, (shares.get(label) ?? 0) + share);
    total += share;
  }
  for (const [label, share] of shares) shares.set(label, share / (total || 1));
  return shares;
}
