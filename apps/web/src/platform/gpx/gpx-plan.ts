export interface GpxPlan<Entry> {
  readonly toAdd: readonly Entry[];
  /** Entries already in the account, or repeated in the file. */
  readonly present: number;
  /** Entries beyond the account's limit. */
  readonly noRoom: number;
}

type Counted = readonly [count: number, sentence: (count: number) => string];

export const countedSentences = (counted: readonly Counted[]): readonly string[] =>
  counted.flatMap(([count, sentence]) => (count === 0 ? [] : [sentence(count)]));
