import { buildCard } from "#angling/assistant/cards/build-card.ts";
import type { Verdict } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import { permitRules, renewalPortals, type PermitRule } from "#angling/licenses/index.ts";
import { askedWater, jurisdictionOf, waterSlot } from "./asked-water.ts";

const aspects = ["need", "fee", "where", "copy", "other-states", "expiry"] as const;

/** Fish whose federal permit the boat needs first. */
const tunasAndSharks = /tuna|shark/;

const isOfTuna = ({ species }: Slots): boolean =>
  species !== undefined && tunasAndSharks.test(species);

/** Returns whether the person needs the permit, with the words for it; null verdict where it is not by age. */
function needOf(
  { age, mode }: Slots,
  rule: PermitRule,
  state: string,
): { verdict: Verdict | null; text: string } {
  const { ages, title } = rule;
  if (ages === null)
    return { verdict: "required", text: `The vessel needs the ${title}, whoever is aboard.` };
  if (mode === "charter")
    return state === "MA"
      ? {
          verdict: "not-required",
          text: "Patrons of a permitted Massachusetts for-hire boat need no permit of their own.",
        }
      : {
          verdict: null,
          text: "Whether patrons of a for-hire boat need one is not held for New Hampshire: ask the boat.",
        };
  if (age === undefined)
    return {
      verdict: "required",
      text: `Needed from age ${ages.from}: the ${title}.${ages.freeFrom === null ? "" : ` Free at ${ages.freeFrom} and over, still required.`}`,
    };
  if (age < ages.from)
    return {
      verdict: "not-required",
      text: `Not needed at ${age}: the ${title} starts at ${ages.from}.`,
    };
  const isFree = ages.freeFrom !== null && age >= ages.freeFrom;
  return {
    verdict: "required",
    text: `Needed at ${age}${isFree ? ", free of charge" : ""}: the ${title}.`,
  };
}

const unknownFee = "Its fee is not confirmed here.";

/** Returns the sentence that answers the aspect, or null when the need itself was asked. */
function aspectText(
  aspect: string | undefined,
  rule: PermitRule,
  portals: readonly string[],
): string | null {
  if (aspect === "fee") return rule.fee === null ? unknownFee : `Fee: ${rule.fee}`;
  if (aspect === "where") return `Sold and renewed at ${portals.join("; ")}.`;
  if (aspect === "copy")
    return (
      rule.storedCopy ?? "Whether a copy on a phone counts is not held here. Carry the original."
    );
  if (aspect === "other-states")
    return rule.reciprocity ?? "Whose permits are honored is not held here.";
  return aspect === "expiry" ? `Expires ${rule.expires}.` : null;
}

const headlineWords = { required: "NEEDED", "not-required": "NOT NEEDED" } as const;

async function answer(slots: Slots, context: ToolContext) {
  const water = await askedWater(slots, context);
  const there = jurisdictionOf(water.place) ?? "MA";
  const jurisdiction = isOfTuna(slots) ? "FED" : there === "FED" ? "MA" : there;
  const rule = permitRules[jurisdiction];
  const { verdict, text } = needOf(slots, rule, jurisdiction);
  const portals = renewalPortals("saltwater", jurisdiction);
  const asked = aspectText(
    slots.aspect,
    rule,
    portals.map(({ title, url }) => `${title} (${url})`),
  );
  const figure =
    verdict === "required" || verdict === "not-required" ? headlineWords[verdict] : "Not held";
  return buildCard("permit", {
    title: rule.title,
    slots: { ...slots, water: waterSlot(jurisdiction) },
    assumed:
      slots.water === undefined && slots.place === undefined
        ? ["water", ...water.assumed]
        : water.assumed,
    headline: { figure, unit: null, label: rule.title },
    verdict,
    text: asked ?? text,
    details: [
      asked === null ? null : text,
      rule.who,
      rule.notNeeded === null ? null : `Not needed: ${rule.notNeeded}`,
      rule.fee === null ? unknownFee : `Fee: ${rule.fee}`,
      `Expires ${rule.expires}.`,
      rule.reciprocity,
      rule.storedCopy,
      "It is needed to fish, whether a fish is kept or let go. A permit is personal.",
      there === "FED" && jurisdiction === "MA"
        ? "Shown for Massachusetts. Tunas and sharks need the federal HMS permit of the boat."
        : null,
    ],
    facts: factsFrom(rule.source.title, { screen: screens.licenses }, [
      ["permit", rule.title],
      ["permit-needed", verdict === null ? null : verdict === "required"],
      ["permit-age", rule.ages?.from ?? null, "years"],
      ["permit-free-from", rule.ages?.freeFrom ?? null, "years"],
      ["permit-fee", rule.fee],
      ["permit-expires", rule.expires],
      ["asked-age", slots.age ?? null, "years"],
    ]),
    sources: [{ name: rule.source.title, link: rule.source.url }],
    actions: [{ label: "Open Licenses", screen: screens.licenses }],
  });
}

export const permit: Tool = {
  name: "permit",
  title: "Permit",
  description:
    "Who needs a saltwater permit, by age; what it costs, where it is sold, whose permits count; the federal HMS permit.",
  takes: ["water", "place", "age", "mode", "species", "aspect"],
  required: [],
  aspects,
  answer,
};
