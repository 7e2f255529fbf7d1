import { harborParts, hour, type Instant } from "@striper/marine/time";
import { bestWindows, type BestWindow, type BiteScore } from "#angling/bite-score/index.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { JudgeOfHours } from "./safety-words.ts";

const mostWindows = 3;

/**
 * The windows of a span without the hours that are unsafe; at least the best hour of all when none
 * is left that reaches "worth trying".
 */
export function windowsIn(
  series: readonly BiteScore[],
  judge: JudgeOfHours,
): {
  windows: readonly BestWindow[];
  best: BestWindow | null;
} {
  const isUnsafe = (at: Instant): boolean => judge(at, at + hour).verdict === "NO";
  const windows = bestWindows(series, mostWindows, isUnsafe);
  const scored = series.flatMap((entry) => (entry.kind === "scored" ? [entry] : []));
  const [top] = scored.toSorted((a, b) => b.exactScore - a.exactScore);
  const best =
    windows[0] ??
    (top === undefined
      ? null
      : {
          from: top.instant,
          to: top.instant + hour,
          peakAt: top.instant,
          peakScore: top.score,
          averageScore: top.score,
          level: top.level,
        });
  return { windows, best };
}

/** "Best night this week": each night by itself, then the best of them. */
export function windowsOfPart(
  series: readonly BiteScore[],
  when: Frame["when"],
  judge: JudgeOfHours,
): ReturnType<typeof windowsIn> {
  const hours = when?.precision === "span" ? (when.hours ?? null) : null;
  if (hours === null) return windowsIn(series, judge);
  const runs: BiteScore[][] = [[]];
  for (const entry of series) {
    const { hour: clock } = harborParts(entry.instant);
    const isInside = [clock, clock + 24].some((one) => one >= hours.from && one < hours.to);
    if (isInside) runs.at(-1)?.push(entry);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  const found = runs.filter((run) => run.length > 0).map((run) => windowsIn(run, judge));
  const byScore = (a: BestWindow, b: BestWindow) => b.peakScore - a.peakScore;
  const windows = found.flatMap((one) => one.windows).toSorted(byScore);
  const best = found.flatMap((one) => one.best ?? []).toSorted(byScore)[0] ?? null;
  return { windows: windows.slice(0, mostWindows), best };
}
