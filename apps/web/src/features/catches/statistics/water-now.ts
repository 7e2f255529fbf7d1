import { weather } from "@striper/contract/weather";
import { day, parseIso, type Instant } from "@striper/marine/time";
import { celsius, type Celsius } from "@striper/marine/units";
import { readKept } from "#web/platform/api/kept-answer.ts";

/** Older readings say nothing about today's water. */
const countsFor = day;

/** The water as this device last heard of it; null when that is too long ago. */
export function waterNow(now: Instant): Celsius | null {
  const water = readKept("weather", weather.response, now)?.answer.observed.water_temperature_c;
  const observedAt = water?.observed_at ? parseIso(water.observed_at) : null;
  if (!water || water.value === null || observedAt === null) return null;
  return now - observedAt <= countsFor ? celsius(water.value) : null;
}
