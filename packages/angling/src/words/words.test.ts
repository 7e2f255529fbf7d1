import { degrees, metres } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import {
  awayText,
  chartedText,
  currentWords,
  dangerText,
  leastDepthText,
  marginText,
  nominalDepthText,
  rangeText,
} from "./index.ts";

describe("a depth in words", () => {
  test.each([
    [{ from: 0.8, to: 2.7 }, "2 to 8 ft", "0.8 to 2.7 m"],
    [{ from: 2, to: 4 }, "6 to 13 ft", "2.0 to 4.0 m"],
    [{ from: 3.99, to: 4.05 }, "13 ft", "3.9 to 4.0 m"],
    [{ from: 0.2, to: 2 }, "0 to 6 ft", "0.2 to 2.0 m"],
    [{ from: -1, to: 2 }, "dry to 7 ft", "dry to 2.0 m"],
    [
      { from: -2, to: -1 },
      "dry, the ground up to 7 ft above the water",
      "dry, the ground up to 2.0 m above the water",
    ],
    [{ from: 11.99, to: null }, "at least 39 ft", "at least 11.9 m"],
    [{ from: -0.2, to: null }, "shoal or dry", "shoal or dry"],
  ])("of %j never promises water that may not be there", (range, us, metric) => {
    expect(rangeText(range, "us")).toBe(us);
    expect(rangeText(range, "metric")).toBe(metric);
  });

  test("rounds a least depth down and a margin up, but keeps a contour's nominal depth", () => {
    expect([leastDepthText(1.8, "us"), leastDepthText(0.8, "us")]).toEqual(["5 ft", "2 ft"]);
    expect([marginText(1.31, "us"), marginText(1.31, "metric")]).toEqual(["± 5 ft", "± 1.4 m"]);
    expect([nominalDepthText(1.8, "us"), nominalDepthText(1.8, "metric")]).toEqual([
      "6 ft",
      "1.8 m",
    ]);
    expect(chartedText({ from: -3.1, to: 0.7 }, "us")).toBe("from 11 ft above to 2 ft below");
  });

  test("names a danger, the water over it and its distance", () => {
    const box = [0, 0, 0, 0] as const;
    const wreck = {
      kind: "wreck",
      depth: null,
      water: "covers-and-uncovers",
      note: null,
      shape: "point",
      box,
      paths: [],
    } as const;
    const there = { feature: wreck, distance: metres(0), bearing: degrees(0) };
    expect(dangerText(there, "us")).toBe("Wreck that covers and dries, depth unknown, right here");
    const rock = { ...wreck, kind: "rock", depth: 0.8, water: null } as const;
    expect(dangerText({ feature: rock, distance: metres(55), bearing: degrees(45) }, "us")).toBe(
      "Rock, 2 ft over it at low water, 60 yd NE",
    );
    const drying = { ...rock, depth: -0.5 };
    expect(dangerText({ ...there, feature: drying }, "us")).toContain("2 ft above low water");
  });

  test("has a distance in yards or miles", () => {
    expect(awayText(55, degrees(45), "us")).toBe("60 yd NE");
    expect(awayText(926, degrees(90), "metric")).toBe("0.5 nm E");
  });
});

describe("moving water in words", () => {
  test("is slack below half a knot, with the remaining flow", () => {
    expect([0.04, -0.3, 0.49].map(currentWords)).toEqual([
      "Slack",
      "Slack, ebb 0.3 kt",
      "Slack, flood 0.5 kt",
    ]);
    expect([0.5, -1.44].map(currentWords)).toEqual(["Flood 0.5 kt", "Ebb 1.4 kt"]);
  });
});
