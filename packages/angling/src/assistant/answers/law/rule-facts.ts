import { harborDayBounds } from "@striper/marine/time";
import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import {
  bagInWords,
  jurisdictionNames,
  rangeInWords,
  seasonInWords,
  type ApplicableRule,
  type RegulationRecord,
} from "#angling/regulations/index.ts";

/** "Massachusetts recreational saltwater fishing regulations (322 CMR 6.07), table 1, verified 2026-09-03". */
export function ruleSource(record: RegulationRecord, version: number): string {
  const verified =
    record.verifiedOn === null
      ? "not verified against an official text"
      : `verified ${record.verifiedOn}`;
  return `${record.source.title} (${record.citation}), rule table ${version}, ${verified}`;
}

export const waterName = (record: RegulationRecord): string =>
  record.area === null || record.jurisdiction === "FED"
    ? jurisdictionNames[record.jurisdiction]
    : `${jurisdictionNames[record.jurisdiction]} (${record.area.name})`;

/** Every figure of a rule as it applies on a day to a way of fishing. */
export function ruleFacts(rule: ApplicableRule, version: number, date: string): Fact[] {
  const { record, size, bag, season, vesselCap } = rule;
  const source = ruleSource(record, version);
  const parts = {
    place: waterName(record),
    at: harborDayBounds(date).from,
    screen: screens.regulations,
  };
  const told = (kind: string, value: Fact["value"], unit: string | null = null): Fact =>
    fact(kind, value, source, { ...parts, unit });
  return [
    ...(size.kind === "length" ? [told("minimum-size", size.minimum, "in")] : []),
    ...(size.kind === "length" && size.maximum !== undefined
      ? [told("maximum-size", size.maximum.inches, "in")]
      : []),
    ...(size.kind === "length" && size.onlyOneOver !== undefined
      ? [told("one-over-size", size.onlyOneOver, "in")]
      : []),
    ...(size.kind === "none" ? [told("minimum-size", "none")] : []),
    ...bagFacts(rule, told),
    ...(vesselCap === null ? [] : [told("vessel-limit", vesselCap.fish, "fish")]),
    told("season", seasonInWords(record.season)),
    told("season-state", season.state),
    ...seasonDates(rule, told),
    ...(record.targetingUnlawful === true ? [told("targeting", "unlawful")] : []),
    ...(record.gear === null ? [] : [told("gear", record.gear)]),
    told("rule", rule.words),
    ...(record.possession === null ? [] : [told("possession", record.possession)]),
    ...(record.howToMeasure === undefined ? [] : [told("how-to-measure", record.howToMeasure)]),
    ...(record.variesWithin === undefined ? [] : [told("kinds", record.variesWithin)]),
    ...(record.notes === null ? [] : [told("rule-notes", record.notes)]),
    ...(record.verifiedOn === null ? [] : [told("verified-on", record.verifiedOn, "date")]),
    ...(bag.kind === "fish" ? [told("bag-words", bagInWords(bag))] : []),
  ];
}

type Tell = (kind: string, value: Fact["value"], unit?: string | null) => Fact;

function bagFacts({ bag }: ApplicableRule, told: Tell): Fact[] {
  if (bag.kind === "fish") return [told("bag-limit", bag.fish, "fish")];
  if (bag.kind === "prohibited") return [told("bag-limit", 0, "fish")];
  return bag.kind === "no-limit" ? [told("bag-limit", "no limit")] : [];
}

function seasonDates({ record, season, nextBag }: ApplicableRule, told: Tell): Fact[] {
  const change =
    season.next === null
      ? []
      : [
          told(
            season.next.state === "open" ? "season-opens" : "season-changes",
            season.next.on,
            "date",
          ),
        ];
  const bagChange =
    nextBag === null
      ? []
      : [
          told("bag-changes", nextBag.on, "date"),
          told("next-bag-limit", bagInWords(nextBag.limit)),
        ];
  const ranges = record.season.kind === "dated" ? record.season.open : [];
  return [
    ...change,
    ...bagChange,
    ...ranges.map((range) => told("open-dates", rangeInWords(range))),
  ];
}

/** What is closed there, in words; the facts beside them. */
export function closures(
  notices: readonly { title: string; text: string; source: { title: string } }[],
  facts: Fact[],
  version: number,
): string[] {
  return notices.map(({ title, text, source }) => {
    facts.push(
      fact("notice", `${title}: ${text}`, `${source.title}, rule table ${version}`, {
        screen: screens.regulations,
      }),
    );
    return `Mind: ${title}. ${text}`;
  });
}

/** The same figure told once, whatever ways of fishing share it. */
export const unique = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((one) => [JSON.stringify(one), one])).values(),
];
