import { along, clampFraction, type Curve } from "#angling/bite-score/factors/curve.ts";
import type { SeasonInput, SeasonWater } from "#angling/bite-score/model.ts";

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/** Returns the day of a 365-day year; February 29 counts as March 1. */
export function dayOfYear(date: string): number {
  const month = Number(date.slice(5, 7));
  const before = daysBeforeMonth[month - 1];
  if (before === undefined) throw new RangeError(`not a date: ${date}`);
  return before + Number(date.slice(8, 10));
}

const on = (monthAndDay: string): number => dayOfYear(`0000-${monthAndDay}`);

/**
 * Share of Boston's stripers present by date. Dated reports from Boston Harbor: first fresh fish
 * April 28 to May 15 (median May 3, six years), few left by October 29 to November 13 (median
 * November 9, five years); adults north of Cape Cod from May to November (Kneebone et al. 2014, doi
 * 10.1080/00028487.2014.889752). Sources: decisions/050-bite-score.md.
 */
type Dated = readonly [monthAndDay: string, share: number];
const winter: readonly Dated[] = [["01-01", 0.02]];
const arrival: readonly Dated[] = [
  ["04-01", 0.02],
  ["04-20", 0.06],
  ["05-01", 0.25],
  ["05-10", 0.55],
  ["05-20", 0.85],
  ["06-01", 1],
];
const summer: readonly Dated[] = [
  ["07-05", 1],
  ["07-25", 0.9],
  ["08-25", 0.85],
  ["09-10", 0.92],
  ["09-20", 1],
];
const departure: readonly Dated[] = [
  ["10-10", 1],
  ["10-20", 0.8],
  ["11-01", 0.45],
  ["11-10", 0.22],
  ["11-20", 0.09],
  ["12-01", 0.03],
];
const yearEnd: readonly Dated[] = [["12-31", 0.02]];

/**
 * Days later than Boston, from the medians of dated reports by water. North of Boston the fall
 * shift is half of the reported one, because anglers there quit before the fish leave.
 */
export const seasonShifts = {
  canal: { spring: -9, fall: 3 },
  "south-shore": { spring: 0, fall: 0 },
  boston: { spring: 0, fall: 0 },
  "north-shore": { spring: 4, fall: -11 },
  "new-hampshire": { spring: 7, fall: -15 },
  "southern-maine": { spring: 10, fall: -15 },
} as const satisfies Record<SeasonWater, { readonly spring: number; readonly fall: number }>;

const mostDelayDays = 10;

function withinReason(delayDays: number): number {
  return Math.min(mostDelayDays, Math.max(-mostDelayDays, delayDays));
}

const shifted =
  (days: number) =>
  ([monthAndDay, share]: Dated): readonly [number, number] => [on(monthAndDay) + days, share];

/** Shifts arrival by water and spring, and departure by water; summer stays fixed. */
function presenceCurve({ water, springDelayDays: delay }: SeasonInput): Curve {
  const { spring, fall } = seasonShifts[water];
  const [newYear = [on("01-01"), 0.02] as const, ...rest] = [
    ...winter.map(shifted(0)),
    ...arrival.map(shifted(spring + withinReason(delay))),
    ...summer.map(shifted(0)),
    ...departure.map(shifted(fall)),
    ...yearEnd.map(shifted(0)),
  ];
  return [newYear, ...rest];
}

/**
 * Share of fish overwintering in herring rivers and the inner harbor (dated reports from the
 * Mystic, December to April). It fades out in May, when migrating fish are there anyway.
 */
const holdover: Curve = [
  [on("01-01"), 0.05],
  [on("03-01"), 0.05],
  [on("03-25"), 0.11],
  [on("05-05"), 0.11],
  [on("05-20"), 0],
  [on("11-01"), 0],
  [on("11-10"), 0.15],
  [on("11-20"), 0.15],
  [on("12-01"), 0.08],
  [on("12-15"), 0.05],
];

export function presenceShare(season: SeasonInput): number {
  const day = dayOfYear(season.date);
  const migrating = along(presenceCurve(season), day);
  const share = season.holdsFishOver ? Math.max(migrating, along(holdover, day)) : migrating;
  return clampFraction(share);
}

// The day the seasonal normal of Boston's water passes 50 °F (data/normals).
const normalFiftyDegreeDay = on("05-11");

/** Returns a spring's delay in days from the date the buoy first crossed 50 °F, limited to ±10. */
export function springDelayDays(fiftyDegreeDate: string): number {
  return withinReason(dayOfYear(fiftyDegreeDate) - normalFiftyDegreeDay);
}
