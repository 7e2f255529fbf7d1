import type { BiteLevel } from "#angling/bite-score/bands.ts";
import { confidence, type Interval } from "#angling/bite-score/grading/resample.ts";
import type { CaughtRow } from "#angling/bite-score/grading/rank-grades.ts";

export const leastTrips = 20;

export const gradedBands = [
  "Excellent",
  "Good",
  "Fair",
  "Challenging",
] as const satisfies readonly BiteLevel[];

export interface GroupGrade {
  readonly trips: number;
  readonly hours: number;
  readonly fish: number;
  readonly isEnough: boolean;
  readonly perHour: number | null;
  /** 95 % interval from the variation among trips; null without any fish. */
  readonly interval: Interval | null;
  readonly blankShare: number | null;
}

export interface BandGrade extends GroupGrade {
  readonly band: BiteLevel;
}

/**
 * Returns the interval of fish per hour. It uses the ratio estimator's variance among trips on a
 * logarithmic scale, where it is symmetric and the rate stays above zero.
 */
function intervalOf(rows: readonly CaughtRow[], perHour: number, hours: number): Interval | null {
  if (perHour === 0 || rows.length < 2) return null;
  const squares = rows.reduce((sum, row) => sum + (row.fish - perHour * row.hours) ** 2, 0);
  const error = Math.sqrt((squares * rows.length) / (rows.length - 1)) / hours;
  const factor = Math.exp((confidence * error) / perHour);
  return { low: perHour / factor, high: perHour * factor };
}

export function gradeGroup(rows: readonly CaughtRow[]): GroupGrade {
  const hours = rows.reduce((sum, row) => sum + row.hours, 0);
  const fish = rows.reduce((sum, row) => sum + row.fish, 0);
  const isEnough = rows.length >= leastTrips;
  const facts = { trips: rows.length, hours, fish, isEnough };
  if (!isEnough) return { ...facts, perHour: null, interval: null, blankShare: null };
  const blank = rows.reduce((sum, row) => sum + (row.fish === 0 ? row.hours : 0), 0);
  const perHour = fish / hours;
  return {
    ...facts,
    perHour,
    interval: intervalOf(rows, perHour, hours),
    blankShare: blank / hours,
  };
}

export function gradeBands(
  rows: readonly (CaughtRow & { readonly band: BiteLevel })[],
): BandGrade[] {
  const gradeOf = (band: BiteLevel): BandGrade =>
    Object.assign(gradeGroup(rows.filter((row) => row.band === band)), { band });
  return gradedBands.map(gradeOf);
}
