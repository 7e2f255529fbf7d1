import {
  successPatterns,
  tideStagesOfCatch,
  type CatchHistograms,
  type SuccessPattern,
} from "@striper/angling/catches";
import { monthName } from "@striper/marine/time";
import { binLabel, hourLabel, stageLabel } from "#web/features/catches/statistics/charts/labels.ts";
import { statisticsWording } from "#web/features/catches/statistics/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";

const wording = statisticsWording.patterns;
type Claimed = keyof typeof wording.claims;

const isClaimed = (dimension: string): dimension is Claimed => dimension in wording.claims;

function labelOf(dimension: Claimed, key: string | number, units: UnitSystem): string {
  if (dimension === "month") return monthName(Number(key));
  if (dimension === "hour") return hourLabel(Number(key));
  if (dimension === "currentSpeed" || dimension === "waterTemperature") {
    return binLabel(dimension, Number(key), units);
  }
  const stage = tideStagesOfCatch.find((one) => dimension === "tideStage" && one === key);
  return stage === undefined ? String(key) : stageLabel(stage);
}

function claim({ dimension, best, sampleSize }: SuccessPattern, units: UnitSystem): string[] {
  if (best === null || !isClaimed(dimension)) return [];
  const share = wording.share(Math.round(best.share * 100), best.count, sampleSize);
  return [`${wording.claims[dimension](labelOf(dimension, best.key, units), share)}.`];
}

/** Returns the log's patterns as sentences, each from at least ten catches. */
export const patternSentences = (histograms: CatchHistograms, units: UnitSystem): string[] =>
  successPatterns(histograms).flatMap((pattern) => claim(pattern, units));
