import { speciesIds } from "#angling/species/species.ts";
import { bagLimitFor } from "#angling/regulations/limits.ts";
import { isWithin, seasonStateOn } from "#angling/regulations/season.ts";
import { contradictions } from "#angling/regulations/table/contradictions.ts";
import {
  leapYear,
  rangeProblems,
  sourceProblems,
  when,
} from "#angling/regulations/table/problem-checks.ts";
import {
  fishingModes,
  type BagLimit,
  type DayRange,
  type FishingMode,
  type RegulationRecord,
  type Season,
  type SizeLimit,
} from "./table.ts";

export function recordProblems(
  record: RegulationRecord,
  records: readonly RegulationRecord[],
): readonly string[] {
  const { sizes, bags, season, source, verifiedOn, ruleYear, species } = record;
  return [
    ...when(!speciesIds.includes(species), "no such species."),
    ...sizes.flatMap(({ limit }) => sizeProblems(limit)),
    ...bags.flatMap(({ limit }) => bagProblems(limit)),
    ...bags.flatMap(({ dates }) => (dates === undefined ? [] : rangeProblems(dates))),
    ...seasonProblems(season),
    ...gaps(record),
    ...(record.vesselCaps ?? []).flatMap(({ fish }) =>
      when(!isCount(fish), "the vessel cap is no count."),
    ),
    ...when(!Number.isInteger(ruleYear), "the rule year is no year."),
    ...sourceProblems(source.url, verifiedOn),
    ...deferralProblems(record, records),
    ...contradictions(record),
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

function seasonProblems(season: Season): readonly string[] {
  if (season.kind === "dated") {
    const { open, unsettled } = season;
    return [
      ...when(open.length === 0, "the season has no open days."),
      ...open.flatMap(rangeProblems),
      ...(unsettled === undefined ? [] : rangeProblems(unsettled.dates)),
      ...when(isAnyDayTwice(open), "two stretches of open days overlap: make them one."),
    ];
  }
  if (season.kind === "gear-out") return rangeProblems(season.dates);
  if (season.kind !== "all-year" || season.closedPlaces === undefined) return [];
  return rangeProblems(season.closedPlaces.dates);
}

const isAnyDayTwice = (ranges: readonly DayRange[]): boolean =>
  everyDay.some((day) => ranges.filter((range) => isWithin(range, day)).length > 1);

/**
 * Finds ways of fishing without a size rule, and open days without a bag rule. Federal water has no
 * shore fishing.
 */
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

function hasDayWithoutBag(record: RegulationRecord, mode: FishingMode): boolean {
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

function deferralProblems(
  { defersTo, species, jurisdiction }: RegulationRecord,
  records: readonly RegulationRecord[],
): readonly string[] {
  if (defersTo === undefined) return [];
  if (jurisdiction === defersTo) return ["the federal rule cannot defer to itself."];
  return when(
    !records.some((one) => one.jurisdiction === defersTo && one.species === species),
    "there is no federal rule to defer to.",
  );
}
