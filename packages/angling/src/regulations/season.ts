import { shiftDate, startOfUtcDate } from "@striper/marine/time";
import type { DayRange, MonthDay, Season } from "./table/table.ts";

/**
 * A calendar day in Boston such as "2026-06-13", as `harborDate` in `@striper/marine/time` returns
 * it.
 */
export type HarborDate = string;

export type SeasonState =
  | "open"
  | "closed"
  /** The sources disagree about this day. */
  | "unsettled"
  /** Open, but the usual gear must be out of the water. */
  | "gear-out"
  /** Set in season, left to the state of landing, or not found. */
  | "unknown";

export interface SeasonChange {
  readonly on: HarborDate;
  readonly state: SeasonState;
}

export function isDate(text: string): boolean {
  return startOfUtcDate(text) !== null;
}

export function isWithin(range: DayRange, date: HarborDate): boolean {
  const day = date.slice("2026-".length);
  return range.from <= range.to
    ? range.from <= day && day <= range.to
    : range.from <= day || day <= range.to;
}

export function seasonStateOn(season: Season, date: HarborDate): SeasonState {
  if (season.kind === "all-year") return "open";
  if (season.kind === "closed") return "closed";
  if (season.kind === "gear-out") return isWithin(season.dates, date) ? "gear-out" : "open";
  if (season.kind !== "dated") return "unknown";
  if (season.unsettled !== undefined && isWithin(season.unsettled.dates, date)) return "unsettled";
  return season.open.some((range) => isWithin(range, date)) ? "open" : "closed";
}

export function nextSeasonChange(season: Season, date: HarborDate): SeasonChange | null {
  const state = seasonStateOn(season, date);
  const on = turningDays(rangesOf(season), date).find(
    (day) => seasonStateOn(season, day) !== state,
  );
  return on === undefined ? null : { on, state: seasonStateOn(season, on) };
}

export function rangesOf(season: Season): readonly DayRange[] {
  if (season.kind === "gear-out") return [season.dates];
  if (season.kind !== "dated") return [];
  return season.unsettled === undefined ? season.open : [...season.open, season.unsettled.dates];
}

/**
 * Returns the ranges' first days and the days after their last ones, in the year of `date` and the
 * next, sorted and after `date`.
 */
export function turningDays(ranges: readonly DayRange[], date: HarborDate): readonly HarborDate[] {
  const year = Number(date.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => ranges.flatMap(({ from, to }) => [dayOf(each, from), dayAfter(each, to)]))
    .filter((day) => day > date)
    .toSorted();
}

const dayOf = (year: number, monthDay: MonthDay): HarborDate =>
  `${String(year).padStart(4, "0")}-${monthDay}`;

/** A last day of "02-29" means the end of February in every year. */
function dayAfter(year: number, monthDay: MonthDay): HarborDate {
  if (monthDay === "02-29") return dayOf(year, "03-01");
  if (monthDay === "12-31") return dayOf(year + 1, "01-01");
  return `${dayOf(year, "")}${shiftDate(`2026-${monthDay}`, 1).slice("2026-".length)}`;
}
