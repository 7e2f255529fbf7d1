export interface GpxPlan<Entry> {
  readonly toAdd: readonly Entry[];
  readonly present: number;
  readonly noRoom: number;
}

type Counted = readonly [count: number, sentence: (count: number) => string];

export const countedSentences = (counted: readonly Counted[]): readonly string[] =>
  counted.flatMap(([count, sentence]) => (count === 0 ? [] : [sentence(count)]));
