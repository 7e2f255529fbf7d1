import type { Instant } from "#marine/time/index.ts";
import { heightCrossings, type TidePredictor } from "#marine/tides/index.ts";
import { day } from "#marine/time/index.ts";
import { feetToMetres, metres, metresToFeet, type Metres } from "#marine/units/index.ts";
import { type Survey, surveyMargin } from "./survey-margin.ts";

export type Tide = Pick<TidePredictor, "extremes" | "heightAt">;

/**
 * On ordinary days wind and pressure move the harbors of Massachusetts Bay by up to a foot against
 * the prediction; storms by several. A gauge's reading replaces this.
 */
export const ordinaryWeather = metres(0.3);

/** Water above the zero of the chart. */
export interface WaterLevel {
  readonly height: Metres;
  readonly margin: Metres;
}

export const predictedLevel = (tide: Tide, instant: Instant): WaterLevel => ({
  height: feetToMetres(tide.heightAt(instant)),
  margin: ordinaryWeather,
});

export interface StationLevel {
  readonly height: Metres;
  /** From the place asked for. */
  readonly distance: number;
}

/** Between two stations: the nearer counts more, and half of what they differ by is uncertain. */
export function levelBetween(one: StationLevel, other: StationLevel): WaterLevel {
  const sum = one.distance + other.distance;
  const share = sum === 0 ? 0.5 : one.distance / sum;
  return {
    height: metres(one.height + share * (other.height - one.height)),
    margin: metres(ordinaryWeather + Math.abs(one.height - other.height) / 2),
  };
}

/** Water over the ground; negative where the ground stands that much above the water. */
export interface DepthNow {
  readonly from: Metres;
  readonly to: Metres | null;
  /** Survey and water together, either way. */
  readonly margin: Metres;
  /** The survey is so poor that the margin may be greater. */
  readonly isAtLeast: boolean;
  readonly survey: Survey;
}

export function depthNow(
  charted: { readonly from: Metres; readonly to: Metres | null },
  survey: Survey,
  water: WaterLevel,
): DepthNow {
  const { depth, isAtLeast } = surveyMargin(survey, charted.to ?? charted.from);
  return {
    from: metres(charted.from + water.height),
    to: charted.to === null ? null : metres(charted.to + water.height),
    margin: metres(depth + water.margin),
    isAtLeast,
    survey,
  };
}

/** From the moment the water falls below a level until it rises above it again. */
export interface DryWindow {
  /** Before the moment asked for when the ground is dry then. */
  readonly opens: Instant;
  readonly closes: Instant;
}

/** The next time the ground of a height above the chart's zero is dry, or the present one. */
export function nextDry(
  tide: Tide,
  ground: Metres,
  from: Instant,
  searched: number = 7 * day,
): DryWindow | null {
  const level = metresToFeet(ground);
  const falls = heightCrossings(tide, level, "falling", from - day, from + searched);
  const rises = heightCrossings(tide, level, "rising", from, from + searched);
  for (const closes of rises) {
    const opens = falls.findLast((instant) => instant < closes);
    if (opens !== undefined) return { opens, closes };
  }
  return null;
}
