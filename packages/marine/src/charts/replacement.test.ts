import { blankCell } from "@striper/testkit/chart-builders";
import { expect, test } from "vitest";
import { encodePath, isReplacedBy, type ChartCell } from "./index.ts";

/** A cell whose coverage is one rectangle, in thousandths of a degree east and north of 42 N 71 W. */
function cell(
  name: string,
  [west, south, east, north]: readonly [number, number, number, number],
  { issued = "2026-01-01", scale = 80_000 } = {},
): ChartCell {
  const [w, e] = [-71_000_000 + west * 1000, -71_000_000 + east * 1000];
  const [s, n] = [42_000_000 + south * 1000, 42_000_000 + north * 1000];
  const ring = [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
  ] as const;
  return {
    ...blankCell,
    cell: { name, edition: 1, update: 0, issued, scale },
    coverage: [{ box: [w, s, e, n], paths: [encodePath(ring)] }],
  };
}

const old = cell("US4MA13M", [0, 0, 1000, 600], { issued: "2022-10-20" });
const halves = [cell("US4MA1CC", [0, 0, 500, 600]), cell("US4MA1CD", [500, 0, 1000, 600])];
const all = [0, 0, 1000, 600] as const;

test("newer cells with other names replace a cell once they cover all of it", () => {
  expect(isReplacedBy(old, halves)).toBe(true);
  expect(isReplacedBy(old, halves.slice(0, 1))).toBe(false);
  expect(isReplacedBy(old, [])).toBe(false);
});

test.each([
  ["of the same day", cell("US4MA1CC", all, { issued: "2022-10-20" }), true],
  ["older by a day", cell("US4MA1CC", all, { issued: "2022-10-19" }), false],
  ["a little coarser", cell("US4MA1CC", all, { scale: 100_000 }), true],
  ["much coarser", cell("US3GC01M", all, { scale: 350_000 }), false],
  ["of a larger scale", cell("US5BOSCC", all, { scale: 12_000 }), true],
  ["that leaves out a sliver", cell("US4MA1CC", [0, 0, 999, 600]), true],
  ["that leaves out a strip", cell("US4MA1CC", [0, 0, 970, 600]), false],
  ["with the same name", cell("US4MA13M", [0, 0, 1, 1], { issued: "2020-01-01" }), true],
])("another cell %s", (_what, other, isReplaced) => {
  expect(isReplacedBy(old, [other])).toBe(isReplaced);
});
