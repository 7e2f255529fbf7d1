import { hour } from "@striper/marine/time";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actionOf, levelOf } from "#angling/bite-score/bands.ts";
import { bestWindows } from "#angling/bite-score/best-windows.ts";
import { modelVersion } from "#angling/bite-score/model.ts";
import type { BiteScore } from "#angling/bite-score/score-hour.ts";

const start = Date.UTC(2026, 5, 13);

function series(scores: readonly (number | null)[]): BiteScore[] {
  return scores.map((score, index) => {
    const facts = {
      instant: start + index * hour,
      factors: [],
      notAvailable: [],
      modelVersion,
    } as const;
    return score === null
      ? { kind: "no-score", reason: "tide-not-available", ...facts }
      : {
          kind: "scored",
          score,
          exactScore: score,
          level: levelOf(score),
          action: actionOf(score),
          parts: { here: 1, feeding: 1, fishable: 1 },
          ...facts,
        };
  });
}

describe("the best windows", () => {
  test("never include an unsafe hour, however high its score", () => {
    const scores = series([60, 90, 95, 70, 68]);
    const unsafe = new Set([1, 2].map((index) => start + index * hour));
    const windows = bestWindows(scores, 3, (instant) => unsafe.has(instant));
    expect(windows.map(({ from, to }) => [(from - start) / hour, (to - start) / hour])).toEqual([
      [3, 5],
      [0, 1],
    ]);
    expect(bestWindows(scores, 3, () => true)).toEqual([]);
  });

  test("extend from a peak while the scores stay near it", () => {
    expect(bestWindows(series([40, 71, 75, 81, 72, 60]))).toEqual([
      {
        from: start + hour,
        to: start + 5 * hour,
        peakAt: start + 3 * hour,
        peakScore: 81,
        averageScore: 75,
        level: "Excellent",
      },
    ]);
  });

  test("never overlap, and the first contains the best hour", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 100 }))), (scores) => {
        const windows = bestWindows(series(scores), 99);
        for (const window of windows) {
          const others = windows.filter((other) => other !== window);
          expect(window.to).toBeGreaterThan(window.from);
          expect(others.every(({ from, to }) => to < window.from || from > window.to)).toBe(true);
        }
        const best = Math.max(...scores.map((score) => score ?? 0), 0);
        expect(windows[0]?.peakScore ?? null).toBe(best >= 50 ? best : null);
      }),
    );
  });
});
