import { along, type Curve } from "#angling/bite-score/factors/curve.ts";
import type { SeasonInput } from "#angling/bite-score/model.ts";

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/** Day of a 365-day year; 29 February counts as 1 March. */
export function dayOfYear(date: string): number {
  const month = Number(date.slice(5, 7));
  const before = daysBeforeMonth[month - 1];
  if (before === undefined) throw new RangeError(`not a date: ${date}`);
  return before + Number(date.slice(8, 10));
}

const on = (monthAndDay: string): number => dayOfYear(`0000-${monthAndDay}`);

/** Spring, which comes with the warming water: shifted by the year's delay. */
const spring: Curve = [
  [on("04-01"), 0.05],
  [on("04-20"), 0.15],
  [on("05-01"), 0.4],
  [on("05-10"), 0.6],
  [on("05-20"), 0.8],
  [on("06-01"), 1],
];

/** The rest of the year, which goes by the calendar. */
const summerAndFall: Curve = [
  [on("06-30"), 1],
  [on("07-15"), 0.8],
  [on("08-05"), 0.6],
  [on("08-25"), 0.55],
  [on("09-10"), 0.75],
  [on("09-20"), 0.85],
  [on("10-10"), 0.85],
  [on("10-20"), 0.65],
  [on("11-01"), 0.4],
  [on("11-10"), 0.25],
  [on("11-20"), 0.12],
  [on("12-01"), 0.05],
];

const midJune = on("06-15");
const mostDelayDays = 10;

function withinReason(delayDays: number): number {
  return Math.min(mostDelayDays, Math.max(-mostDelayDays, delayDays));
}

/** Arrival May, departure November: Kneebone et al. 2014, doi 10.1080/00028487.2014.889752. */
export function seasonalFraction(season: SeasonInput): number {
  const day = dayOfYear(season.date);
  // Latest spring ends on 11 June, where both curves still stand at their full height.
  return day <= midJune
    ? along(spring, day - withinReason(season.springDelayDays))
    : along(summerAndFall, day);
}

/** First and last day on which a score above the cap is possible. */
export const seasonOpens = on("04-20");
export const seasonCloses = on("11-25");

export function isInSeason(season: SeasonInput): boolean {
  const day = dayOfYear(season.date);
  return day >= seasonOpens && day <= seasonCloses;
}

// The day the seasonal normal of Boston's water passes 50 °F (see water-normals.ts).
const normalFiftyDegreeDay = on("05-11");

/** Days of delay of a spring in which the buoy first crossed 50 °F on this date, within ±10. */
export function springDelayDays(fiftyDegreeDate: string): number {
  return withinReason(dayOfYear(fiftyDegreeDate) - normalFiftyDegreeDay);
}
