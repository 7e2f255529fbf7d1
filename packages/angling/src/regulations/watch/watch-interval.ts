import { shiftDate } from "@striper/marine/time";
import {
  seasonStateOn,
  turningDays,
  rangesOf,
  type HarborDate,
} from "#angling/regulations/season.ts";
import type { RegulationRecord } from "#angling/regulations/table/table.ts";

/** Three weeks before an opening and three after it, when rules are changed most often. */
const daysAroundOpening = 21;
const weekly = 7;

/** Dates compare as their texts do. */
const isAround = (opening: HarborDate, today: HarborDate): boolean =>
  shiftDate(opening, -daysAroundOpening) <= today && today <= shiftDate(opening, daysAroundOpening);

/** The first days of the seasons of a rule within a year of today, past ones too. */
function openingsOf(
  { season }: Pick<RegulationRecord, "season">,
  today: HarborDate,
): readonly HarborDate[] {
  return turningDays(rangesOf(season), shiftDate(today, -365)).filter(
    (day) =>
      seasonStateOn(season, day) === "open" && seasonStateOn(season, shiftDate(day, -1)) !== "open",
  );
}

/** How many days lie between two looks at a page: one in the six weeks around an opening, else a week. */
export function watchIntervalDays(
  records: readonly Pick<RegulationRecord, "season">[],
  today: HarborDate,
): number {
  const isNear = records.some((record) =>
    openingsOf(record, today).some((day) => isAround(day, today)),
  );
  return isNear ? 1 : weekly;
}
