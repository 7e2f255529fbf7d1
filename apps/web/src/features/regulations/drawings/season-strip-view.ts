import {
  seasonInWords,
  seasonStateOn,
  type DayRange,
  type RegulationRecord,
} from "@striper/angling/regulations";
import { startOfUtcDate } from "@striper/marine/time";
import { drawingWording as wording } from "#web/features/regulations/drawings/wording.ts";

interface Stretch {
  /** Share of the year, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

export interface SeasonStripView {
  readonly open: readonly Stretch[];
  /** Dates within the season on which the bag changes, as shares of the year. */
  readonly turns: readonly number[];
  readonly today: number;
  readonly sentence: string;
}

// A leap year includes Feb 29, and the strip is the same every year.
const leapYear = 2028;
const daysInYear = 366;
const dayMs = 86_400_000;

function dayOfYear(monthDay: string): number {
  const at = startOfUtcDate(`${leapYear}-${monthDay}`) ?? 0;
  return Math.round((at - Date.UTC(leapYear, 0, 1)) / dayMs);
}

const share = (days: number): number => days / daysInYear;

function stretchesOf({ from, to }: DayRange): readonly Stretch[] {
  const start = share(dayOfYear(from));
  const end = share(dayOfYear(to) + 1);
  return from <= to
    ? [{ from: start, to: end }]
    : [
        { from: start, to: 1 },
        { from: 0, to: end },
      ];
}

export function seasonStripView(record: RegulationRecord, today: string): SeasonStripView | null {
  const { season, bags } = record;
  if (season.kind !== "dated" && season.kind !== "gear-out") return null;
  const drawn = season.kind === "dated" ? season.open : [outsideOf(season.dates)];
  const state = seasonStateOn(season, today);
  const open = drawn.flatMap(stretchesOf);
  return {
    open,
    turns: turnsWithin(
      open,
      bags.flatMap(({ dates }) => (dates === undefined ? [] : [dates.from])),
    ),
    today: share(dayOfYear(today.slice("2026-".length)) + 0.5),
    sentence: wording.strip(seasonInWords(season), wording.stripStates[state]),
  };
}

function outsideOf({ from, to }: DayRange): DayRange {
  const shifted = (monthDay: string, days: number) =>
    new Date(Date.UTC(leapYear, 0, 1) + (dayOfYear(monthDay) + days) * dayMs)
      .toISOString()
      .slice(5, 10);
  return { from: shifted(to, 1), to: shifted(from, -1) };
}

function turnsWithin(open: readonly Stretch[], firstDays: readonly string[]): readonly number[] {
  const starts = new Set(firstDays.map((day) => share(dayOfYear(day))));
  return [...starts].filter((at) => open.some(({ from, to }) => from < at && at < to));
}
