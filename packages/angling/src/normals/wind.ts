import type { Instant } from "@striper/marine/time";
import { knots, type Knots } from "@striper/marine/units";
import { clockHours, onDayOf, yearlyCourse } from "#angling/normals/yearly-course.ts";
import normals from "./catalogue/normals.json" with { type: "json" };

/** Knots. Docs: decisions/052-seasonal-normals.md. */
const monthlyMean = yearlyCourse(normals.windSpeed);

/**
 * Our own estimate of the daily variation: afternoon sea breeze and mixed air, calm before dawn.
 */
const dailySwing = 0.15;
const windiestHour = 15;

/** Returns the normal wind at a day and hour. A single day may be calm or have a gale. */
export function normalWindSpeed(instant: Instant): Knots {
  const phase = ((clockHours(instant) - windiestHour) / 24) * 2 * Math.PI;
  return knots(onDayOf(monthlyMean, instant) * (1 + dailySwing * Math.cos(phase)));
}
