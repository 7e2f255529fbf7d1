/** A text of the product that may be quoted: of a spot, a fish, a rule, the app, or a danger. */
export interface Passage {
  readonly kind: "term" | "help" | "danger" | "rule" | "notice" | "spot" | "species";
  readonly title: string;
  readonly text: string;
  readonly source: string;
  /** The view it stands in. */
  readonly screen: string | null;
  /** Other words it is looked for by. */
  readonly words: string;
}

/** How a choice asks for one text of the app by its title. */
export const askForText = (title: string): string => `what is written about ${title}`;
