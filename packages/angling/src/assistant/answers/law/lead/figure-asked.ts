import { valuesOf, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";

const mostWords = 7;
const figures = {
  season:
    /\b(?:over$|over (?:yet|now|already)|is it over|ends?|ending|closes?|closed|closing|opens?|opened|opening|seasons?|til|until|till|last day|starts?|shuts?|done)\b/,
  bag: /\b(?:how many|bag|number|a day|per day)\b/,
  size: /\b(?:sizes?|how (?:big|long|small|large)|min(?:imum)?|max(?:imum)?|inches|length|slot)\b/,
} as const;

const only = (facts: readonly Fact[], kind: string): Fact["value"] | null => {
  const [value = null, ...others] = valuesOf(facts, kind);
  return others.length === 0 ? value : null;
};

function sizeOf(facts: readonly Fact[]): string | null {
  const least = only(facts, "minimum-size");
  const under = only(facts, "maximum-size");
  if (least === "none") return "No size limit";
  if (typeof least !== "number") return null;
  return typeof under === "number" ? `${least} to less than ${under} in` : `At least ${least} in`;
}

/** "And when is it over", "how many can we keep then": the one figure of the rule that was asked, before the rule. */
export function figureAsked({ words, wordsBefore }: Frame, facts: readonly Fact[]): string | null {
  if (wordsBefore === undefined || words.split(" ").length > mostWords) return null;
  const asked = Object.entries(figures).filter(([, pattern]) => pattern.test(words));
  const [name] = asked.map(([one]) => one);
  if (asked.length !== 1) return null;
  const bag = only(facts, "bag-limit");
  const season = only(facts, "season");
  const told = {
    season: season === null ? null : `Season: ${String(season)}`,
    bag: typeof bag === "number" && bag > 0 ? `${bag} fish for each angler a day` : null,
    size: sizeOf(facts),
  };
  const bagWords = only(facts, "bag-words");
  const isPerAngler = /per angler per calendar day/.test(String(bagWords));
  const ofVessel = bagWords === null || isPerAngler ? null : String(bagWords);
  const figure =
    name === "bag"
      ? isPerAngler
        ? told.bag
        : ofVessel
      : name === "season"
        ? told.season
        : told.size;
  return figure === null ? null : `**${figure.replace(/\.$/, "")}.**`;
}
