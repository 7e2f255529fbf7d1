import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ringArcs } from "#web/features/bite-score/score/ring-arcs.ts";

const factor = fc.record({
  key: fc.string(),
  score: fc.double({ min: 0, max: 25, noNaN: true }),
  maxScore: fc.integer({ min: 5, max: 25 }),
});

test("segments follow each other once around and are never filled beyond their end", () => {
  fc.assert(
    fc.property(fc.array(factor, { minLength: 1, maxLength: 9 }), (factors) => {
      let end = 0;
      for (const { from, length, filled } of ringArcs(factors)) {
        expect(from).toBeGreaterThan(end - 1e-9);
        expect(filled).toBeLessThanOrEqual(length);
        end = from + length;
      }
      expect(end).toBeLessThanOrEqual(100);
    }),
  );
});

test("without factors there is nothing to draw", () => expect(ringArcs([])).toEqual([]));
