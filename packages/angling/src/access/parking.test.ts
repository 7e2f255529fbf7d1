import { describe, expect, test } from "vitest";
import { isKayakLaunch, parkingFor, parkingLines } from "#angling/access/access.ts";
import { spots } from "#angling/spots/index.ts";

describe("who may park, and when", () => {
  test.each(["folly-cove", "castle-rock-marblehead", "yirrell-beach", "minot-beach"])(
    "is unknown for %s, and the answer says so",
    (spot) => {
      expect(parkingLines(spot)).toEqual([
        "Who may park there, and when: not known, look for signs.",
      ]);
    },
  );

  test("names its source when one was found", () => {
    expect(parkingLines("bass-point-nahant").join()).toMatch(
      /Residents only\. Hours: not known, look for signs\. \(itemlive 2022; not from an agency\)$/,
    );
    expect(parkingLines("long-beach-rockport").join()).toContain("Who may park: not known");
    expect(parkingLines("castle-island").join()).toContain("Hours: Sunrise to sunset.");
  });
});

test("a spot that closes at sunset never lists night as its best time", () => {
  const closed = spots.filter(({ id }) =>
    parkingFor(id).some(({ hours }) => hours?.endsWith("to sunset") === true),
  );
  expect(closed.map(({ id }) => id)).toContain("castle-island");
  const atNight = closed.filter(({ bestTimes }) => bestTimes.includes("Night"));
  expect(atNight.map(({ id }) => id)).toEqual([]);
});

test("a kayak launch needs a source that names one", () => {
  expect(isKayakLaunch("hingham-harbor")).toBe(true);
  expect(isKayakLaunch("joppa-flats")).toBe(false);
});
