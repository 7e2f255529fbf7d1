import refusals from "#angling/assistant/catalogue/refusals.json" with { type: "json" };
import { regionsElsewhere } from "#angling/assistant/lexicon.ts";

const patterns = Object.entries(refusals).flatMap(([topic, { surely, asked }]) =>
  asked === null ? [] : [{ topic, surely, pattern: new RegExp(asked) }],
);

/** Places beyond the coast the product knows. */
const otherRegions = new RegExp(`\\b(?:lake \\w+|${regionsElsewhere})\\b`);

const ownWaters = /\b(?:gulf of maine|southern new england|new england)\b/g;

/** "Plymouth UK", "Gloucester, Virginia": the name of a place here stands for another there. */
const samePlaceElsewhere = new RegExp(`\\bPLACE (?:in )?(?:${regionsElsewhere})\\b`);
export const isElsewhere = (text: string): boolean => samePlaceElsewhere.test(text);

export const otherRegionIn = (text: string): string | null =>
  otherRegions.exec(text.replaceAll(ownWaters, ""))?.[0] ?? null;

/** What a question is declined for: the surest of them, of two as sure the one of which more is said. */
export function refusedTopic(text: string): string | null {
  const [found] = patterns
    .flatMap(({ topic, surely, pattern }) => {
      const said = pattern.exec(text)?.[0];
      return said === undefined ? [] : [{ topic, surely, length: said.length }];
    })
    .toSorted((a, b) => b.surely - a.surely || b.length - a.length);
  return found?.topic ?? null;
}
