import { normalsSource, normalWaterTemperature } from "@striper/angling/normals";
import { day, harborDate, parseIso, type Instant } from "@striper/marine/time";
import { celsius, fahrenheitToCelsius, feet } from "@striper/marine/units";
import { differenceText, temperatureText, waveText } from "#web/features/weather/figures.ts";
import { sourceOf, type Reading } from "#web/features/weather/measured-view.ts";
import type { WeatherAnswer } from "#web/features/weather/queries.ts";
import { weatherWording } from "#web/features/weather/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import type { Source } from "#web/ui/figures/source-chip-view.ts";

const wording = weatherWording.water;

/** Max ages: water keeps its temperature for days, waves do not. */
const temperatureHolds = 7 * day;
const wavesHold = day / 4;
/** Smaller daily changes are noise, °C. */
const steadyBelow = 0.15;

export interface WaterView {
  readonly temperature: string;
  readonly trend: "up" | "down" | "steady" | "unknown";
  readonly trendText: string;
  readonly temperatureSource: Source;
  readonly waves: string;
  readonly wavesSource: Source | null;
}

function recent(reading: Reading | undefined, holds: number, now: Instant): number | null {
  if (reading === undefined || reading.status === "none") return null;
  const at = reading.observed_at === null ? null : parseIso(reading.observed_at);
  return at === null || now - at > holds ? null : reading.value;
}

function trendOf(change: number | null, units: UnitSystem): Pick<WaterView, "trend" | "trendText"> {
  if (change === null) return { trend: "unknown", trendText: wording.trendUnknown };
  if (Math.abs(change) < steadyBelow) return { trend: "steady", trendText: wording.steady };
  const size = differenceText(celsius(change), units);
  return change > 0
    ? { trend: "up", trendText: wording.up(size) }
    : { trend: "down", trendText: wording.down(size) };
}

export function waterView(
  answer: WeatherAnswer | undefined,
  now: Instant,
  units: UnitSystem,
): WaterView {
  const observed = answer?.observed;
  const temperature = recent(observed?.water_temperature_c, temperatureHolds, now);
  const measuredFrom = observed === undefined ? null : sourceOf(observed.water_temperature_c);
  const height = recent(observed?.wave_height_feet, wavesHold, now);
  const period = recent(observed?.wave_period_seconds, wavesHold, now);
  const every = period === null ? "" : ` ${wording.every} ${Math.round(period)} s`;
  const waves = {
    waves: height === null ? wording.wavesUnknown : `${waveText(feet(height), units)}${every}`,
    wavesSource:
      height === null || observed === undefined ? null : sourceOf(observed.wave_height_feet),
  };
  if (temperature === null || measuredFrom === null) {
    const usual = fahrenheitToCelsius(normalWaterTemperature(harborDate(now)));
    return {
      temperature: temperatureText(usual, units),
      trend: "unknown",
      trendText: wording.usual,
      temperatureSource: { kind: "estimate", from: normalsSource },
      ...waves,
    };
  }
  return {
    temperature: temperatureText(celsius(temperature), units),
    ...trendOf(recent(observed?.water_temperature_change_c, day, now), units),
    temperatureSource: measuredFrom,
    ...waves,
  };
}

interface Sea {
  readonly height: string;
  /** Seconds; null when the buoy does not report it. */
  readonly period: number | null;
  readonly source: string;
  readonly at: Instant;
}

export function seaOf(
  answer: WeatherAnswer | undefined,
  now: Instant,
  units: UnitSystem,
): Sea | null {
  const height = recent(answer?.observed.wave_height_feet, wavesHold, now);
  const { source, observed_at } = answer?.observed.wave_height_feet ?? {};
  const at = observed_at == null ? null : parseIso(observed_at);
  if (height === null || at === null) return null;
  return {
    height: waveText(feet(height), units),
    period: recent(answer?.observed.wave_period_seconds, wavesHold, now),
    source: source ?? "",
    at,
  };
}
