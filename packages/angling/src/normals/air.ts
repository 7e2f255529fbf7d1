import type { Instant } from "@striper/marine/time";
import { fahrenheit, fahrenheitToCelsius, type Celsius } from "@striper/marine/units";
import { clockHours, onDayOf, yearlyCourse } from "#angling/normals/yearly-course.ts";
import normals from "./catalogue/normals.json" with { type: "json" };

/** Daily extremes in °F. Docs: decisions/052-seasonal-normals.md. */
const highs = yearlyCourse(normals.airHigh);
const lows = yearlyCourse(normals.airLow);

/** Hours in Boston time. The curve between them is our own: two half waves. */
const coldest = 5;
const warmest = 15;

function warmth(hours: number): number {
  const rising = hours >= coldest && hours <= warmest;
  const sinceWarmest = hours > warmest ? hours - warmest : hours + 24 - warmest;
  const phase = rising
    ? (hours - coldest) / (warmest - coldest) - 1
    : sinceWarmest / (24 - warmest + coldest);
  return (1 + Math.cos(Math.PI * phase)) / 2;
}

/**
 * Returns the normal air temperature at a day and hour. A single day may differ by 10 °F and more.
 */
export function normalAirTemperature(instant: Instant): Celsius {
  const low = onDayOf(lows, instant);
  const high = onDayOf(highs, instant);
  return fahrenheitToCelsius(fahrenheit(low + (high - low) * warmth(clockHours(instant))));
}
