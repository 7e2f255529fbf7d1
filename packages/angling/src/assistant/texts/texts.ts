import catalogue from "#angling/assistant/catalogue/texts.json" with { type: "json" };

/** A reviewed text: the answer to one question that nothing computes. */
export interface ReviewedText {
  readonly id: string;
  readonly about: string;
  /** The question it answers. */
  readonly title: string;
  readonly text: string;
  /** The screen where it is done or seen, or null. */
  readonly screen: string | null;
  readonly source: string;
}

export const allTexts: readonly ReviewedText[] = catalogue;

const byId = new Map(allTexts.map((one) => [one.id, one]));

export const textById = (id: string): ReviewedText | undefined => byId.get(id);
