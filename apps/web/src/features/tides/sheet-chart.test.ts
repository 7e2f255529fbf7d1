import { expect, test } from "vitest";
import { zoomed } from "#web/features/tides/sheet-chart.tsx";

// SPEC 9.20
test("a chart zooms from a half to the double in quarters", () => {
  const seen = [1];
  for (let step = 0; step < 5; step += 1) seen.push(zoomed(seen.at(-1) ?? 0, 1));
  expect(seen).toEqual([1, 1.25, 1.5, 1.75, 2, 2]);
  expect(zoomed(0.75, -1)).toBe(0.5);
  expect(zoomed(0.5, -1)).toBe(0.5);
});
