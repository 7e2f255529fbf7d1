import { springStrengthAt } from "@striper/marine/tides";
import {
  day as dayLength,
  harborDate,
  instantOfHarborTime,
  type Instant,
} from "@striper/marine/time";
import type { Celsius } from "@striper/marine/units";
import {
  leastSample,
  measuredLength,
  type LoggedCatch,
  type LoggedTrip,
} from "#angling/catches/logged-catch.ts";

export interface DaysLikeToday {
  readonly days: number;
  readonly daysWithCatch: number;
  readonly catches: number;
  readonly best: LoggedCatch | null;
  readonly isEnough: boolean;
}

/** Maximum days of the year on either side. */
const seasonWithin = 15;
/** Maximum difference on the scale from neap (0) to spring tides (1). */
const springStrengthWithin = 0.25;
/** °C; about 4 °F. */
const waterWithin = 2;

const daysInYear = 365.25;
const noon = 12;

/** Returns the days between two dates, ignoring the year. */
function seasonDistance(a: Instant, b: Instant): number {
  const days = (Math.abs(a - b) / dayLength) % daysInYear;
  return Math.min(days, daysInYear - days);
}

interface FishedDay {
  readonly catches: LoggedCatch[];
}

function fishedDays(
  catches: readonly LoggedCatch[],
  trips: readonly LoggedTrip[],
): Map<string, FishedDay> {
  const days = new Map<string, FishedDay>();
  const dayOf = (instant: Instant): FishedDay => {
    const date = harborDate(instant);
    const day = days.get(date) ?? { catches: [] };
    days.set(date, day);
    return day;
  };
  for (const { startedAt } of trips) dayOf(startedAt);
  for (const entry of catches) dayOf(entry.caughtAt).catches.push(entry);
  return days;
}

function isWaterAlike(day: FishedDay, water: Celsius | null): boolean {
  const known = day.catches
    .map(({ conditions }) => conditions.waterTemperature)
    .filter((value) => value !== null);
  if (water === null || known.length === 0) return true;
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  return Math.abs(mean - water) <= waterWithin;
}

/**
 * Summarizes past days like today: within 15 days of the year, with similar tide strength, and with
 * similar water temperature when both days know it.
 */
export function daysLikeToday(
  catches: readonly LoggedCatch[],
  trips: readonly LoggedTrip[],
  today: { readonly now: Instant; readonly waterTemperature: Celsius | null },
): DaysLikeToday {
  const date = harborDate(today.now);
  const midday = instantOfHarborTime(date, noon);
  const strength = springStrengthAt(midday);
  let days = 0;
  let daysWithCatch = 0;
  let count = 0;
  let best: LoggedCatch | null = null;
  let longest = 0;
  for (const [fishedDate, day] of fishedDays(catches, trips)) {
    const then = instantOfHarborTime(fishedDate, noon);
    if (fishedDate >= date || seasonDistance(then, midday) > seasonWithin) continue;
    if (Math.abs(springStrengthAt(then) - strength) > springStrengthWithin) continue;
    if (!isWaterAlike(day, today.waterTemperature)) continue;
    days += 1;
    count += day.catches.length;
    if (day.catches.length > 0) daysWithCatch += 1;
    for (const entry of day.catches) {
      const length = measuredLength(entry) ?? 0;
      if (length > longest) {
        longest = length;
        best = entry;
      }
    }
  }
  return { days, daysWithCatch, catches: count, best, isEnough: days >= leastSample };
}
