import { speciesIds } from "#angling/species/index.ts";
import { bagLimitFor } from "#angling/regulations/limits.ts";
import { isDate, seasonStateOn } from "#angling/regulations/season.ts";
import {
  fishingModes,
  zones,
  type BagLimit,
  type DayRange,
  type RegulationRecord,
  type RegulationsTable,
  type SizeLimit,
} from "./table.ts";

/**
 * What is wrong with a table of the right shape: the check before a new version is published.
 * Each problem is a sentence that names the record; none means fit to publish.
 */
export function findTableProblems(table: RegulationsTable): readonly string[] {
  const { version, publishedOn, records, notices } = table;
  return [
    ...when(!Number.isInteger(version) || version < 1, "The version is not a whole number from 1."),
    ...when(!isDate(publishedOn), "The day of publication is not a day."),
    ...duplicatesAmong(records.map(({ id }) => id)),
    ...duplicatesAmong(notices.map(({ id }) => id)),
    ...overlaps(records),
    ...records.flatMap((record) =>
      problemsOf(record, records).map((problem) => `${record.id}: ${problem}`),
    ),
    ...notices.flatMap(({ id, dates, source, verifiedOn }) =>
      [
        ...(dates === undefined ? [] : rangeProblems(dates)),
        ...sourceProblems(source.url, verifiedOn),
      ].map((problem) => `${id}: ${problem}`),
    ),
  ];
}

const when = (isWrong: boolean, problem: string): readonly string[] => (isWrong ? [problem] : []);

function duplicatesAmong(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} appears twice.`);
}

function problemsOf(
  record: RegulationRecord,
  records: readonly RegulationRecord[],
): readonly string[] {
  const { sizes, bags, season, source, verifiedOn, ruleYear, defersTo, species } = record;
  const ranges = season.kind === "dated" ? season.open : [];
  return [
    ...when(!speciesIds.includes(species), "no such species."),
    ...sizes.flatMap(({ limit }) => sizeProblems(limit)),
    ...bags.flatMap(({ limit }) => bagProblems(limit)),
    ...bags.flatMap(({ dates }) => (dates === undefined ? [] : rangeProblems(dates))),
    ...ranges.flatMap(rangeProblems),
    ...when(season.kind === "dated" && ranges.length === 0, "the season has no open days."),
    ...gaps(record),
    ...(record.vesselCaps ?? []).flatMap(({ fish }) =>
      when(!isCount(fish), "the vessel cap is no count."),
    ),
    ...when(!Number.isInteger(ruleYear), "the rule year is no year."),
    ...sourceProblems(source.url, verifiedOn),
    ...when(
      defersTo !== undefined &&
        !records.some((one) => one.jurisdiction === defersTo && one.species === species),
      "there is no federal rule to defer to.",
    ),
  ];
}

function sizeProblems(limit: SizeLimit): readonly string[] {
  if (limit.kind !== "length") return [];
  const { minimum, maximum, onlyOneOver } = limit;
  return [
    ...when(!(minimum > 0 && Number.isFinite(minimum)), "the minimum length is not above 0."),
    ...when(
      maximum !== undefined && !(maximum.inches > minimum),
      "the longest is not above the shortest.",
    ),
    ...when(
      onlyOneOver !== undefined && !(onlyOneOver > minimum),
      "the mark for one long fish is not above the minimum.",
    ),
  ];
}

function bagProblems(limit: BagLimit): readonly string[] {
  if (limit.kind !== "fish") return [];
  const { fish, extra, unsettled } = limit;
  return [
    ...when(!isCount(fish), "the bag limit is no count."),
    ...when(extra !== undefined && !isCount(extra.fish), "the extra fish are no count."),
    ...when(
      unsettled !== undefined && !(isCount(unsettled.from) && unsettled.from < fish),
      "the unsettled part of the bag does not lie within it.",
    ),
  ];
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;

const leapYear = 2028;

function rangeProblems({ from, to }: DayRange): readonly string[] {
  return [
    ...when(!isDate(`${leapYear}-${from}`) || from === "02-29", `${from} cannot be a first day.`),
    ...when(!isDate(`${leapYear}-${to}`), `${to} cannot be a last day.`),
  ];
}

function sourceProblems(url: string, verifiedOn: string | null): readonly string[] {
  return [
    ...when(!url.startsWith("https://"), "the source is not an https address."),
    ...when(verifiedOn !== null && !isDate(verifiedOn), "the day of verification is not a day."),
  ];
}

/** Ways of fishing without a size, and open days without a bag limit. Federal water has no shore. */
function gaps(record: RegulationRecord): readonly string[] {
  const modes = fishingModes.filter((mode) => record.jurisdiction !== "FED" || mode !== "shore");
  const withoutSize = modes.filter(
    (mode) => !record.sizes.some((rule) => rule.modes === undefined || rule.modes.includes(mode)),
  );
  return [
    ...withoutSize.map((mode) => `no size rule for ${mode}.`),
    ...modes
      .filter((mode) => hasDayWithoutBag(record, mode))
      .map((mode) => `open days without a bag rule for ${mode}.`),
  ];
}

function hasDayWithoutBag(record: RegulationRecord, mode: (typeof fishingModes)[number]): boolean {
  const answers = record.bags.filter(({ modes }) => modes === undefined || modes.includes(mode));
  if (answers.some(({ dates }) => dates === undefined)) return false;
  return everyDay.some(
    (day) =>
      seasonStateOn(record.season, day) !== "closed" &&
      bagLimitFor(record, mode, day).kind === "unknown",
  );
}

const everyDay: readonly string[] = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(leapYear, 0, 1 + index)).toISOString().slice(0, 10),
);

function overlaps(records: readonly RegulationRecord[]): readonly string[] {
  const claimed = new Set<string>();
  return records.flatMap(({ id, jurisdiction, species, area }) =>
    (area?.covers ?? zones).flatMap((zone) => {
      const claim = `${jurisdiction} ${species} ${zone}`;
      const taken = claimed.has(claim);
      claimed.add(claim);
      return when(taken, `${id}: another rule holds for ${claim} already.`);
    }),
  );
}
