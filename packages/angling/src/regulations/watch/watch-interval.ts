import { shiftDate } from "@striper/marine/time";
import {
  seasonStateOn,
  turningDays,
  rangesOf,
  type HarborDate,
} from "#angling/regulations/season.ts";
import type { RegulationRecord } from "#angling/regulations/table/table.ts";

/** Three weeks before and after an opening, when rules change most often. */
const daysAroundOpening = 21;
const weekly = 7;

const isAround = (opening: HarborDate, today: HarborDate): boolean =>
  shiftDate(opening, -daysAroundOpening) <= today && today <= shiftDate(opening, daysAroundOpening);

/** Returns the first days of a rule's seasons, from a year ago to the end of this year. */
function openingsOf(
  { season }: Pick<RegulationRecord, "season">,
  today: HarborDate,
): readonly HarborDate[] {
  return turningDays(rangesOf(season), shiftDate(today, -365)).filter(
    (day) =>
      seasonStateOn(season, day) === "open" && seasonStateOn(season, shiftDate(day, -1)) !== "open",
  );
}

export function watchIntervalDays(
  records: readonly Pick<RegulationRecord, "season">[],
  today: HarborDate,
): number {
  const isNear = records.some((record) =>
    openingsOf(record, today).some((day) => isAround(day, today)),
  );
  return isNear ? 1 : weekly;
}
