import { expect, test } from "vitest";
import { scaleBar } from "#web/ui/basemap/parts/live-map.tsx";

test.each([
  [7, "10 nm"],
  [10, "1 nm"],
  [11, "0.5 nm"],
  [12.5, "0.25 nm"],
])("at zoom %f the scale is a round distance that fits: %s", (zoom, text) => {
  const bar = scaleBar(zoom, 42.3, 60);
  expect(bar.text).toBe(text);
  expect(bar.pixels).toBeLessThanOrEqual(60);
  expect(bar.pixels).toBeGreaterThan(15);
});
