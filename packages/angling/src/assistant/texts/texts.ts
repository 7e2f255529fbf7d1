import catalogue from "#angling/assistant/catalogue/texts.json" with { type: "json" };

/** A reviewed text that answers one question without computation. */
export interface ReviewedText {
  readonly id: string;
  readonly about: string;
  /** The question it answers. */
  readonly title: string;
  readonly text: string;
  /** Address of the matching screen, or null. */
  readonly screen: string | null;
  readonly source: string;
}

export const allTexts: readonly ReviewedText[] = catalogue;

const byId = new Map(allTexts.map((one) => [one.id, one]));

export const textById = (id: string): ReviewedText | undefined => byId.get(id);
