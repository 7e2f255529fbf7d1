import { describe, expect, test } from "vitest";
import { isKayakLaunch, parkingLines } from "#angling/access/access.ts";

describe("who may park, and when", () => {
  test.each(["folly-cove", "castle-rock-marblehead", "yirrell-beach", "minot-beach"])(
    "is not known of %s, and the answer says so",
    (spot) => {
      expect(parkingLines(spot)).toEqual([
        "Who may park there, and when: not known, look for signs.",
      ]);
    },
  );

  test("is told with its source where one was found", () => {
    expect(parkingLines("bass-point-nahant").join()).toMatch(
      /Residents only\. Hours: not known, look for signs\. \(itemlive 2022; not from an agency\)$/,
    );
    expect(parkingLines("long-beach-rockport").join()).toContain("Who may park: not known");
    expect(parkingLines("castle-island").join()).toContain("Hours: Sunrise to sunset.");
  });
});

test("a kayak belongs where a source of launches says so", () => {
  expect(isKayakLaunch("hingham-harbor")).toBe(true);
  expect(isKayakLaunch("joppa-flats")).toBe(false);
});
