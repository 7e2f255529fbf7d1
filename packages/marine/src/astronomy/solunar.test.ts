import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Position } from "#marine/geo/index.ts";
import { day, hour, type Instant, minute } from "#marine/time/index.ts";
import { instants, isInOrder, places } from "./properties.fixture.ts";
import { solunarPeriods } from "./index.ts";

const boston: Position = { latitude: 42.36, longitude: -71.05 };
const start = Date.UTC(2026, 0, 1);

describe("solunar periods", () => {
  test("every day of a week has two two-hour majors and about two one-hour minors, in order", () => {
    fc.assert(
      fc.property(instants, places, (from, place) => {
        const periods = solunarPeriods(from, from + 7 * day, place);
        const lengths = periods.map(({ kind, from: begin, to: end }) => [kind, end - begin]);
        for (const [kind, length] of lengths)
          expect(length).toBe(kind === "major" ? 2 * hour : hour);
        const majors = periods.filter(({ kind }) => kind === "major");
        expect(majors.length).toBeGreaterThanOrEqual(13);
        expect(majors.length).toBeLessThanOrEqual(15);
        expect(periods.length - majors.length).toBeGreaterThanOrEqual(12);
        expect(periods.length - majors.length).toBeLessThanOrEqual(15);
        expect(isInOrder(periods.map(({ at }) => at))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test("a period that overlaps the range is returned, and one that only touches it is not", () => {
    const major = solunarPeriods(start, start + 2 * day, boston).find(
      ({ kind }) => kind === "major",
    );
    const at = major?.at ?? 0;
    const majorsIn = (from: Instant, to: Instant): number =>
      solunarPeriods(from, to, boston).filter(({ kind }) => kind === "major").length;
    expect(majorsIn(at + 59 * minute, at + 59.5 * minute)).toBe(1);
    expect(majorsIn(at - 59.5 * minute, at - 59 * minute)).toBe(1);
    expect(majorsIn(at + 61 * minute, at + 62 * minute)).toBe(0);
    expect(majorsIn(at - 62 * minute, at - 61 * minute)).toBe(0);
  });
});
