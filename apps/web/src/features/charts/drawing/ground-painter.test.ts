import { expect, test } from "vitest";
import { stillFits } from "./ground-painter.ts";

const seen = {
  center: { latitude: 42.33, longitude: -70.95 },
  zoom: 12,
  width: 400,
  height: 500,
};
const drawn = { ...seen, width: 560, height: 700 };
const pixelsPerDegree = (512 * 2 ** 12) / 360;

test("a picture with a margin serves while the map is dragged within it", () => {
  const by = (pixels: number) => ({
    ...seen,
    center: { ...seen.center, longitude: seen.center.longitude + pixels / pixelsPerDegree },
  });
  expect(stillFits(drawn, seen)).toBe(true);
  expect(stillFits(drawn, by(79))).toBe(true);
  expect(stillFits(drawn, by(81))).toBe(false);
  expect(stillFits(drawn, { ...seen, zoom: 12.1 })).toBe(false);
  expect(stillFits(drawn, { ...seen, width: 420 })).toBe(false);
});
