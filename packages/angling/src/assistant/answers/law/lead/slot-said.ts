import { valuesOf, type Fact } from "#angling/assistant/facts.ts";
import { fishingModes } from "#angling/regulations/index.ts";
import type { Frame } from "#angling/assistant/frame.ts";

const range =
  /\b(\d{2}(?:\.\d+)?) ?(?:inch\w*|in)? ?(?:to|thru|through|and) (?:(?:under|less than|below) )?(\d{2}(?:\.\d+)?)\b/;

const sizeOf = (facts: readonly Fact[], kind: string): number | null => {
  const size = facts.find((one) => one.kind === kind)?.value;
  return typeof size === "number" ? size : null;
};

const isClaim =
  /\b(?:right|rite|correct|true|isnt it|is not it|yeah|heard|says?|said|told me|thought|still|only)\b/;
/** "2 over 28", "limit is 3", "3 a day". */
const bagSaid =
  /\b(?:limit|bag)(?: (?:is|was|of|still|at))* (\d{1,2})\b(?! ?(?:in|inch\w*|to)\b)|\b(\d{1,2}) (?:over|above|at|FISH|fish|a day|each|apiece|a (?:man|head)|per (?:day|person|man|angler))\b|\b(?:still|now|only|just) (\d{1,2})\b(?! ?(?:in|inch\w*|to|or|am|pm|of)\b)/;
const leastSaid =
  /\b(?:over|above|at least|min\w*(?: (?:is|size|of))*|under|below) (\d{1,2}(?:\.\d+)?)\b/;

/** "The limit is 2 over 28, right": whether that is the bag and the size. */
function figuresSaid(words: string, facts: readonly Fact[]): string | null {
  if (!isClaim.test(words)) return null;
  const told = facts.flatMap(({ kind, value }) => (kind === "bag-limit" ? [value] : []));
  // From shore and from a boat of one's own, where a for-hire boat has another.
  const bags = [...new Set(told.length === fishingModes.length ? told.slice(0, -1) : told)];
  const sizes = [...new Set(valuesOf(facts, "minimum-size"))];
  const under = sizeOf(facts, "maximum-size");
  const [bag] = bags;
  const [least] = sizes;
  const match = bagSaid.exec(words);
  const saidBag = match?.slice(1).find((one) => one !== undefined);
  const saidLeast = leastSaid.exec(words)?.[1];
  if (saidBag === undefined || bags.length > 1 || sizes.length > 1) return null;
  if (typeof bag !== "number") return null;
  const isSo = Number(saidBag) === bag && (saidLeast === undefined || Number(saidLeast) === least);
  const size =
    typeof least !== "number"
      ? "no size limit"
      : under === null
        ? `at least ${least} in`
        : `${least} to less than ${under} in`;
  return `**${isSo && under === null ? "Yes" : isSo ? "Not quite" : "No"}: ${bag} fish for each angler a day, ${size}.**`;
}

/** "My buddy says the slot is 28 to 35", "2 over 28, right": whether that is the rule. */
export function slotSaid(
  { words, claimed = null, goesOn }: Frame,
  facts: readonly Fact[],
): string | null {
  const [, from, to] = range.exec(words) ?? [];
  if (from === undefined)
    return claimed !== null || goesOn === true ? null : figuresSaid(words, facts);
  const least = sizeOf(facts, "minimum-size");
  const under = sizeOf(facts, "maximum-size");
  if (least === null || under === null) return null;
  const isRule = Number(from) === least && Number(to) === under;
  return isRule
    ? `**Yes, so it is:** ${least} to less than ${under} in.`
    : `**No, not ${from} to ${String(to)}:** it is ${least} to less than ${under} in.`;
}
