import { roundTo } from "@striper/marine/units";
import {
  fishableShare,
  unknownWindShare,
  windShare,
} from "#angling/bite-score/factors/fishable.ts";
import { moonFraction } from "#angling/bite-score/factors/moon.ts";
import { presenceShare } from "#angling/bite-score/factors/presence.ts";
import { temperatureShare } from "#angling/bite-score/factors/temperature.ts";
import { tideFraction } from "#angling/bite-score/factors/tide.ts";
import { timeFraction } from "#angling/bite-score/factors/time.ts";
import { weatherFraction } from "#angling/bite-score/factors/weather.ts";
import {
  feedingExponent,
  feedingKeys,
  feedingPoints,
  type FeedingKey,
  type HourInputs,
} from "#angling/bite-score/model.ts";

/** Parts from 0 to 1 whose product times 100 is the score. */
export interface ScoreParts {
  /** Stripers are present in water they feed in. */
  readonly here: number;
  /** Light, flow, weather and moon encourage feeding. */
  readonly feeding: number;
  /** Wind and thunder allow fishing. */
  readonly fishable: number;
}

export type Shares = Readonly<
  Record<FeedingKey | "seasonal" | "temperature" | "wind", number | null>
>;

export function sharesOf(inputs: HourInputs): Shares {
  const { preferences, tide, sunAltitude, season, moon, water, wind, sky } = inputs;
  return {
    time:
      sunAltitude === null
        ? null
        : timeFraction(sunAltitude, water?.temperature ?? null, sky?.cloudCover ?? null),
    tide: tide === null ? null : tideFraction(tide, preferences.flow),
    weather: sky === null ? null : weatherFraction(sky),
    moon: moon === null ? null : moonFraction(moon),
    seasonal: season === null ? null : presenceShare(season),
    temperature: water === null ? null : temperatureShare(water.temperature),
    wind: wind === null ? null : windShare(wind, preferences),
  };
}

/**
 * Combines date and water temperature. Both indicate the same thing, so the lower one decides and
 * their product has a small weight.
 */
export function hereShare(presence: number, temperature: number): number {
  return 0.7 * Math.min(presence, temperature) + 0.3 * presence * temperature;
}

export function feedingSum(points: Readonly<Partial<Record<FeedingKey, number>>>): {
  readonly reached: number;
  readonly possible: number;
} {
  let reached = 0;
  let possible = 0;
  for (const key of feedingKeys) {
    const value = points[key];
    if (value === undefined) continue;
    reached += value;
    possible += feedingPoints[key];
  }
  return { reached, possible };
}

export function feedingShare(points: Readonly<Partial<Record<FeedingKey, number>>>): number {
  const { reached, possible } = feedingSum(points);
  return possible === 0 ? 0 : (reached / possible) ** feedingExponent;
}

/**
 * Returns the parts of a score, or null without a season. Omits unknown light, weather and moon.
 */
export function partsOf(inputs: HourInputs, shares: Shares): ScoreParts | null {
  if (shares.seasonal === null) return null;
  const points: Partial<Record<FeedingKey, number>> = {};
  for (const key of feedingKeys) {
    const share = shares[key];
    if (share !== null) points[key] = share * feedingPoints[key];
  }
  const wind = shares.wind ?? unknownWindShare[inputs.preferences.exposure];
  return {
    // With no temperature, the date alone decides.
    here: hereShare(shares.seasonal, shares.temperature ?? 1),
    feeding: feedingShare(points),
    fishable: fishableShare(wind, inputs.sky?.precipitation === "thunder"),
  };
}

const scoreOf = ({ here, feeding, fishable }: ScoreParts): number =>
  100 * here * feeding * fishable;

/**
 * Computes the shown score from the shown figures: parts to two decimals, factors to a tenth of a
 * point.
 */
export function shownParts(
  parts: ScoreParts,
  points: Readonly<Partial<Record<FeedingKey, number>>>,
): {
  readonly parts: ScoreParts;
  readonly score: number;
} {
  const shown = {
    here: roundTo(parts.here, 2),
    feeding: roundTo(feedingShare(points), 2),
    fishable: roundTo(parts.fishable, 2),
  };
  return { parts: shown, score: Math.round(scoreOf(shown)) };
}

export { scoreOf as exactScoreOf };
