import type { Jurisdiction } from "@striper/marine/jurisdiction";
import type { Instant } from "@striper/marine/time";
import { buildCard, screenWith, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import type { Headline, Verdict } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { askedDate, type Asked } from "#angling/assistant/tools/asked.ts";
import { capital } from "#angling/assistant/tools/shown-moment.ts";
import { shownDate } from "#angling/assistant/tools/shown-time.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  bagOnDayInWords,
  capInWords,
  fishingModes,
  notKnown,
  rulesFor,
  seasonInWords,
  sizeInWords,
  watersInWords,
  type ApplicableRule,
  type FishingMode,
  type RegulationRecord,
  type RegulationsTable,
  type RulesAnswer,
} from "#angling/regulations/index.ts";
import { speciesOf } from "#angling/species/index.ts";
import { askedWater, jurisdictionOf, waterSlot, type AskedWater } from "./asked-water.ts";
import {
  fishingModeOf,
  modeWords,
  noticeLines,
  otherYearWarning,
  ruleFacts,
  ruleSource,
} from "./rule-parts.ts";

const aspects = ["size", "bag", "season", "gear", "possession", "measuring"] as const;
type Aspect = (typeof aspects)[number];

const stateWords = {
  open: "open",
  closed: "closed",
  unsettled: "not settled: the sources disagree",
  "gear-out": "open, but the gear must be out of the water",
  unknown: "not held here",
} as const;

type HeldRules = Extract<RulesAnswer, { kind: "rules" }>;

interface RuleOfModes {
  readonly rule: ApplicableRule;
  /** The ways of fishing it is the same for; empty when it is the same for all. */
  readonly modes: readonly FishingMode[];
}

const limitsKey = ({ record, size, bag, vesselCap }: ApplicableRule): string =>
  JSON.stringify([record.id, size, bag, vesselCap]);

/** Returns each different rule with the ways of fishing it applies to. */
function byMode(
  answers: readonly { mode: FishingMode; held: HeldRules }[],
): readonly RuleOfModes[] {
  const groups = new Map<string, { rule: ApplicableRule; modes: FishingMode[] }>();
  for (const { mode, held } of answers)
    for (const rule of held.rules) {
      const group = groups.get(limitsKey(rule)) ?? { rule, modes: [] };
      group.modes.push(mode);
      groups.set(limitsKey(rule), group);
    }
  return [...groups.values()].map(({ rule, modes }) => ({
    rule,
    modes: modes.length === answers.length ? [] : modes,
  }));
}

const isUnlawful = ({ record }: Pick<ApplicableRule, "record">): boolean =>
  record.targetingUnlawful === true;

const bagWords = ({ record, bag, season }: ApplicableRule): string =>
  bagOnDayInWords(record, bag, season.state);

function lineOf({ rule, modes }: RuleOfModes): string {
  const who = modes.length === 0 ? "" : `${modes.map((mode) => modeWords[mode]).join(" or ")}: `;
  if (isUnlawful(rule))
    return `${who}fishing for it, keeping and possessing it is unlawful all year.`;
  const cap = rule.vesselCap === null ? "" : `; ${capInWords(rule.vesselCap)}`;
  return `${who}${sizeInWords(rule.size)}; ${bagWords(rule)}${cap}.`;
}

function seasonLine({ record, season }: ApplicableRule, day: string): string | null {
  if (isUnlawful({ record }) || record.season.kind === "unknown") return null;
  const next = season.nextInWords === null ? "" : `, ${season.nextInWords}`;
  return `Season: ${seasonInWords(record.season)}. ${capital(day)}: ${stateWords[season.state]}${next}.`;
}

function headlineOf(aspect: Aspect | null, rules: readonly RuleOfModes[], label: string): Headline {
  const [first] = rules;
  if (first === undefined) return { figure: notKnown, unit: null, label };
  const { rule } = first;
  const distinct = (words: (rule: ApplicableRule) => string) =>
    [...new Set(rules.map((one) => words(one.rule)))].join(" / ");
  const figure =
    isUnlawful(rule) || (aspect === "season" && rule.season.state === "closed")
      ? "CLOSED"
      : aspect === "season"
        ? capital(stateWords[rule.season.state])
        : aspect === "bag"
          ? distinct(bagWords)
          : distinct(({ size }) => sizeInWords(size));
  return { figure, unit: null, label };
}

const verdictOf = (rules: readonly RuleOfModes[]): Verdict | null => {
  const states = new Set(
    rules.map(({ rule }) => (isUnlawful(rule) ? "closed" : rule.season.state)),
  );
  if (states.size !== 1) return null;
  return states.has("closed") ? "closed" : states.has("open") ? "open" : null;
};

const isAspect = (text: string | undefined): text is Aspect => aspects.some((one) => one === text);

interface AskedRules {
  readonly water: AskedWater;
  readonly date: Asked<string>;
  readonly table: RegulationsTable;
  readonly jurisdiction: Jurisdiction | null;
  readonly held: HeldRules | null;
  readonly rules: readonly RuleOfModes[];
}

