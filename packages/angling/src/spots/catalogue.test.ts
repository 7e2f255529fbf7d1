import { findStation } from "@striper/marine/stations";
import { describe, expect, test } from "vitest";
import {
  bestTimes,
  crowdLevels,
  spotAccesses,
  spotById,
  spotDifficulties,
  spotFacilities,
  spotRegions,
  spotSpecies,
  spotTypes,
  spots,
  type Spot,
} from "#angling/spots/index.ts";
import { flowPreferences, windPreferences } from "#angling/spots/catalogue/preferences.ts";
import { stationChoices } from "#angling/spots/catalogue/station-choices.ts";

const words = (spot: Spot): string => `${spot.note} ${spot.description} ${spot.tips}`;

describe("the catalogue", () => {
  test("holds 176 spots, 20 of them in New Hampshire and 5 in federal water", () => {
    expect(spots).toHaveLength(176);
    expect(spots.filter(({ state }) => state === "NH")).toHaveLength(20);
    expect(spots.filter(({ waters }) => waters === "federal")).toHaveLength(5);
  });

  test("has unique ids and names, and finds a spot by its id", () => {
    expect(new Set(spots.map(({ id }) => id)).size).toBe(spots.length);
    expect(new Set(spots.map(({ name }) => name)).size).toBe(spots.length);
    expect(spotById("deer-island-rip")?.name).toContain("Deer Island");
    expect(spotById("atlantis")).toBeUndefined();
  });

  test("covers every region and every type", () => {
    expect(new Set(spots.map(({ region }) => region))).toEqual(new Set(spotRegions));
    expect(new Set(spots.map(({ type }) => type))).toEqual(new Set(spotTypes));
  });

  describe.each(spots.map((spot) => [spot.id, spot] as const))("%s", (_, spot) => {
    test("has every field filled in from its vocabulary", () => {
      expect(spot.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const text of [
        spot.name,
        spot.note,
        spot.description,
        spot.tips,
        spot.season,
        spot.coordinateSource,
        spot.shorelineSource,
      ]) {
        expect(text.trim()).not.toBe("");
      }
      expect(spot.depth).toMatch(/^\d+-\d+ ft$/);
      expect(spot.season).toMatch(/^(April|May)-(September|October|November)$/);
      expect(spotTypes).toContain(spot.type);
      expect(spotRegions).toContain(spot.region);
      expect(spotAccesses).toContain(spot.access);
      expect(spotDifficulties).toContain(spot.difficulty);
      expect(crowdLevels).toContain(spot.crowdLevel);
      expect(spot.rating).toBeGreaterThanOrEqual(1);
      expect(spot.rating).toBeLessThanOrEqual(5);
      expect(spotSpecies).toEqual(expect.arrayContaining([...spot.species]));
      expect(spot.species).toContain(spot.primarySpecies);
      expect(bestTimes).toEqual(expect.arrayContaining([...spot.bestTimes]));
      expect(spotFacilities).toEqual(expect.arrayContaining([...spot.facilities]));
      for (const list of [spot.species, spot.bestTimes, spot.facilities, spot.bestBaits]) {
        expect(new Set<string>(list).size).toBe(list.length);
      }
      expect(spot.bestTimes.length).toBeGreaterThan(0);
      expect(spot.bestBaits.length).toBeGreaterThan(0);
      expect(spot.coordinateUncertaintyMetres).toBeGreaterThan(0);
      expect(spot.distanceToShoreMetres ?? 0).toBeGreaterThanOrEqual(0);
    });

    test("lies inside the region, where its text says", () => {
      const [longitude, latitude] = spot.coordinates;
      expect(longitude).toBeGreaterThan(-71.3);
      expect(longitude).toBeLessThan(-69.8);
      expect(latitude).toBeGreaterThan(41.5);
      expect(latitude).toBeLessThan(43.2);
      const [, north, west] =
        /^(\d+\.\d{3})° N, (\d+\.\d{3})° W$/.exec(spot.coordinates_text) ?? [];
      expect(Math.abs(Number(north) - latitude)).toBeLessThan(0.0006);
      expect(Math.abs(Number(west) + longitude)).toBeLessThan(0.0006);
    });

    test("promises striped bass in state water only, and says so in federal water", () => {
      const isPromised = [...spot.species, spot.primarySpecies].includes("Striped Bass");
      const isWarned = /striped bass.*prohibited/.test(spot.regulations ?? "");
      expect({ isPromised, isWarned }).toEqual(
        spot.waters === "federal"
          ? { isPromised: false, isWarned: true }
          : { isPromised: true, isWarned: false },
      );
    });
  });
});

describe("preferences of flow and wind", () => {
  const entries = [...Object.entries(flowPreferences), ...Object.entries(windPreferences)];
  test.each(entries)("of %s rest on the spot's own words", (id, { because }) => {
    const spot = spotById(id);
    expect(spot === undefined ? "" : words(spot)).toContain(because);
  });
});

describe("chosen stations", () => {
  test.each(Object.entries(stationChoices))("of %s exist", (id, choice) => {
    expect(spotById(id)).toBeDefined();
    expect(findStation(choice.tide ?? "8443970")?.kind).toBe("tide");
  });
});
