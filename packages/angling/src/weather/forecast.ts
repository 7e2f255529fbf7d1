import type { Instant } from "@striper/marine/time";
import type { Fahrenheit } from "@striper/marine/units";
import { temperatureOf, type WeatherHour } from "#angling/weather/weather-hour.ts";

const listHours = 12;
const rangeEntries = 24;

function nearestIndex(entries: readonly WeatherHour[], now: Instant): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  entries.forEach((entry, index) => {
    const distance = Math.abs(entry.instant - now);
    if (distance < least) {
      least = distance;
      nearest = index;
    }
  });
  return nearest;
}

/** Returns the entry nearest to now, the earlier of two equally near; null without entries. */
export function nearestEntry(entries: readonly WeatherHour[], now: Instant): WeatherHour | null {
  return entries[nearestIndex(entries, now)] ?? null;
}

/** Returns up to twelve entries from the one nearest to now. Entries must be in order of time. */
export function twelveHourList(entries: readonly WeatherHour[], now: Instant): WeatherHour[] {
  const first = nearestIndex(entries, now);
  return entries.slice(first, first + listHours);
}

export interface TemperatureRange {
  readonly low: Fahrenheit;
  readonly high: Fahrenheit;
}

/** Returns the range over 24 entries from the one nearest to now, or null without a temperature. */
export function temperatureRange(
  entries: readonly WeatherHour[],
  now: Instant,
): TemperatureRange | null {
  const first = nearestIndex(entries, now);
  let range: TemperatureRange | null = null;
  for (const entry of entries.slice(first, first + rangeEntries)) {
    const temperature = temperatureOf(entry);
    if (temperature === null) continue;
    range = {
      low: range !== null && range.low < temperature ? range.low : temperature,
      high: range !== null && range.high > temperature ? range.high : temperature,
    };
  }
  return range;
}
