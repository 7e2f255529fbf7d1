import { expect, test } from "vitest";
import { isEnlarged } from "./chart-lines.ts";

test.each([
  [80_000, 12.3, false],
  [80_000, 12.4, true],
  [50_000, 12.9, false],
  [50_000, 13.1, true],
])("a chart at 1:%d is enlarged more than twice at zoom %d: %s", (scale, zoom, enlarged) => {
  expect(isEnlarged(scale, zoom)).toBe(enlarged);
});
