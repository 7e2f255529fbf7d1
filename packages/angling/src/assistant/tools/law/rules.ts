import type { Instant } from "@striper/marine/time";
import type { Verdict } from "#angling/assistant/cards/card.ts";
import { screenWith, screens } from "#angling/assistant/facts.ts";
import { askedDate } from "#angling/assistant/tools/asked.ts";
import { capital, shownDate } from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import {
  bagOnDayInWords,
  capInWords,
  fishingModes,
  isOfAnotherYear,
  rulesFor,
  seasonInWords,
  sizeInWords,
  watersInWords,
  type ApplicableRule,
  type FishingMode,
  type RegulationRecord,
  type RulesAnswer,
} from "#angling/regulations/index.ts";
import { speciesOf } from "#angling/species/index.ts";
import { askedWater, waterSlot, waterSlots } from "./asked-water.ts";
import { fishingModeOf, modeWords, noticeLines, ruleFacts, ruleSource } from "./rule-parts.ts";

const stateWords = {
  open: "open",
  closed: "closed",
  unsettled: "not settled: the sources disagree",
  "gear-out": "open, but the gear must be out of the water",
  unknown: "not held here",
} as const;

type HeldRules = Extract<RulesAnswer, { kind: "rules" }>;

interface RuleOfModes extends ApplicableRule {
  readonly modes: readonly FishingMode[];
}

function byMode(rules: readonly RuleOfModes[]): readonly RuleOfModes[] {
  const groups = new Map<string, RuleOfModes>();
  for (const rule of rules) {
    const key = JSON.stringify([rule.record.id, rule.size, rule.bag, rule.vesselCap]);
    const { modes = [] } = groups.get(key) ?? {};
    groups.set(key, { ...rule, modes: [...modes, ...rule.modes] });
  }
  return [...groups.values()];
}

const isUnlawful = ({ record }: ApplicableRule): boolean => record.targetingUnlawful === true;

const bagWords = ({ record, bag, season }: ApplicableRule): string =>
  bagOnDayInWords(record, bag, season.state);

const sizeWords = ({ size }: ApplicableRule): string => sizeInWords(size);

function limitsLine(rule: RuleOfModes, ofAll: number): string {
  const { modes, vesselCap } = rule;
  const who =
    modes.length === ofAll ? "" : `${modes.map((mode) => modeWords[mode]).join(" or ")}: `;
  const cap = vesselCap === null ? "" : `; ${capInWords(vesselCap)}`;
  const limits = isUnlawful(rule)
    ? "fishing for it, keeping and possessing it is unlawful all year"
    : `${sizeWords(rule)}; ${bagWords(rule)}${cap}`;
  return capital(`${who}${limits}.`);
}

function seasonLine(rule: ApplicableRule, day: string): string | null {
  const { record, season } = rule;
  if (isUnlawful(rule) || record.season.kind === "unknown") return null;
  const next = season.nextInWords === null ? "" : `, ${season.nextInWords}`;
  return `Season: ${seasonInWords(record.season)}. ${capital(day)}: ${stateWords[season.state]}${next}.`;
}

function figureOf(aspect: string, first: ApplicableRule, rules: readonly ApplicableRule[]): string {
  const isSeason = aspect === "season";
  if (isUnlawful(first) || (isSeason && first.season.state === "closed")) return "CLOSED";
  return isSeason
    ? capital(stateWords[first.season.state])
    : [...new Set(rules.map(aspect === "bag" ? bagWords : sizeWords))].join(" / ");
}

function verdictOf(rules: readonly ApplicableRule[]): Verdict | null {
  const states = rules.map((rule) => (isUnlawful(rule) ? "closed" : rule.season.state));
  const [state] = states;
  const isOne = states.every((one) => one === state);
  return isOne && (state === "closed" || state === "open") ? state : null;
}

/** Aspects answered in a record's own words. */
const wordedAspects: Readonly<Record<string, (record: RegulationRecord) => string | null>> = {
  gear: ({ gear }) => gear,
  possession: ({ possession }) => possession,
  measuring: ({ howToMeasure }) => howToMeasure ?? null,
};

