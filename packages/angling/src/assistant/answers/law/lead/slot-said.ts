import type { Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";

const range =
  /\b(\d{2}(?:\.\d+)?) ?(?:inch\w*|in)? ?(?:to|thru|through|and) (?:(?:under|less than|below) )?(\d{2}(?:\.\d+)?)\b/;

const sizeOf = (facts: readonly Fact[], kind: string): number | null => {
  const size = facts.find((one) => one.kind === kind)?.value;
  return typeof size === "number" ? size : null;
};

/** "My buddy says the slot is 28 to 35": whether that is the rule. */
export function slotSaid({ words }: Frame, facts: readonly Fact[]): string | null {
  const [, from, to] = range.exec(words) ?? [];
  const least = sizeOf(facts, "minimum-size");
  const under = sizeOf(facts, "maximum-size");
  if (from === undefined || least === null || under === null) return null;
  const isRule = Number(from) === least && Number(to) === under;
  return isRule
    ? `**Yes, so it is:** ${least} to less than ${under} in.`
    : `**No, not ${from} to ${String(to)}:** it is ${least} to less than ${under} in.`;
}
