import { hour, minute, second } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { pauseAfterFailure } from "#server/platform/upstream/pause.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";

const usual = 6 * minute;
const middle = () => 0.5;
const silent = new UpstreamError("time-out", "did not answer");
const pauseAfter = (failures: number, error = silent) =>
  pauseAfterFailure(error, failures, usual, middle);

describe("the pause after a failure", () => {
  test("grows with every one, and from the fifth on is half an hour", () => {
    expect([1, 2, 3, 4, 5, 6, 50].map((failures) => pauseAfter(failures))).toEqual([
      30 * second,
      2 * minute,
      8 * minute,
      10 * minute,
      30 * minute,
      30 * minute,
      30 * minute,
    ]);
  });

  test("varies by a fifth", () => {
    const pauseWith = (random: number) => pauseAfterFailure(silent, 5, usual, () => random);
    expect([pauseWith(0), pauseWith(1)]).toEqual([24 * minute, 36 * minute]);
  });

  test("is as long as the service asks, within reason", () => {
    const asking = (retryAfterMs: number) => new UpstreamError("status", "503", { retryAfterMs });
    expect(pauseAfter(1, asking(5 * minute))).toBe(5 * minute);
    expect(pauseAfter(1, asking(48 * hour))).toBe(6 * hour);
    expect(pauseAfter(5, asking(second))).toBe(30 * minute);
  });
});