const remarksOf = (record: RegulationRecord): readonly (string | null)[] => [
  ...Object.values(wordedAspects).map((wordsIn) => wordsIn(record)),
  record.variesWithin === undefined ? null : `It depends on the kind: ${record.variesWithin}`,
  record.alwaysRelease ?? null,
  record.notes,
];

function wordsOf(
  aspect: string,
  rules: readonly RuleOfModes[],
  [held, ...others]: readonly [HeldRules, ...HeldRules[]],
  date: string,
  now: Instant,
) {
  const records = [...new Set(rules.map(({ record }) => record))];
  const fish = held.species.commonName.toLowerCase();
  const seasons = rules.flatMap((rule) => seasonLine(rule, shownDate(date, now)) ?? []);
  const limits = rules.map((rule) => limitsLine(rule, others.length + 1));
  const wordsIn = wordedAspects[aspect];
  const own = records.flatMap((record) => wordsIn?.(record) ?? []);
  const unheld = `The table holds nothing on that for ${fish}.`;
  const worded = own.length === 0 ? [unheld] : own;
  const told = aspect === "season" ? seasons : wordsIn === undefined ? limits : worded;
  const other = records.find((record) => isOfAnotherYear(record, date));
  const warning = `These are the ${other?.ruleYear} rules. The rules of ${date.slice(0, 4)} are not held here: check the official source.`;
  return {
    text: [...(other === undefined ? [] : [warning]), ...new Set(told)].join(" "),
    details: [
      ...(told === limits ? [] : limits),
      ...(told === seasons ? [] : seasons),
      held.isComplete
        ? null
        : "Another rule may apply at this place: it lies near a line, or the table does not cover all of it. Keep to the stricter one.",
      records.length > 1 ? "More than one rule may apply here. The strictest counts." : null,
      ...records.flatMap(remarksOf),
      ...noticeLines(held.notices),
    ],
    sources: records.map(ruleSource),
  };
}

export const rules = defineTool({
  name: "rules",
  title: "Rules",
  description:
    "Size, bag, season, gear and possession rules of a species on a day. For one fish of a known length use keep.",
  takes: ["species", ...waterSlots, "mode", "date", "aspect"],
  aspects: ["size", "bag", "season", "gear", "possession", "measuring"],
  answer: async (slots, context) => {
    const { species = "striped_bass", aspect = "" } = slots;
    const water = await askedWater(slots, context);
    const { place, jurisdiction } = water;
    const date = askedDate(slots, context);
    const table = await context.providers.ruleTable();
    const said = slots.mode === undefined ? fishingModes : [fishingModeOf[slots.mode]];
    // Nobody fishes federal water from shore.
    const ways = said.filter(
      (one) => one !== "shore" || jurisdiction !== "FED" || said.length === 1,
    );
    const answers = ways.flatMap((mode) => {
      const held = rulesFor({ species, place, date, mode }, table);
      return held.kind === "rules" ? [{ mode, held }] : [];
    });
    const found = byMode(
      answers.flatMap(({ mode, held }) => held.rules.map((rule) => ({ ...rule, modes: [mode] }))),
    );
    const fish = speciesOf(species).commonName;
    const waters = jurisdiction === null ? water.name : watersInWords(jurisdiction);
    const title = `${fish}, ${waters}`;
    const base = {
      title,
      slots: { ...slots, species, date, ...waterSlot(jurisdiction) },
      actions: [
        { label: "Open Regulations", screen: screenWith(screens.regulations, { species }) },
      ],
    };
    const [held, ...others] = answers.map((one) => one.held);
    const [first] = found;
    if (held === undefined || first === undefined)
      return {
        ...base,
        text:
          jurisdiction === null
            ? "Only the rules of Massachusetts, New Hampshire and the federal water off them are held here. Ask the authority of that place."
            : `No rule for ${fish.toLowerCase()} in ${waters} is held here. Ask the authority before you keep one.`,
      };
    const told = wordsOf(aspect, found, [held, ...others], date, context.now);
    return {
      ...base,
      ...told,
      headline: { figure: figureOf(aspect, first, found), label: title },
      verdict: verdictOf(found),
      details: [...told.details, water.note],
      facts: found.flatMap(ruleFacts),
    };
  },
});
