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
  stationIndex,
  stationSource,
} from "./index.ts";
import { present } from "./required.ts";

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

  test("gives every id once", () => {
    expect(new Set(stationIndex.map(({ id }) => id)).size).toBe(stationIndex.length);
  });

  test("every subordinate station follows a harmonic one of its kind", () => {
    for (const { kind, referenceId = "" } of subordinate) {
      expect(findStation(referenceId)).toMatchObject({ kind, method: "harmonic" });
    }
    expect(harmonic.every(({ referenceId }) => referenceId === undefined)).toBe(true);
  });

  test("has nothing in the catalogue that it does not name", () => {
    expect([...harmonicLoaders.keys()]).toEqual(harmonic.map(({ id }) => id));
    expect(new Set(Object.keys({ ...offsets.tides, ...offsets.currents }))).toEqual(
      new Set(subordinate.map(({ id }) => id)),
    );
  });

  test("an unknown id is not found", () => {
    expect(findStation("9999999")).toBeUndefined();
    expect(findStation("toString")).toBeUndefined();
  });
});

describe("loading a station", () => {
  test.each(stationIndex.map(({ id }) => id))("%s is what the index says", async (id) => {
    const station = await loadStation(id);
    expect(station).toMatchObject(findStation(id) ?? { id: "missing" });
    const source = station.method === "harmonic" ? station : station.reference;
    expect(source.constituents.length).toBeGreaterThan(10);
    expect(source.constituents.map(([name]) => name)).toContain("M2");
  });

  test("Boston carries its datum, its epoch and NOAA's constituents", async () => {
    const boston = await loadTideStation("8443970");
    expect(boston).toMatchObject({
      name: "Boston",
      datum: "MLLW",
      epoch: { start: "1983-01-01", end: "2001-12-31" },
      levels: { MSL: 1.586 },
    });
    expect(boston).toHaveProperty("constituents.0", ["M2", 1.371, 109.2]);
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

  test("an unknown station or one of the other kind is refused by name", async () => {
    await expect(loadStation("9999999")).rejects.toThrow("unknown station: 9999999");
    await expect(loadTideStation("BOS1111")).rejects.toThrow("not a tide station: BOS1111");
    await expect(loadCurrentStation("8443970")).rejects.toThrow("not a current station: 8443970");
  });
});

test("a catalogue with a hole is a fault that names the hole", () => {
  expect(() => present(undefined, "offsets of ACT0816")).toThrow(
    "the catalogue has no offsets of ACT0816",
  );
});

describe("the nearest stations", () => {
  test("of Long Wharf are Boston's own", () => {
    const [first] = nearestStations({ latitude: 42.36, longitude: -71.05 }, "tide", 1);
    expect(first?.name).toBe("Boston");
    expect(first?.distance).toBeLessThan(1);
  });

  test("come in order of distance, of the kind asked for, no more than asked for", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 41.4, max: 43.3, noNaN: true }),
        fc.double({ min: -71.3, max: -69.7, noNaN: true }),
        fc.constantFrom("tide" as const, "current" as const),
        fc.integer({ min: 0, max: 400 }),
        (latitude, longitude, kind, limit) => {
          const position = { latitude, longitude };
          const all = stationIndex.filter((station) => station.kind === kind);
          const near = nearestStations(position, kind, limit);
          expect(near).toHaveLength(Math.min(limit, all.length));
          expect(near.every((station) => station.kind === kind)).toBe(true);
          const distances = near.map(({ distance }) => Number(distance));
          expect(
            distances.every((distance, index) => distance >= (distances[index - 1] ?? 0)),
          ).toBe(true);
          const chosen = new Set(near.map(({ id }) => id));
          const others = all.filter(({ id }) => !chosen.has(id));
          const nearestOther = Math.min(
            ...others.map((station) => distanceBetween(position, station.position)),
          );
          expect(nearestOther).toBeGreaterThanOrEqual(distances.at(-1) ?? 0);
        },
      ),
    );
  });
});
