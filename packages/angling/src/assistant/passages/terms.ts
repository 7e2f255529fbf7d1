import catalogue from "#angling/assistant/catalogue/terms.json" with { type: "json" };
import type { Passage } from "./passage.ts";

/** What the words, signs and figures of the screens mean. */
export const terms: readonly Passage[] = catalogue.map(
  ({ title, words, text, source, screen }) => ({
    kind: "term",
    title,
    words,
    text,
    source,
    screen,
  }),
);
