import { describe, expect, test } from "vitest";
import { correlationOf, rankingOf, rankInto } from "./ranks.ts";

function ranksOf(values: readonly number[], strata: readonly number[], counts: readonly number[]) {
  const ranks = new Float64Array(values.length);
  rankInto(ranks, rankingOf(values, strata), Float64Array.from(counts));
  return [...ranks];
}

describe("ranks", () => {
  test("lie around the middle of each stratum, equal values share theirs", () => {
    expect(ranksOf([1, 1, 3, 7, 5], [0, 0, 0, 1, 1], [1, 1, 1, 1, 1])).toEqual([
      1 / 3 - 0.5,
      1 / 3 - 0.5,
      2.5 / 3 - 0.5,
      0.25,
      -0.25,
    ]);
  });

  test("of a stratum that a resample did not draw stay in the middle", () => {
    expect(ranksOf([1, 2, 9, 8], [0, 0, 1, 1], [1, 1, 0, 0])).toEqual([-0.25, 0.25, 0, 0]);
  });

  test("count a row that no count is given for as not drawn", () => {
    expect(ranksOf([1, 2, 3], [0, 0, 0], [1, 1]).slice(0, 2)).toEqual([-0.25, 0.25]);
  });

  test("of rows without strata are ranked together", () => {
    expect(ranksOf([2, 1], [], [1, 1])).toEqual([0.25, -0.25]);
  });
});

describe("a correlation", () => {
  const all = Float64Array.of(1, 1, 1);

  test("is one of a ranking with itself and minus one with its reverse", () => {
    const [ranks, reverse] = [Float64Array.of(-0.3, 0, 0.3), Float64Array.of(0.3, 0, -0.3)];
    expect(correlationOf(ranks, ranks, all)).toBeCloseTo(1);
    expect(correlationOf(ranks, reverse, all)).toBeCloseTo(-1);
  });

  test("is none where one of both does not vary", () => {
    expect(correlationOf(Float64Array.of(0, 0, 0), Float64Array.of(-0.3, 0, 0.3), all)).toBeNull();
  });

  test("counts a row without a rank as one in the middle, and none that was not drawn", () => {
    const short = Float64Array.of(-0.3, 0.3);
    expect(correlationOf(short, short, all)).toBeCloseTo(1);
    expect(correlationOf(short, Float64Array.of(0.3, 0.3), Float64Array.of(1, 0))).toBeCloseTo(-1);
  });
});
