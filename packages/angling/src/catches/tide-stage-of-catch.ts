import type { TidePredictor } from "@striper/marine/tides";
import { hour, minute, type Instant } from "@striper/marine/time";
import type { TideStageOfCatch } from "#angling/catches/logged-catch.ts";

/** So close to a high or low the water hardly moves. */
const slackWithin = 30 * minute;
/** Longer than from one high or low to the next. */
const margin = 9 * hour;

/** What the tide was doing when the fish was caught. */
export function tideStageOfCatch(tide: TidePredictor, at: Instant): TideStageOfCatch {
  const turns = tide.extremes(at - margin, at + margin);
  const near = turns.find(({ instant }) => Math.abs(instant - at) <= slackWithin);
  if (near !== undefined) return near.type === "H" ? "high_slack" : "low_slack";
  return tide.rateAt(at) >= 0 ? "rising" : "falling";
}
