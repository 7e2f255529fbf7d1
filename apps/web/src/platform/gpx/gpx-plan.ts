/** What the parts of a file become beside what the account has. */
export interface GpxPlan<Entry> {
  readonly toAdd: readonly Entry[];
  /** Among the account's already, or twice in the file. */
  readonly present: number;
  /** Beyond what an account holds. */
  readonly noRoom: number;
}

type Counted = readonly [count: number, sentence: (count: number) => string];

/** A sentence for each kind of which there are some. */
export const countedSentences = (counted: readonly Counted[]): readonly string[] =>
  counted.flatMap(([count, sentence]) => (count === 0 ? [] : [sentence(count)]));