/** Returns the rules for each way of fishing asked about. Nobody fishes federal water from shore. */
async function findRules(slots: Slots, context: ToolContext): Promise<AskedRules> {
  const { species = "striped_bass" } = slots;
  const water = await askedWater(slots, context);
  const date = askedDate(slots, context);
  const table = await context.providers.ruleTable();
  const jurisdiction = jurisdictionOf(water.place);
  const ways = slots.mode === undefined ? fishingModes : [fishingModeOf[slots.mode]];
  const answers = ways
    .filter((mode) => mode !== "shore" || jurisdiction !== "FED" || ways.length === 1)
    .flatMap((mode) => {
      const held = rulesFor({ species, place: water.place, date: date.value, mode }, table);
      return held.kind === "rules" ? [{ mode, held }] : [];
    });
  return {
    water,
    date,
    table,
    jurisdiction,
    held: answers[0]?.held ?? null,
    rules: byMode(answers),
  };
}

/** The parts of a record that answer an aspect in its own words. */
const wordedAspects = {
  gear: ({ gear }: RegulationRecord) => gear,
  possession: ({ possession }: RegulationRecord) => possession,
  measuring: ({ howToMeasure }: RegulationRecord) => howToMeasure ?? null,
} as const;

function askedText(
  aspect: Aspect | null,
  records: readonly RegulationRecord[],
  fish: string,
): string | null {
  if (aspect !== "gear" && aspect !== "possession" && aspect !== "measuring") return null;
  const words = records.flatMap((record) => wordedAspects[aspect](record) ?? []);
  return words.length === 0
    ? `The table holds nothing on that for ${fish.toLowerCase()}.`
    : [...new Set(words)].join(" ");
}

const remarksOf = (record: RegulationRecord): readonly (string | null)[] => [
  record.gear,
  record.possession,
  record.howToMeasure ?? null,
  record.variesWithin === undefined ? null : `It depends on the kind: ${record.variesWithin}`,
  record.alwaysRelease ?? null,
  record.notes,
];

function wordsOf(
  aspect: Aspect | null,
  fish: string,
  { rules, held, date, water }: AskedRules,
  now: Instant,
) {
  const records = [...new Set(rules.map(({ rule }) => rule.record))];
  const day = shownDate(date.value, now);
  const seasons = [...new Set(rules.flatMap(({ rule }) => seasonLine(rule, day) ?? []))];
  const limits = rules.map((one) => capital(lineOf(one)));
  const worded = askedText(aspect, records, fish);
  const warning = records
    .flatMap((record) => otherYearWarning(record, date.value) ?? [])
    .slice(0, 1);
  const isSeason = aspect === "season";
  return {
    text: [...warning, ...(worded === null ? (isSeason ? seasons : limits) : [worded])].join(" "),
    details: [
      ...(worded === null ? [] : limits),
      ...(isSeason ? limits : seasons),
      held?.isComplete === false
        ? "Another rule may apply at this place: it lies near a line, or the table does not cover all of it. Keep to the stricter one."
        : null,
      records.length > 1 ? "More than one rule may apply here. The strictest counts." : null,
      ...records.flatMap(remarksOf).filter((one) => one !== worded),
      ...noticeLines(held?.notices ?? []),
      water.note,
    ],
    records,
  };
}

async function answerRules(slots: Slots, context: ToolContext) {
  const { species = "striped_bass" } = slots;
  const aspect = isAspect(slots.aspect) ? slots.aspect : null;
  const asked = await findRules(slots, context);
  const { water, date, table, jurisdiction, rules: found } = asked;
  const fish = speciesOf(species).commonName;
  const waters = jurisdiction === null ? water.name : watersInWords(jurisdiction);
  const title = `${fish}, ${waters}`;
  const shared = {
    title,
    slots: {
      ...slots,
      species,
      date: date.value,
      ...(jurisdiction === null ? {} : { water: waterSlot(jurisdiction) }),
    },
    assumed: [
      ...(slots.species === undefined ? (["species"] as const) : []),
      ...(slots.water === undefined && slots.place === undefined ? (["water"] as const) : []),
      ...water.assumed,
      ...date.assumed,
    ],
    actions: [{ label: "Open Regulations", screen: screenWith(screens.regulations, { species }) }],
  };
  if (found.length === 0)
    return unansweredCard("rules", {
      ...shared,
      text:
        jurisdiction === null
          ? "Only the rules of Massachusetts, New Hampshire and the federal water off them are held here. Ask the authority of that place."
          : `No rule for ${fish.toLowerCase()} in ${waters} is held here. Ask the authority before you keep one.`,
      sources: [],
    });
  const { text, details, records } = wordsOf(aspect, fish, asked, context.now);
  return buildCard("rules", {
    ...shared,
    headline: headlineOf(aspect, found, title),
    verdict: verdictOf(found),
    text,
    details,
    facts: [
      ...factsFrom("Rule table", { screen: screens.regulations }, [
        ["species", fish],
        ["waters", waters],
        ["rule-table", table.version],
      ]),
      ...found.flatMap(({ rule }) => ruleFacts(rule)),
    ],
    sources: records.map(ruleSource),
  });
}

export const rules: Tool = {
  name: "rules",
  title: "Rules",
  description:
    "Size, bag, season, gear and possession rules of a species on a day. For one fish of a known length use keep.",
  takes: ["species", "water", "place", "miles_off", "mode", "date", "aspect"],
  required: [],
  aspects,
  answer: answerRules,
};
