import {
  actionUnder,
  explainFactors,
  factorLabel,
  levelOf,
  mainReason,
  ratingOf,
  topFactors,
  type BiteLevel,
  type BiteScore,
  type FactorRating,
  type HourInputs,
  type SafeAction,
  type Safety,
  type ScoreParts,
} from "@striper/angling/bite-score";
import { hour, minute, parseIso, type Instant } from "@striper/marine/time";
import type { DeviceScore } from "#web/features/bite-score/device-score.ts";
import type { BiteAnswer } from "#web/features/bite-score/queries.ts";
import { biteWording as wording } from "#web/features/bite-score/wording.ts";
import type { Source } from "#web/ui/figures/source-chip-view.ts";

export interface FactorView {
  readonly key: string;
  readonly label: string;
  readonly kind: "points" | "share";
  readonly score: number;
  readonly maxScore: number;
  readonly rating: FactorRating;
  readonly detail: string | null;
  readonly isEstimate: boolean;
}

export interface ScoredNow {
  readonly kind: "scored";
  readonly score: number;
  readonly level: BiteLevel;
  /** Displayed parts; the score is a hundred times their product. Null for a stored hour. */
  readonly parts: ScoreParts | null;
  readonly factors: readonly FactorView[];
  readonly missing: readonly string[];
  readonly inputNotes: readonly string[];
  readonly modelVersion: string;
  readonly source: Source;
}

export type BiteNow =
  | ScoredNow
  | { readonly kind: "no-score"; readonly reason: string }
  | { readonly kind: "waiting" };

export interface SeriesPoint {
  readonly at: Instant;
  readonly score: number | null;
}

export interface BiteView {
  readonly now: BiteNow;
  readonly series: readonly SeriesPoint[];
}

/** Refresh interval of an hour, plus slack for the refresh itself. */
const freshFor = hour + 5 * minute;

export function isFresh(answer: BiteAnswer, now: Instant): boolean {
  const at = parseIso(answer.calculated_at);
  return at !== null && Math.abs(now - at) <= freshFor;
}

function serverFactors(answer: BiteAnswer, inputs: HourInputs | null): FactorView[] {
  const details = new Map<string, string | null>(
    inputs === null ? [] : Object.entries(explainFactors(inputs)),
  );
  const estimated: readonly string[] = answer.estimated;
  return Object.entries(answer.factors).map(([key, { kind, score, max_score: maxScore }]) => ({
    key,
    label: factorLabel(key),
    kind,
    score,
    maxScore,
    rating: ratingOf(score, maxScore),
    detail: details.get(key) ?? null,
    isEstimate: estimated.includes(key),
  }));
}

const reasonOf = (reason: string | null): string => {
  const known: Record<string, string> = wording.reasons;
  return reason === null ? wording.waiting : (known[reason] ?? reason);
};

const originOf = (answer: BiteAnswer) => ({
  inputNotes: answer.input_notes,
  modelVersion: answer.model_version,
  source: {
    kind: "forecast" as const,
    from: `Model ${answer.model_version}`,
    issuedAt: parseIso(answer.calculated_at) ?? 0,
  },
});

function serverNow(answer: BiteAnswer, inputs: HourInputs | null): BiteNow {
  if (answer.is_default) return { kind: "no-score", reason: reasonOf(answer.reason) };
  return {
    kind: "scored",
    score: answer.score,
    level: answer.level ?? levelOf(answer.score),
    parts: answer.parts,
    factors: serverFactors(answer, inputs),
    missing: answer.not_available.map(factorLabel),
    ...originOf(answer),
  };
}

export function heldLine({ parts, factors }: ScoredNow): string | null {
  const reason = parts === null ? null : mainReason({ parts, factors });
  return reason === null ? null : wording.heldBy[reason.kind];
}

export function reasonLine(now: ScoredNow): string {
  const best = topFactors(now.factors).map(({ label }) => label);
  return heldLine(now) ?? wording.helpedBy(best.slice(0, 3));
}

export function inputsWord({ missing, inputNotes: notes }: ScoredNow): string {
  if (missing.length > 0) return wording.inputs.missing;
  return notes.length > 0 ? wording.inputs.forecast : wording.inputs.known;
}

/** Returns the advice, which safety "NO" always overrides. */
export function shownAction(
  score: number,
  safety: Safety | null,
  exposure: "boat" | "shore",
): SafeAction {
  return actionUnder(score, safety?.verdict ?? null, exposure);
}

export function deviceNow({ now: score, inputs, inputNotes, issuedAt }: DeviceScore): BiteNow {
  if (score.kind === "no-score") return { kind: "no-score", reason: reasonOf(score.reason) };
  const details = explainFactors(inputs);
  return {
    kind: "scored",
    score: score.score,
    level: score.level,
    parts: score.parts,
    factors: score.factors.map(({ key, kind, score: points, maxScore, quality }) => ({
      key,
      label: factorLabel(key),
      kind,
      score: points,
      maxScore,
      rating: ratingOf(points, maxScore),
      detail: details[key],
      isEstimate: quality === "estimate",
    })),
    missing: score.notAvailable.map(factorLabel),
    inputNotes,
    modelVersion: score.modelVersion,
    source:
      issuedAt === null
        ? { kind: "computed", from: `Model ${score.modelVersion}` }
        : { kind: "forecast", from: `Model ${score.modelVersion}`, issuedAt },
  };
}

function serverSeries(answer: BiteAnswer, now: Instant): SeriesPoint[] {
  return answer.series.flatMap(({ datetime, score }) => {
    const at = parseIso(datetime);
    return at === null || at + hour <= now ? [] : [{ at, score }];
  });
}

export const deviceSeries = (series: readonly BiteScore[], now: Instant): SeriesPoint[] =>
  series
    .filter(({ instant }) => instant + hour > now)
    .map((entry) => ({
      at: entry.instant,
      score: entry.kind === "scored" ? entry.score : null,
    }));

function storedNow(answer: BiteAnswer, series: readonly SeriesPoint[]): BiteNow {
  const [running] = series;
  if (answer.is_default || running === undefined || running.score === null)
    return { kind: "waiting" };
  const { score } = running;
  return {
    kind: "scored",
    score,
    level: levelOf(score),
    parts: null,
    factors: [],
    missing: [],
    ...originOf(answer),
  };
}

/** Shows the running hour as it is now, not as it was at its start. */
export function withNow(now: BiteNow, series: readonly SeriesPoint[]): BiteView {
  if (now.kind !== "scored") return { now, series };
  const [running, ...later] = series;
  return {
    now,
    series: running === undefined ? [] : [{ ...running, score: now.score }, ...later],
  };
}

/**
 * Prefers a fresh server score, then the device's own, then the stored server score, so that a
 * score shows offline and on the first frame of a repeat visit.
 */
export function biteView(
  answer: BiteAnswer | undefined,
  device: DeviceScore | null,
  now: Instant,
): BiteView {
  if (answer !== undefined && isFresh(answer, now)) {
    return withNow(serverNow(answer, device?.inputs ?? null), serverSeries(answer, now));
  }
  if (device !== null) {
    return withNow(deviceNow(device), deviceSeries(device.series, now));
  }
  if (answer === undefined) return { now: { kind: "waiting" }, series: [] };
  const series = serverSeries(answer, now);
  return { now: storedNow(answer, series), series };
}
