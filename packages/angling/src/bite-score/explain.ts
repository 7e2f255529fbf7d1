import { monthName } from "@striper/marine/time";
import { compassPoint, roundTo } from "@striper/marine/units";
import { actionUnder, levelOf } from "#angling/bite-score/bands.ts";
import { presenceShare } from "#angling/bite-score/factors/presence.ts";
import { wholeShare, type FactorKey, type HourInputs } from "#angling/bite-score/model.ts";
import type { SafetyVerdict } from "#angling/bite-score/safety.ts";
import type { ScoreParts } from "#angling/bite-score/parts.ts";
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

const thirds = ["early", "mid", "late"] as const;

export const monthOf = (date: string): string => monthName(Number(date.slice(5, 7)));

/** Returns for example "late November". */
export function partOfMonth(date: string): string {
  const month = monthOf(date);
  const part = thirds[Math.min(2, Math.floor((Number(date.slice(8, 10)) - 1) / 10))] ?? "";
  return `${part} ${month}`;
}

export function presenceWord(share: number): "hardly any" | "few" | "some" | "many" | "most" {
  if (share < 0.05) return "hardly any";
  if (share < 0.25) return "few";
  if (share < 0.6) return "some";
  return share < 0.9 ? "many" : "most";
}

/** Returns "many" for "most", which without a noun would sound like less. */
export function fishHereWord(share: number): string {
  const word = presenceWord(share);
  return word === "most" ? "many" : word;
}

function explainSeason({ season }: HourInputs): string | null {
  if (season === null) return null;
  return `Fish here: ${fishHereWord(presenceShare(season))}, ${partOfMonth(season.date)}`;
}

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

const missing = {
  "closed-water": "No score: striped bass may not be fished for in federal water",
  "tide-not-available": "No score yet: no tide prediction for this place",
  "season-not-available": "No score yet: the date is not known",
} as const;

const lowPart = 0.5;

interface Reason {
  readonly kind: "season" | "temperature" | "feeding" | "fishable";
  readonly words: string;
}

const reasons: Readonly<Record<Reason["kind"], string>> = {
  season: "few stripers are here on this date",
  temperature: "the water is too cold or too warm for them",
  feeding: "little makes them feed at this hour",
  fishable: "wind or thunder keeps you from fishing",
};

export function mainReason({
  parts,
  factors,
}: {
  readonly parts: ScoreParts;
  readonly factors: readonly { readonly key: string; readonly score: number }[];
}): Reason | null {
  const { here, feeding, fishable } = parts;
  const least = Math.min(here, feeding, fishable);
  if (least >= lowPart) return null;
  const of = (kind: Reason["kind"]): Reason => ({ kind, words: reasons[kind] });
  if (here > least) return of(fishable === least ? "fishable" : "feeding");
  const shareOf = (key: FactorKey): number =>
    factors.find((factor) => factor.key === key)?.score ?? wholeShare;
  return of(shareOf("seasonal") <= shareOf("temperature") ? "season" : "temperature");
}

/**
 * Sums up an hour in one sentence: level, action and the main reason. Safety overrides the action.
 */
export function assess(
  result: BiteScore,
  safety: SafetyVerdict | null,
  exposure: "boat" | "shore",
): string {
  if (result.kind === "no-score") return missing[result.reason];
  const action = actionUnder(result.score, safety, exposure);
  const reason = mainReason(result);
  const sentence = `${levelOf(result.score)} - ${action}`;
  return reason === null ? sentence : `${sentence} (${reason.words})`;
}
