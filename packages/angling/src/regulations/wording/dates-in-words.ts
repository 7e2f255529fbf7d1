import { shiftDate, shortMonthName } from "@striper/marine/time";
import {
  nextSeasonChange,
  seasonStateOn,
  type HarborDate,
  type SeasonChange,
  type SeasonState,
} from "#angling/regulations/season.ts";
import type { DayRange, MonthDay, Season } from "#angling/regulations/table/table.ts";

export const notKnown = "Not known";

/** Formats a day as "May 24". The end of February is "Feb 28/29" in every year. */
function monthDayInWords(monthDay: MonthDay): string {
  if (monthDay === "02-29") return "Feb 28/29";
  return `${shortMonthName(Number(monthDay.slice(0, 2)))} ${Number(monthDay.slice(3))}`;
}

export const rangeInWords = ({ from, to }: DayRange): string =>
  `${monthDayInWords(from)} – ${monthDayInWords(to)}`;

export const dateInWords = (date: HarborDate): string => `${dayInWords(date)}, ${date.slice(0, 4)}`;

const dayInWords = (date: HarborDate): string =>
  `${shortMonthName(Number(date.slice(5, 7)))} ${Number(date.slice(8))}`;

export function seasonInWords(season: Season): string {
  if (season.kind === "all-year") return allYearInWords(season);
  if (season.kind === "dated") return datedInWords(season);
  if (season.kind === "closed") {
    return season.remark === undefined ? "Closed all year" : `Closed all year (${season.remark})`;
  }
  if (season.kind === "gear-out") {
    return `${season.gear} out of the water ${rangeInWords(season.dates)}`;
  }
  if (season.kind === "set-in-season") return season.words;
  return season.kind === "state-of-landing" ? "State of landing" : notKnown;
}

function allYearInWords({ condition, closedPlaces }: SeasonOf<"all-year">): string {
  const words = condition === undefined ? "Open all year" : `Open all year ${condition}`;
  return closedPlaces === undefined
    ? words
    : `${words}; ${closedPlaces.where} closed ${rangeInWords(closedPlaces.dates)}`;
}

function datedInWords({ open, unsettled }: SeasonOf<"dated">): string {
  const words = open.map(rangeInWords).join(" and ");
  return unsettled === undefined
    ? words
    : `${words} (${rangeInWords(unsettled.dates)} not settled: ${unsettled.why})`;
}

type SeasonOf<Kind extends Season["kind"]> = Extract<Season, { kind: Kind }>;

export interface SeasonStatus {
  readonly state: SeasonState;
  readonly next: SeasonChange | null;
  /** For example "opens May 16" or "closes after Oct 14"; null when nothing changes. */
  readonly nextInWords: string | null;
}

export function seasonStatus(rule: { readonly season: Season }, date: HarborDate): SeasonStatus {
  const state = seasonStateOn(rule.season, date);
  const next = nextSeasonChange(rule.season, date);
  return { state, next, nextInWords: next === null ? null : changeInWords(state, next) };
}

function changeInWords(before: SeasonState, { on, state }: SeasonChange): string {
  if (state === "closed") return `closes after ${dayInWords(shiftDate(on, -1))}`;
  if (state === "gear-out") return `gear comes out on ${dayInWords(on)}`;
  if (state === "unsettled") {
    return `may ${before === "open" ? "close" : "open"} ${dayInWords(on)}`;
  }
  return before === "gear-out" ? `gear may go in ${dayInWords(on)}` : `opens ${dayInWords(on)}`;
}
