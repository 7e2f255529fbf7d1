import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ringArcs } from "#web/features/bite-score/score/ring-arcs.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });

test("the three parts follow each other once around and are never filled beyond their end", () => {
  fc.assert(
    fc.property(fc.record({ here: share, feeding: share, fishable: share }), (parts) => {
      const arcs = ringArcs(parts);
      expect(arcs.map(({ key }) => key)).toEqual(["here", "feeding", "fishable"]);
      let end = 0;
      for (const { from, length, filled } of arcs) {
        expect(from).toBeGreaterThan(end - 1e-9);
        expect(filled).toBeLessThanOrEqual(length);
        end = from + length;
      }
      expect(end).toBeLessThanOrEqual(100);
    }),
  );
});

test("without parts there is nothing to draw", () => expect(ringArcs(null)).toEqual([]));
