import { harborDate, harborParts, type Instant } from "@striper/marine/time";
import { along, type Curve } from "#angling/bite-score/factors/curve.ts";
import { dayOfYear } from "#angling/bite-score/factors/presence.ts";

const dayOfMiddle = (month: number): number =>
  dayOfYear(`0000-${String(month).padStart(2, "0")}-15`);

/**
 * Builds a curve from figures for the middle of each month, January first. December and January
 * repeat beyond the year's ends, so that New Year has no step.
 */
export function yearlyCourse(figures: readonly number[]): Curve {
  const [january = 0] = figures;
  const [december = 0] = figures.slice(-1);
  return [
    [dayOfMiddle(12) - 365, december],
    ...figures.map((figure, index) => [dayOfMiddle(index + 1), figure] as const),
    [dayOfMiddle(1) + 365, january],
  ];
}

export const onDayOf = (course: Curve, instant: Instant): number =>
  along(course, dayOfYear(harborDate(instant)));

/** Returns the time in Boston in hours, for example 13.5 at half past one. */
export function clockHours(instant: Instant): number {
  const { hour, minute } = harborParts(instant);
  return hour + minute / 60;
}
