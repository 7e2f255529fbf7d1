import { findStation } from "@striper/marine/stations";
import { describe, expect, test } from "vitest";
import { spotById, spots } from "#angling/spots/index.ts";
import stationChoices from "./catalogue/station-choices.json" with { type: "json" };

describe("the catalogue", () => {
  // SPEC 3.22
  test("holds 176 spots, 20 of them in New Hampshire and 5 in federal water", () => {
    expect(spots).toHaveLength(176);
    expect(spots.filter(({ state }) => state === "NH")).toHaveLength(20);
    expect(spots.filter(({ waters }) => waters === "federal")).toHaveLength(5);
  });

  // SPEC 3.23
  test("promises striped bass in state water only, and says so in federal water", () => {
    for (const { id, species, waters, regulations = "" } of spots) {
      const isPromised = species.includes("Striped Bass");
      const isWarned = /striped bass.*prohibited/.test(regulations);
      const isFederal = waters === "federal";
      expect({ id, isPromised, isWarned }).toEqual({
        id,
        isPromised: !isFederal,
        isWarned: isFederal,
      });
    }
  });
});

test.each(stationChoices)("the station chosen for %s exists", (id, _, choice) => {
  expect(spotById(id)).toBeDefined();
  expect(findStation(choice.tide ?? "8443970")?.kind).toBe("tide");
});
