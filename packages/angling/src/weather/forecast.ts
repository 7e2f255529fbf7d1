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

/** The entry nearest now, the earlier of two equally near; null when there are none. */
export function nearestEntry(entries: readonly WeatherHour[], now: Instant): WeatherHour | null {
  return entries[nearestIndex(entries, now)] ?? null;
}

/** The entry nearest now and those after it, twelve at most. Entries are in order of time. */
export function twelveHourList(entries: readonly WeatherHour[], now: Instant): WeatherHour[] {
  const first = nearestIndex(entries, now);
  return entries.slice(first, first + listHours);
}

export interface TemperatureRange {
  readonly low: Fahrenheit;
  readonly high: Fahrenheit;
}

/** Over the entry nearest now and the following, 24 in all; null when no temperature is known. */
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
