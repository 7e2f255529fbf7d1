import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rowWindow } from "#web/features/catches/list/catch-list.tsx";

const view = fc.record({
  top: fc.double({ min: -500, max: 2_000_000, noNaN: true }),
  height: fc.integer({ min: 0, max: 3000 }),
  rowHeight: fc.integer({ min: 40, max: 300 }),
});

test("every visible row is rendered, and never many more", () => {
  fc.assert(
    fc.property(view, fc.integer({ min: 0, max: 20_000 }), (seen, count) => {
      const { from, to } = rowWindow(seen, count);
      const top = Math.max(0, seen.top);
      const firstSeen = Math.floor(top / seen.rowHeight);
      const lastSeen = Math.min(count - 1, Math.floor((top + seen.height) / seen.rowHeight));
      // A list scrolled below its end has nothing to show.
      expect(from).toBeLessThanOrEqual(Math.min(firstSeen, Math.max(0, count - 1)));
      expect(to).toBeGreaterThan(lastSeen);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(count);
      expect(to - from).toBeLessThanOrEqual(seen.height / seen.rowHeight + 26);
    }),
  );
});

test("a scroll of one row mostly changes nothing", () => {
  const windows = Array.from({ length: 100 }, (_, row) =>
    JSON.stringify(rowWindow({ top: 96 * row, height: 800, rowHeight: 96 }, 10_000)),
  );
  expect(new Set(windows).size).toBeLessThanOrEqual(55);
});
