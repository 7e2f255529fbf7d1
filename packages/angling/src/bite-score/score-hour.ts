import type { Instant } from "@striper/marine/time";
import { actionOf, levelOf, type BiteAction, type BiteLevel } from "#angling/bite-score/bands.ts";
import { confidenceIn, type Confidence } from "#angling/bite-score/confidence.ts";
import { moonFraction } from "#angling/bite-score/factors/moon.ts";
import { isInSeason, seasonalFraction } from "#angling/bite-score/factors/seasonal.ts";
import { temperatureFraction } from "#angling/bite-score/factors/temperature.ts";
import { tideFraction } from "#angling/bite-score/factors/tide.ts";
import { timeFraction } from "#angling/bite-score/factors/time.ts";
import { weatherFraction } from "#angling/bite-score/factors/weather.ts";
import { windFraction } from "#angling/bite-score/factors/wind.ts";
import {
  factorKeys,
  factorMaxima,
  modelVersion,
  type FactorKey,
  type HourInputs,
  type Quality,
} from "#angling/bite-score/model.ts";

export interface FactorScore {
  readonly key: FactorKey;
  /** Points, not rounded. */
  readonly score: number;
  readonly maxScore: number;
  readonly quality: Quality;
}

interface BiteScoreFacts {
  readonly instant: Instant;
  readonly factors: readonly FactorScore[];
  readonly notAvailable: readonly FactorKey[];
  readonly confidence: Confidence;
  readonly modelVersion: string;
}

export interface ScoredHour extends BiteScoreFacts {
  readonly kind: "scored";
  /** Whole number, 0 to 100: what people see and what the bands judge. */
  readonly score: number;
  readonly exactScore: number;
  readonly level: BiteLevel;
  readonly action: BiteAction;
  readonly cappedBy: "out-of-season" | "cold-water" | null;
}

export interface UnscoredHour extends BiteScoreFacts {
  readonly kind: "no-score";
  readonly reason: "closed-water" | "tide-not-available" | "season-not-available";
}

export type BiteScore = ScoredHour | UnscoredHour;

interface Part {
  readonly fraction: number;
  readonly quality: Quality;
}

function parts(inputs: HourInputs): Readonly<Record<FactorKey, Part | null>> {
  const { preferences, tide, sunAltitude, season, moon, water, wind, sky } = inputs;
  const computed = (fraction: number): Part => ({ fraction, quality: "computed" });
  const weather = sky === null ? null : weatherFraction(sky);
  return {
    weather: sky === null || weather === null ? null : { fraction: weather, quality: sky.quality },
    tide: tide === null ? null : computed(tideFraction(tide, preferences.flow)),
    time:
      sunAltitude === null
        ? null
        : computed(timeFraction(sunAltitude, water?.temperature ?? null, sky?.cloudCover ?? null)),
    wind:
      wind === null ? null : { fraction: windFraction(wind, preferences), quality: wind.quality },
    seasonal: season === null ? null : computed(seasonalFraction(season)),
    moon: moon === null ? null : computed(moonFraction(moon)),
    temperature:
      water === null ? null : { fraction: temperatureFraction(water), quality: water.quality },
  };
}

/** °F; colder water holds fish that hardly feed. */
const coldWaterBelow = 45;
/** Without it a calm January dusk would score high. */
const capScore = 25;

function capOf(inputs: HourInputs): ScoredHour["cappedBy"] {
  if (inputs.season !== null && !isInSeason(inputs.season)) return "out-of-season";
  return inputs.water !== null && inputs.water.temperature < coldWaterBelow ? "cold-water" : null;
}

/** Missing factors are dropped and the rest is scaled up to the full hundred. */
function renormalised(factors: readonly FactorScore[]): number {
  let points = 0;
  let available = 0;
  for (const factor of factors) {
    points += factor.score;
    available += factor.maxScore;
  }
  return (points / available) * 100;
}

export function scoreHour(inputs: HourInputs): BiteScore {
  const known = parts(inputs);
  const factors: FactorScore[] = [];
  const notAvailable: FactorKey[] = [];
  for (const key of factorKeys) {
    const part = known[key];
    const maxScore = factorMaxima[key];
    if (part === null) notAvailable.push(key);
    else factors.push({ key, score: part.fraction * maxScore, maxScore, quality: part.quality });
  }
  const facts: BiteScoreFacts = {
    instant: inputs.instant,
    factors,
    notAvailable,
    confidence: confidenceIn(factors),
    modelVersion,
  };
  if (inputs.isClosedWater) return { kind: "no-score", reason: "closed-water", ...facts };
  if (known.tide === null) return { kind: "no-score", reason: "tide-not-available", ...facts };
  if (known.seasonal === null)
    return { kind: "no-score", reason: "season-not-available", ...facts };

  const cappedBy = capOf(inputs);
  const total = renormalised(factors);
  const exactScore = cappedBy === null ? total : Math.min(total, capScore);
  const score = Math.round(exactScore);
  return {
    kind: "scored",
    score,
    exactScore,
    level: levelOf(score),
    action: actionOf(score),
    cappedBy,
    ...facts,
  };
}

/** What the wire says while there is no score. It reads as Good, so screens never show it as one. */
export const defaultScore = 65;

export function scoreOrDefault(result: BiteScore): { score: number; isDefault: boolean } {
  return result.kind === "scored"
    ? { score: result.score, isDefault: false }
    : { score: defaultScore, isDefault: true };
}
