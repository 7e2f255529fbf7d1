export type BiteLevel = "Excellent" | "Good" | "Fair" | "Challenging";
export type BiteAction = "Recommended Action" | "Worth Trying" | "Consider Waiting";
export type FactorRating = "Great" | "Good" | "OK" | "Poor";

export function levelOf(score: number): BiteLevel {
  if (score >= 80) return "Excellent";
  if (score >= 60) return "Good";
  if (score >= 40) return "Fair";
  return "Challenging";
}

export function actionOf(score: number): BiteAction {
  if (score >= 70) return "Recommended Action";
  if (score >= 50) return "Worth Trying";
  return "Consider Waiting";
}

export type SafeAction = BiteAction | "Stay Ashore" | "Stay Home";

export function actionUnder(
  score: number,
  safety: "GO" | "CAUTION" | "NO" | null,
  exposure: "boat" | "shore",
): SafeAction {
  if (safety === "NO") return exposure === "shore" ? "Stay Home" : "Stay Ashore";
  return actionOf(score);
}

function percentOf(score: number, maxScore: number): number {
  return maxScore > 0 ? (score / maxScore) * 100 : 0;
}

export function ratingOf(score: number, maxScore: number): FactorRating {
  const percent = percentOf(score, maxScore);
  if (percent >= 80) return "Great";
  if (percent >= 60) return "Good";
  if (percent >= 40) return "OK";
  return "Poor";
}

const labels: ReadonlyMap<string, string> = new Map([
  ["weather", "Weather"],
  ["tide", "Tides"],
  ["time", "Time"],
  ["wind", "Wind"],
  ["seasonal", "Season"],
  ["moon", "Moon"],
  ["temperature", "Water Temp"],
]);

export function factorLabel(key: string): string {
  return labels.get(key) ?? key.charAt(0).toUpperCase() + key.slice(1);
}

export interface RatedFactor {
  readonly score: number;
  readonly maxScore: number;
}

const topCount = 4;

/**
 * Returns the four factors with the highest share of their maximum, best first. Ties keep their
 * order.
 */
export function topFactors<F extends RatedFactor>(factors: readonly F[]): F[] {
  return factors
    .toSorted((a, b) => percentOf(b.score, b.maxScore) - percentOf(a.score, a.maxScore))
    .slice(0, topCount);
}
