import { answered, type Reply } from "#angling/assistant/answers/reply.ts";
import { fact, type Fact } from "#angling/assistant/facts.ts";

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

type Quoted = Pick<Passage, "title" | "text" | "source" | "screen">;

/** A text as what an answer rests on. */
export const passageFact = ({ title, text, source, screen }: Quoted): Fact =>
  fact("passage", `${title}: ${text}`, source, { screen });

/** A text, or these words of it, with its source; nothing is added. */
export const quotedFrom = (passage: Quoted, words: string = passage.text): Reply =>
  answered([words, `Source: ${passage.source}.`], [passageFact(passage)]);
