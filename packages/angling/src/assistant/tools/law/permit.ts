import type { Verdict } from "#angling/assistant/cards/card.ts";
import { screens } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import { permitRules, renewalPortals, type PermitRule } from "#angling/licenses/index.ts";
import { askedWater, waterSlot } from "./asked-water.ts";

const figures = { required: "NEEDED", "not-required": "NOT NEEDED", "not-held": "Not held" };
type Need = keyof typeof figures;

function needOf({ age, mode }: Slots, { ages, title }: PermitRule, state: string): [Need, string] {
  if (ages === null) return ["required", `The vessel needs the ${title}, whoever is aboard.`];
  if (mode === "charter" && state === "MA")
    return [
      "not-required",
      "Patrons of a permitted Massachusetts for-hire boat need no permit of their own.",
    ];
  if (mode === "charter")
    return [
      "not-held",
      "Whether patrons of a for-hire boat need one is not held for New Hampshire: ask the boat.",
    ];
  const { from, freeFrom } = ages;
  if (age === undefined) {
    const free = freeFrom === null ? "" : ` Free at ${freeFrom} and over, still required.`;
    return ["required", `Needed from age ${from}: the ${title}.${free}`];
  }
  if (age < from) return ["not-required", `Not needed at ${age}: the ${title} starts at ${from}.`];
  const free = freeFrom !== null && age >= freeFrom ? ", free of charge" : "";
  return ["required", `Needed at ${age}${free}: the ${title}.`];
}

function partsOf(rule: PermitRule, jurisdiction: keyof typeof permitRules) {
  const portals = renewalPortals("saltwater", jurisdiction);
  return {
    fee: rule.fee === null ? "Its fee is not confirmed here." : `Fee: ${rule.fee}`,
    where: `Sold and renewed at ${portals.map(({ title, url }) => `${title} (${url})`).join("; ")}.`,
    copy:
      rule.storedCopy ?? "Whether a copy on a phone counts is not held here. Carry the original.",
    "other-states": rule.reciprocity ?? "Whose permits are honored is not held here.",
    expiry: `Expires ${rule.expires}.`,
  };
}

export const permit = defineTool({
  name: "permit",
  title: "Permit",
  description:
    "Who needs a saltwater permit, by age; what it costs, where it is sold, whose permits count; the federal HMS permit.",
  takes: ["water", "place", "age", "mode", "species", "aspect"],
  aspects: ["need", "fee", "where", "copy", "other-states", "expiry"],
  answer: async (slots, context) => {
    const water = await askedWater(slots, context);
    const there = water.jurisdiction ?? "MA";
    const isOfTuna = /tuna|shark/.test(slots.species ?? "");
    const jurisdiction = isOfTuna ? "FED" : there === "FED" ? "MA" : there;
    const rule = permitRules[jurisdiction];
    const { title, who, notNeeded, ages, source } = rule;
    const [need, needText] = needOf(slots, rule, jurisdiction);
    const parts = partsOf(rule, jurisdiction);
    const told = Object.entries(parts).find(([aspect]) => aspect === slots.aspect);
    const verdict: Verdict | null = need === "not-held" ? null : need;
    return {
      title,
      slots: { ...slots, ...waterSlot(jurisdiction) },
      headline: { figure: figures[need], label: title },
      verdict,
      text: told?.[1] ?? needText,
      details: [
        needText,
        who,
        notNeeded === null ? null : `Not needed: ${notNeeded}`,
        ...Object.values(parts),
        "It is needed to fish, whether a fish is kept or let go. A permit is personal.",
        there === "FED" && jurisdiction === "MA"
          ? "Shown for Massachusetts. Tunas and sharks need the federal HMS permit of the boat."
          : null,
      ],
      facts: [
        ["permit-age", ages?.from ?? null, "years"],
        ["permit-free-from", ages?.freeFrom ?? null, "years"],
      ] as const,
      sources: [{ name: source.title, link: source.url }],
      actions: [{ label: "Open Licenses", screen: screens.licenses }],
    };
  },
});
