import { degrees, metres } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { dangerText, rangeText } from "./index.ts";

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

  test("of a danger says what it is, what is over it and where, also right at the place", () => {
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
});
