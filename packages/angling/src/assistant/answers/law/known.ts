import type { Frame, When } from "#angling/assistant/frame.ts";
import {
  bagInWords,
  capInWords,
  limitsInWords,
  notKnown,
  sizeInWords,
  type ApplicableRule,
  type RegulationRecord,
} from "#angling/regulations/index.ts";
import type { SpeciesId } from "#angling/species/index.ts";
import { forAnother } from "./lead/lead-of-rule.ts";
import { sentence, type Reply } from "#angling/assistant/answers/reply.ts";

/** The table says at least one of size, bag and season. */
export const saysSomething = ({ size, bag, season, record }: ApplicableRule): boolean =>
  (size.kind !== "unknown" && size.kind !== "not-applicable") ||
  bag.kind !== "unknown" ||
  season.state !== "unknown" ||
  record.variesWithin !== undefined ||
  record.targetingUnlawful === true;

/** "In May": the opening day, if the season opens within the days asked about. */
export function openingWithin(
  rules: readonly ApplicableRule[],
  date: string,
  when: When | null,
): string | null {
  if (when === null || (when.precision !== "month" && when.precision !== "span")) return null;
  const days = rules.flatMap(({ season }) =>
    season.state === "closed" && season.next?.state === "open" ? [season.next.on] : [],
  );
  const [first] = days.toSorted();
  return first !== undefined && first > date && first <= when.lastDate ? first : null;
}

/** The rule names the water asked about among its exceptions. */
export const namesPlace = (words: string, { place }: Frame): boolean =>
  place !== null && words.includes(place.name.replace(/^The /, "").replace(/ .*/, ""));

const kinds =
  /\b(?:mako|great whites?|white sharks?|dusky|sandbar|brown shark|sand tiger|sand shark|basking|bigeye thresher)\b/;
const kindsInTable: Readonly<Record<string, string>> = {
  "brown shark": "sandbar",
  "sand shark": "sand tiger",
};

export const sharks: ReadonlySet<SpeciesId> = new Set([
  "sharks",
  "permitted_sharks",
  "white_shark",
  "mako_sharks",
  "prohibited_sharks",
  "hammerhead_sharks",
  "small_sharks",
]);

/** The kind of shark asked about by name, where its rule prohibits it. */
export function prohibitedKind(words: string, record: RegulationRecord | null): string | null {
  if (record === null || !sharks.has(record.species)) return null;
  if (!record.bags.every(({ limit }) => limit.kind === "prohibited")) return null;
  const asked = kinds.exec(words)?.[0];
  if (asked === undefined) return null;
  const name = kindsInTable[asked] ?? asked.replace(/^great | sharks?$|s$/g, "");
  return `${name.replace(/^whites?$/, "white").replace(/ sharks?$/, "")} shark`;
}

/** Gear is named beside the fish, and the rule says which is lawful: not for a verdict by length. */
export const isOtherGear = ({ cues, words }: Frame, gear: string | null): boolean =>
  gear !== null && cues.includes("gear") && !/\bcircle hooks?\b/.test(words);

/** What is known of a bag without a number: "no harvest on Wednesdays". */
export const toldOfBag = ({ bag }: ApplicableRule): string =>
  bag.kind === "unknown" && bag.words !== undefined ? `${sentence(bag.words)} ` : "";

function bagWords({ bag, season }: ApplicableRule): string | null {
  // The bag limits of dated seasons say nothing of the days between them.
  if (bag.kind === "unknown" && season.state === "closed") return null;
  const words = bagInWords(bag);
  return words === notKnown ? words : `bag limit ${words.replace(/^No limit$/, "none")}`;
}

/** A season has a sentence of its own, unless nothing is known of it. */
export function limitWords(rule: ApplicableRule): string {
  const { record, size, vesselCap } = rule;
  return limitsInWords({
    size: size.kind === "not-applicable" ? null : sizeInWords(size),
    bag: bagWords(rule),
    cap: vesselCap === null ? null : capInWords(vesselCap),
    season: record.season.kind === "unknown" ? notKnown : null,
  });
}

export const isException = ({ bag }: ApplicableRule, frame: Frame): boolean =>
  bag.kind === "prohibited" && namesPlace(bagInWords(bag), frame);

/** The kind of shark asked about, where it is a prohibited one. */
export const prohibitedOf = ({ record }: ApplicableRule, { words }: Frame): string | null =>
  prohibitedKind(words, record);

/** Figures that say nothing of what a rule excepts or prohibits beside them. */
export const limits: ReadonlySet<string> = new Set(["bag-limit", "minimum-size", "bag-words"]);
export const isBesideRule = (rule: ApplicableRule, frame: Frame): boolean =>
  isException(rule, frame) || prohibitedOf(rule, frame) !== null;

const beyond =
  /\b(?:over|above|under|below|bigger than|longer than|larger than|smaller than|shorter than) (\d+(?:\.\d+)?)\b/;

const saidByWeight = /\b\d{1,2}(?:\.\d+)? ?(?:lbs?|pounds?|pounders?)\b/;

/** How a fish without an exact length is answered: "two over 21" by the mark only one may exceed. */
export function leadWithoutLength(
  { count, words, anglers = null }: Frame,
  { facts, text }: Reply,
): { verdict: "keep" | "release" | "unknown"; lead: string } {
  if (forAnother.test(words)) return { verdict: "unknown", lead: "" };
  const mark = beyond.exec(words)?.[1] ?? null;
  const isOverMark =
    mark !== null &&
    facts.some(({ kind, value }) => kind === "one-over-size" && value === Number(mark));
  if (isOverMark && /\b(?:over|above|than)\b/.test(words))
    return count !== null && count > 1
      ? { verdict: "release", lead: `No: only one fish may exceed ${mark} in.` }
      : { verdict: "unknown", lead: `Only one fish may exceed ${mark} in.` };
  if (saidByWeight.test(words))
    return {
      verdict: "unknown",
      lead: "The rule goes by length, not by weight: measure it first.",
    };
  if (mark !== null) return { verdict: "unknown", lead: "Hold each fish against the rule:" };
  const isAlwaysReleased =
    /\b(?:v ?notch\w*|notched|egg\w*|berried)\b/.test(words) && /\bv-notched\b/.test(text);
  if (isAlwaysReleased) return { verdict: "release", lead: "**No, it must go back.**" };
  if (count !== null)
    return {
      verdict: "keep",
      lead: "Yes, that many fit the bag limit, if each is of legal length.",
    };
  if (anglers !== null && anglers > 1)
    return {
      verdict: "unknown",
      lead: "Each angler has a bag of their own. Whether this one may be kept depends on its length: measure it first.",
    };
  const isAboutFishing =
    /\b(?:catch and release|baits?|(?:fish|fishing|target\w*|troll\w*) for)\b/.test(words);
  return {
    verdict: "unknown",
    lead: isAboutFishing ? "" : "That depends on its length: measure it first.",
  };
}
