import { roundTo } from "@striper/marine/units";
import type { Instant } from "@striper/marine/time";
import { actionOf, levelOf, type BiteAction, type BiteLevel } from "#angling/bite-score/bands.ts";
import {
  factorKeys,
  feedingPoints,
  modelVersion,
  wholeShare,
  type FactorKey,
  type FeedingKey,
  type HourInputs,
  type Quality,
} from "#angling/bite-score/model.ts";
import {
  exactScoreOf,
  partsOf,
  sharesOf,
  shownParts,
  type ScoreParts,
} from "#angling/bite-score/parts.ts";

export interface FactorScore {
  readonly key: FactorKey;
  /** `points` add up to the feeding part. A `share`, in percent, multiplies it. */
  readonly kind: "points" | "share";
  /** Rounded to a tenth. The shown score is computed from this figure. */
  readonly score: number;
  readonly maxScore: number;
  readonly quality: Quality;
}

interface BiteScoreFacts {
  readonly instant: Instant;
  readonly factors: readonly FactorScore[];
  readonly notAvailable: readonly FactorKey[];
  readonly modelVersion: string;
}

export interface ScoredHour extends BiteScoreFacts {
  readonly kind: "scored";
  readonly score: number;
  /** Unrounded score, for ranking hours. */
  readonly exactScore: number;
  /** Rounded to two decimals; their product times 100 is the score. */
  readonly parts: ScoreParts;
  readonly level: BiteLevel;
  readonly action: BiteAction;
}

export interface UnscoredHour extends BiteScoreFacts {
  readonly kind: "no-score";
  readonly reason: "closed-water" | "tide-not-available" | "season-not-available";
}

export type BiteScore = ScoredHour | UnscoredHour;

const isFeeding = (key: FactorKey): key is FeedingKey => key in feedingPoints;

function qualityOf(key: FactorKey, { water, wind, sky }: HourInputs): Quality {
  const known = { temperature: water, wind, weather: sky } as const;
  return (
    (key === "temperature" || key === "wind" || key === "weather"
      ? known[key]?.quality
      : undefined) ?? "computed"
  );
}

export function scoreHour(inputs: HourInputs): BiteScore {
  const shares = sharesOf(inputs);
  const factors: FactorScore[] = [];
  const notAvailable: FactorKey[] = [];
  const points: Partial<Record<FeedingKey, number>> = {};
  for (const key of factorKeys) {
    const share = shares[key];
    if (share === null) {
      notAvailable.push(key);
      continue;
    }
    const feeding = isFeeding(key);
    const maxScore = feeding ? feedingPoints[key] : wholeShare;
    const score = roundTo(share * maxScore, 1);
    if (feeding) points[key] = score;
    const kind = feeding ? "points" : "share";
    factors.push({ key, kind, score, maxScore, quality: qualityOf(key, inputs) });
  }
  const facts: BiteScoreFacts = { instant: inputs.instant, factors, notAvailable, modelVersion };
  if (inputs.isClosedWater) return { kind: "no-score", reason: "closed-water", ...facts };
  if (shares.tide === null) return { kind: "no-score", reason: "tide-not-available", ...facts };
  const exact = partsOf(inputs, shares);
  if (exact === null) return { kind: "no-score", reason: "season-not-available", ...facts };
  const { parts, score } = shownParts(exact, points);
  return {
    kind: "scored",
    score,
    exactScore: exactScoreOf(exact),
    parts,
    level: levelOf(score),
    action: actionOf(score),
    ...facts,
  };
}

/** The API's value when there is no score. It would read as Good, so screens must not show it. */
export const defaultScore = 65;

export function scoreOrDefault(result: BiteScore): { score: number; isDefault: boolean } {
  return result.kind === "scored"
    ? { score: result.score, isDefault: false }
    : { score: defaultScore, isDefault: true };
}
