import { startOfUtcDate } from "@striper/marine/time";
import {
  seasonStateOn,
  turningDays,
  rangesOf,
  type HarborDate,
} from "#angling/regulations/season.ts";
import type { RegulationRecord } from "#angling/regulations/table/table.ts";

/** Three weeks before an opening and three after it: rules are changed shortly before, in haste after. */
const daysAroundOpening = 21;
const weekly = 7;
const dayMs = 86_400_000;

const daysBetween = (from: HarborDate, to: HarborDate): number =>
  Math.abs((startOfUtcDate(to) ?? 0) - (startOfUtcDate(from) ?? 0)) / dayMs;

/** The first days of the seasons of a rule within a year of today, past ones too. */
function openingsOf(
  { season }: Pick<RegulationRecord, "season">,
  today: HarborDate,
): readonly HarborDate[] {
  const aYearAgo = `${String(Number(today.slice(0, 4)) - 1)}${today.slice(4)}`;
  return turningDays(rangesOf(season), aYearAgo).filter((day) => {
    const eve = new Date((startOfUtcDate(day) ?? 0) - dayMs).toISOString().slice(0, 10);
    return seasonStateOn(season, day) === "open" && seasonStateOn(season, eve) !== "open";
  });
}

/** How many days lie between two looks at a page: one in the six weeks around an opening, else a week. */
export function daysBetweenLooks(
  records: readonly Pick<RegulationRecord, "season">[],
  today: HarborDate,
): number {
  const isNear = records.some((record) =>
    openingsOf(record, today).some((day) => daysBetween(day, today) <= daysAroundOpening),
  );
  return isNear ? 1 : weekly;
}
