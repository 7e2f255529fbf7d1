import { describe, expect, test } from "vitest";
import { seasonPlaceOf, seasonWaterAt } from "#angling/bite-score/season-water.ts";
import { spots } from "#angling/spots/index.ts";
import { spotPosition } from "#angling/spots/spot.ts";

const at = (latitude: number, longitude: number) => seasonWaterAt({ latitude, longitude });

describe("a position belongs to the water", () => {
  test.each([
    ["York Harbor", 43.13, -70.63, "southern-maine"],
    ["Rye Harbor", 43.0, -70.74, "new-hampshire"],
    ["Great Bay", 43.09, -70.87, "new-hampshire"],
    ["Merrimack mouth", 42.82, -70.8, "north-shore"],
    ["Marblehead", 42.5, -70.83, "north-shore"],
    ["Deer Island", 42.34, -70.95, "boston"],
    ["The Graves", 42.36, -70.87, "boston"],
    ["Quincy Bay", 42.28, -70.98, "boston"],
    ["Minots Ledge", 42.27, -70.755, "south-shore"],
    ["Plymouth", 41.96, -70.64, "south-shore"],
    ["Scusset", 41.779, -70.49, "canal"],
    ["Race Point", 42.066, -70.25, "canal"],
    ["Chatham", 41.67, -69.95, "canal"],
  ])("%s", (_name, latitude, longitude, water) => {
    expect(at(latitude, longitude)).toBe(water);
  });

  test("of its region's spots, except for a few at the edges", () => {
    const different = spots.filter(
      (spot) =>
        spot.region !== "Offshore" &&
        seasonWaterAt(spotPosition(spot)) !== seasonPlaceOf(spot).water,
    );
    expect(different.length).toBeLessThan(spots.length / 20);
  });
});
