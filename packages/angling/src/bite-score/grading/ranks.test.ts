import { describe, expect, test } from "vitest";
import { correlationOf, rankingOf, rankInto } from "./ranks.ts";

function ranksOf(values: readonly number[], strata: readonly number[], counts: readonly number[]) {
  const ranks = new Float64Array(values.length);
  rankInto(ranks, rankingOf(values, strata), Float64Array.from(counts));
  return [...ranks];
}

describe("ranks", () => {
  test("are centered within each stratum, and equal values share a rank", () => {
    expect(ranksOf([1, 1, 3, 7, 5], [0, 0, 0, 1, 1], [1, 1, 1, 1, 1])).toEqual([
      1 / 3 - 0.5,
      1 / 3 - 0.5,
      2.5 / 3 - 0.5,
      0.25,
      -0.25,
    ]);
  });

  test("stay in the middle in a stratum that was not drawn", () => {
    expect(ranksOf([1, 2, 9, 8], [0, 0, 1, 1], [1, 1, 0, 0])).toEqual([-0.25, 0.25, 0, 0]);
  });

  test("treat a row without a count as not drawn", () => {
    expect(ranksOf([1, 2, 3], [0, 0, 0], [1, 1]).slice(0, 2)).toEqual([-0.25, 0.25]);
  });

  test("use one group for rows without strata", () => {
    expect(ranksOf([2, 1], [], [1, 1])).toEqual([0.25, -0.25]);
  });
});

describe("a correlation", () => {
  const all = Float64Array.of(1, 1, 1);

  test("is 1 for a ranking with itself and -1 with its reverse", () => {
    const [ranks, reverse] = [Float64Array.of(-0.3, 0, 0.3), Float64Array.of(0.3, 0, -0.3)];
    expect(correlationOf(ranks, ranks, all)).toBeCloseTo(1);
    expect(correlationOf(ranks, reverse, all)).toBeCloseTo(-1);
  });

  test("is null when either ranking does not vary", () => {
    expect(correlationOf(Float64Array.of(0, 0, 0), Float64Array.of(-0.3, 0, 0.3), all)).toBeNull();
  });

  test("puts a row without a rank in the middle, and omits rows not drawn", () => {
    const short = Float64Array.of(-0.3, 0.3);
    expect(correlationOf(short, short, all)).toBeCloseTo(1);
    expect(correlationOf(short, Float64Array.of(0.3, 0.3), Float64Array.of(1, 0))).toBeCloseTo(-1);
  });
});
