import { compassPoint, roundTo } from "@striper/marine/units";
import { actionOf, levelOf } from "#angling/bite-score/bands.ts";
import { isInSeason, seasonalFraction } from "#angling/bite-score/factors/seasonal.ts";
import type { FactorKey, HourInputs } from "#angling/bite-score/model.ts";
import type { BiteScore } from "#angling/bite-score/score-hour.ts";

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

function explainTide({ tide, preferences }: HourInputs): string | null {
  if (tide === null) return null;
  const flow = tide.flow === "ebb" ? "Ebb" : "Flood";
  const basis = tide.basis === "current" ? "of its peak" : "of its peak, judged by the height";
  const wanted =
    preferences.flow === "either" ? "both ways fish here" : `${preferences.flow} fishes best here`;
  return `${flow} at ${percent(tide.relativeSpeed)} ${basis}; ${wanted}`;
}

function explainTime({ sunAltitude }: HourInputs): string | null {
  if (sunAltitude === null) return null;
  const degrees = Math.abs(Math.round(sunAltitude));
  if (sunAltitude < -18) return "Night";
  if (sunAltitude <= 4) return "Low light";
  return `Sun ${degrees}° high`;
}

function explainTemperature({ water }: HourInputs): string | null {
  if (water === null) return null;
  const reading = `${Math.round(water.temperature)} °F`;
  if (water.quality === "estimate") return `About ${reading}, seasonal estimate`;
  return water.dropIn24Hours === null || water.dropIn24Hours < 1
    ? reading
    : `${reading}, down ${roundTo(water.dropIn24Hours, 1)} °F in a day`;
}

function explainWind({ wind }: HourInputs): string | null {
  if (wind === null) return null;
  const speed = `${Math.round(wind.speed)} kt`;
  return wind.from === null ? speed : `${compassPoint(wind.from)} ${speed}`;
}

function explainWeather({ sky }: HourInputs): string | null {
  if (sky === null) return null;
  const precipitation = { thunder: "Thunder", rain: "Rain", drizzle: "Drizzle" } as const;
  const light =
    sky.precipitation === null || sky.precipitation === "none"
      ? sky.cloudCover === null
        ? null
        : `${Math.round(sky.cloudCover)}% cloud`
      : precipitation[sky.precipitation];
  const change = sky.pressureChange;
  const pressure =
    change === null
      ? null
      : Math.abs(change) < 0.5
        ? "steady pressure"
        : `pressure ${change < 0 ? "falling" : "rising"}`;
  const parts = [light, pressure].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

function explainMoon({ moon }: HourInputs): string | null {
  if (moon === null) return null;
  const tides = moon.springStrength >= 0.5 ? "Toward spring tides" : "Toward neap tides";
  return moon.solunar === "none" ? tides : `${tides}, ${moon.solunar} period`;
}

function explainSeason({ season }: HourInputs): string | null {
  if (season === null) return null;
  if (!isInSeason(season)) return "Outside the season";
  const fraction = seasonalFraction(season);
  if (fraction >= 0.85) return "Peak of the season";
  return fraction >= 0.5 ? "In season" : "Early or late in the season";
}

/** A few words on each factor of one hour; null where the input is not available. */
export function explainFactors(inputs: HourInputs): Readonly<Record<FactorKey, string | null>> {
  return {
    weather: explainWeather(inputs),
    tide: explainTide(inputs),
    time: explainTime(inputs),
    wind: explainWind(inputs),
    seasonal: explainSeason(inputs),
    moon: explainMoon(inputs),
    temperature: explainTemperature(inputs),
  };
}

const capped = {
  "out-of-season": "held down: outside the season",
  "cold-water": "held down: water under 45 °F",
} as const;

const missing = {
  "closed-water": "No score: striped bass may not be fished for in federal water",
  "tide-not-available": "No score yet: no tide prediction for this place",
  "season-not-available": "No score yet: the date is not known",
} as const;

/** One sentence: band, action, and what stands in the way. */
export function assess(result: BiteScore): string {
  if (result.kind === "no-score") return missing[result.reason];
  const sentence = `${levelOf(result.score)} - ${actionOf(result.score)}`;
  return result.cappedBy === null ? sentence : `${sentence} (${capped[result.cappedBy]})`;
}
