import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceBetween } from "#marine/geo/index.ts";
import { harmonicLoaders } from "./catalogue/harmonic-loaders.ts";
import offsets from "./catalogue/offsets.json" with { type: "json" };
import {
  findStation,
  loadCurrentStation,
  loadStation,
  loadTideStation,
  nearestStations,
  tideReach,
  stationIndex,
  stationSource,
} from "./index.ts";

const subordinate = stationIndex.filter(({ method }) => method === "subordinate");
const harmonic = stationIndex.filter(({ method }) => method === "harmonic");

describe("the index", () => {
  test("holds the region's NOAA stations and the two references outside it", () => {
    expect(stationIndex).toHaveLength(331);
    const outside = stationIndex.filter(
      ({ position: { latitude, longitude } }) =>
        latitude < 41.4 || latitude > 43.3 || longitude < -71.3 || longitude > -69.7,
    );
    expect(outside.map(({ name }) => name)).toEqual(["Portland", "Newport"]);
    expect(stationSource.license).toBe("public domain");
  });

  test("names everything in the catalogue", () => {
    expect([...harmonicLoaders.keys()]).toEqual(harmonic.map(({ id }) => id));
    expect(new Set(Object.keys({ ...offsets.tides, ...offsets.currents }))).toEqual(
      new Set(subordinate.map(({ id }) => id)),
    );
  });
});

describe("loading a station", () => {
  test.each(stationIndex.map(({ id }) => id))("%s matches the index", async (id) => {
    const station = await loadStation(id);
    expect(station).toMatchObject(findStation(id) ?? { id: "missing" });
    const source = station.method === "harmonic" ? station : station.reference;
    expect(source.constituents.length).toBeGreaterThan(10);
    expect(source.constituents.map(([name]) => name)).toContain("M2");
  });

  test("a subordinate station comes with its reference", async () => {
    expect(await loadTideStation("8446613")).toMatchObject({
      name: "Wellfleet",
      referenceId: "8443970",
      reference: { name: "Boston", method: "harmonic" },
      offsets: {
        time: { high: 14, low: 30 },
        height: { type: "ratio", high: 1.05, low: 1.05 },
      },
    });
    expect(await loadCurrentStation("ACT0816")).toMatchObject({
      floodDirection: 285,
      ebbDirection: 105,
      reference: { id: "BOS1111" },
      offsets: {
        slackBeforeFlood: 55,
        maxFlood: 80,
        slackBeforeEbb: 68,
        maxEbb: -46,
        floodRatio: 1.7,
        ebbRatio: 1.1,
      },
    });
  });

  test("an unknown station or one of the other kind is rejected by its id", async () => {
    await expect(loadStation("9999999")).rejects.toThrow("unknown station: 9999999");
    await expect(loadTideStation("BOS1111")).rejects.toThrow("not a tide station: BOS1111");
    await expect(loadCurrentStation("8443970")).rejects.toThrow("not a current station: 8443970");
  });
});

describe("the nearest stations", () => {
  test("to Long Wharf are Boston's own", () => {
    const [first] = nearestStations({ latitude: 42.36, longitude: -71.05 }, "tide", 1);
    expect(first?.name).toBe("Boston");
    expect(first?.distance).toBeLessThan(1);
  });

  test("come in order of distance by water, of the requested kind and number", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 41.6, max: 43, noNaN: true }),
        fc.double({ min: -71, max: -70, noNaN: true }),
        fc.constantFrom("tide" as const, "current" as const),
        fc.integer({ min: 1, max: 6 }),
        (latitude, longitude, kind, limit) => {
          const position = { latitude, longitude };
          const near = nearestStations(position, kind, limit);
          const more = nearestStations(position, kind, limit + 3);
          expect(near.length).toBeLessThanOrEqual(limit);
          expect(near.every((station) => station.kind === kind)).toBe(true);
          expect(more.slice(0, limit).map(({ id }) => id)).toEqual(near.map(({ id }) => id));
          const distances = more.map(({ distance }) => Number(distance));
          expect(distances).toEqual(distances.toSorted((a, b) => a - b));
          for (const station of near)
            expect(Number(station.distance)).toBeLessThanOrEqual(Number(tideReach));
        },
      ),
      { numRuns: 12 },
    );
  });

  // The forearm of the Cape, spits and capes separate these places from a nearer station.
  test.each([
    ["Cape Cod Bay off Brewster", 41.79, -70.02, "Sesuit Harbor"],
    ["Brewster's flats", 41.78625, -70.03363, "Sesuit Harbor"],
    ["Nauset Beach", 41.78761, -69.93557, "Chatham Harbor"],
    ["the ocean side of Nantasket", 42.2728, -70.8569, "Boston Light"],
    ["the ocean side of Duxbury Beach", 42.02927, -70.62382, "Brant Rock"],
    ["Singing Beach", 42.56676, -70.76116, "Gloucester Harbor"],
    ["the bar of the Merrimack", 42.81751, -70.80416, "Plum Island, Merrimack River Entrance"],
    ["the surf of Plum Island", 42.78704, -70.80386, "Plum Island, Merrimack River Entrance"],
  ])("to %s are on its own water", (_, latitude, longitude, name) => {
    const [first] = nearestStations({ latitude, longitude }, "tide", 1);
    expect(first?.name).toContain(name);
  });

  test("exclude stations too far by water, however near they are across land", () => {
    const backSide = { latitude: 41.95, longitude: -69.95 };
    const wellfleet = nearestStations(backSide, "tide", 9).find(({ id }) => id === "8446613");
    expect(distanceBetween(backSide, { latitude: 41.93, longitude: -70.0417 })).toBeLessThan(5);
    expect(wellfleet).toBeUndefined();
  });

  test("include every tide station on the drawn shore from open water", () => {
    const lost = stationIndex.filter(
      ({ id, kind, position }) =>
        kind === "tide" &&
        position.latitude < 43.1 &&
        !upriver.has(id) &&
        nearestStations(position, "tide", 2).length < 2,
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});

/** Stations above the drawn shoreline, with no other station within five miles. */
const upriver = new Set(["8422687", "8447791"]);
