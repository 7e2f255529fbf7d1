import catalogue from "#angling/assistant/catalogue/texts.json" with { type: "json" };

export interface ReviewedText {
  readonly id: string;
  readonly about: string;
  readonly title: string;
  readonly text: string;
  readonly screen: string | null;
  readonly source: string;
}

export const allTexts: readonly ReviewedText[] = catalogue;

const byId = new Map(allTexts.map((one) => [one.id, one]));

export const textById = (id: string): ReviewedText | undefined => byId.get(id);
