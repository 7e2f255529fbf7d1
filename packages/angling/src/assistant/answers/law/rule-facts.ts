import type { Frame } from "#angling/assistant/frame.ts";
import { harborDayBounds } from "@striper/marine/time";
import { fact, factsFrom, screens, type Fact, type FactRow } from "#angling/assistant/facts.ts";
import {
  bagInWords,
  dateInWords,
  jurisdictionNames,
  rangeInWords,
  seasonInWords,
  type ApplicableRule,
  type AreaNotice,
  type RegulationRecord,
  type RegulationsTable,
} from "#angling/regulations/index.ts";

/** "Massachusetts recreational saltwater fishing regulations (322 CMR 6.07), table 1, verified Sep 3, 2026". */
export function ruleSource(record: RegulationRecord, version: number): string {
  const verified =
    record.verifiedOn === null
      ? "not verified against an official text"
      : `verified ${dateInWords(record.verifiedOn)}`;
  return `${record.source.title} (${record.citation}), rule table ${version}, ${verified}`;
}

export const waterName = (record: RegulationRecord): string =>
  record.area === null || record.jurisdiction === "FED"
    ? jurisdictionNames[record.jurisdiction]
    : `${jurisdictionNames[record.jurisdiction]} (${record.area.name})`;

/** Every figure of a rule as it applies on a day to a way of fishing. */
export function ruleFacts(rule: ApplicableRule, version: number, date: string): readonly Fact[] {
  const { record, bag, vesselCap } = rule;
  const shared = {
    place: waterName(record),
    at: harborDayBounds(date).from,
    screen: screens.regulations,
  };
  return factsFrom(ruleSource(record, version), shared, [
    ...sizeRows(rule),
    ...bagRows(rule),
    ["vessel-limit", vesselCap?.fish ?? null, "fish"],
    ...seasonRows(rule),
    ["targeting", record.targetingUnlawful === true ? "unlawful" : null],
    ["gear", record.gear],
    ["rule", rule.words],
    ["possession", record.possession],
    ["how-to-measure", record.howToMeasure ?? null],
    ["kinds", record.variesWithin ?? null],
    ["rule-notes", record.notes],
    ["verified-on", record.verifiedOn, "date"],
    ["bag-words", bag.kind === "fish" ? bagInWords(bag) : null],
  ]);
}

function sizeRows({ size }: ApplicableRule): readonly FactRow[] {
  if (size.kind === "none") return [["minimum-size", "none"]];
  if (size.kind !== "length") return [];
  return [
    ["minimum-size", size.minimum, "in"],
    ["maximum-size", size.maximum?.inches ?? null, "in"],
    ["one-over-size", size.onlyOneOver ?? null, "in"],
  ];
}

function bagRows({ bag }: ApplicableRule): readonly FactRow[] {
  if (bag.kind === "fish") return [["bag-limit", bag.fish, "fish"]];
  if (bag.kind === "prohibited") return [["bag-limit", 0, "fish"]];
  return bag.kind === "no-limit" ? [["bag-limit", "no limit"]] : [];
}

function seasonRows({ record, season, nextBag }: ApplicableRule): readonly FactRow[] {
  const { next } = season;
  const ranges = record.season.kind === "dated" ? record.season.open : [];
  return [
    ["season", seasonInWords(record.season)],
    ["season-state", season.state],
    [next?.state === "open" ? "season-opens" : "season-changes", next?.on ?? null, "date"],
    ["bag-changes", nextBag?.on ?? null, "date"],
    ["next-bag-limit", nextBag === null ? null : bagInWords(nextBag.limit)],
    ...ranges.map((range): FactRow => ["open-dates", rangeInWords(range)]),
  ];
}

/** What an answer rests on that no record names: the verdict, the version of the table. */
export const tableFacts = (rows: readonly FactRow[]): readonly Fact[] =>
  factsFrom("Rule table", { screen: screens.regulations }, rows);

export const versionFacts = ({ version, publishedOn }: RegulationsTable): readonly Fact[] =>
  tableFacts([
    ["rule-table", version],
    ["rule-table-date", publishedOn, "date"],
  ]);

/** "Title (address), verified Sep 3, 2026". */
export const sourceWords = ({ source, verifiedOn }: RegulationRecord): string =>
  `${source.title} (${source.url}), ${verifiedOn === null ? "not verified" : `verified ${dateInWords(verifiedOn)}`}`;

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

/** Ways to bring bait out that a notice is about: in its title, and in a question. */
const deliveredBait =
  /\b(?:drones?|bait (?:cannon|gun|launcher)s?|(?:remote[- ]controlled|rc) boats?)\b/i;

export const noticesOnDelivery = (
  { words }: Pick<Frame, "words">,
  { notices }: Pick<RegulationsTable, "notices">,
): readonly AreaNotice[] =>
  deliveredBait.test(words) ? notices.filter(({ title }) => deliveredBait.test(title)) : [];

/** The same figure told once, whatever ways of fishing share it. */
export const unique = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((one) => [JSON.stringify(one), one])).values(),
];
