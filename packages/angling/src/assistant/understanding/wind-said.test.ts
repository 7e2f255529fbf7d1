import { expect, test } from "vitest";
import { windSaidIn, withoutUnitlessWind } from "./wind-said.ts";

test.each([
  ["am i ok in 25 kt", 25, [25]],
  ["is it safe with wind 8 knots", 8, [8]],
  ["is it safe with 20 mph", 17.37952, [20]],
  ["what if wind is 15", 15, [15]],
  ["wind shifts to ne at 18", 18, [18]],
  ["sw 10-15 gusting 25", 25, [25, 10, 15]],
  ["wind n 12", 12, [12]],
] as const)("the wind named in %s is %d knots", (words, knots, figures) => {
  const said = windSaidIn(words);
  expect(said?.knots).toBeCloseTo(knots, 4);
  expect(said?.figures).toEqual(figures);
});

test.each([
  "current of 3 knots at hull gut",
  "what is the wind at 6 pm",
  "wind tomorrow at 10:30",
  "southwest 3 miles off",
  "wind 99",
  "28 striper",
])("no wind is named in %s", (words) => {
  expect(windSaidIn(words)).toBeNull();
});

test("a figure without a unit is said to be taken as knots", () => {
  expect(windSaidIn("what if wind is 15")?.assumed).toEqual(["I took 15 as knots of wind"]);
  expect(windSaidIn("20 mph")?.assumed).toEqual([]);
});

test("the hour is not taken from a wind", () => {
  expect(withoutUnitlessWind("wind ne at 18 at hull tomorrow")).toBe("wind ne at hull tomorrow");
  expect(withoutUnitlessWind("tide at 6")).toBe("tide at 6");
});
