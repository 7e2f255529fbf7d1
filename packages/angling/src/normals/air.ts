import type { Instant } from "@striper/marine/time";
import { fahrenheit, fahrenheitToCelsius, type Celsius } from "@striper/marine/units";
import { clockHours, onDayOf, yearlyCourse } from "#angling/normals/yearly-course.ts";

/**
 * Daily extremes at Boston (Logan Airport), °F in the middle of each month, 1991 to 2020. Rounded
 * to the degree and held to the normals the Weather Service prints in its climate report CLIBOS:
 * 72 and 57 on 20 September, 80 and 63 on 28 June. Docs: decisions/052-seasonal-normals.md.
 */
const highs = yearlyCourse([37, 39, 46, 56, 67, 76, 82, 80, 73, 62, 52, 42]);
const lows = yearlyCourse([23, 25, 31, 41, 50, 60, 66, 65, 58, 48, 38, 29]);

/** Hours on the clock in Boston. The course between them is ours: two half waves. */
const coldest = 5;
const warmest = 15;

/** 0 at the coldest hour of the day, 1 at the warmest. */
function warmth(hours: number): number {
  const rising = hours >= coldest && hours <= warmest;
  const sinceWarmest = hours > warmest ? hours - warmest : hours + 24 - warmest;
  const phase = rising
    ? (hours - coldest) / (warmest - coldest) - 1
    : sinceWarmest / (24 - warmest + coldest);
  return (1 + Math.cos(Math.PI * phase)) / 2;
}

/** What the air usually has at this day and hour; a single day differs by 10 °F and more. */
export function normalAirTemperature(instant: Instant): Celsius {
  const low = onDayOf(lows, instant);
  const high = onDayOf(highs, instant);
  return fahrenheitToCelsius(fahrenheit(low + (high - low) * warmth(clockHours(instant))));
}
