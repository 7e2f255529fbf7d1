import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { loadStation, stationIndex, stationSource, type Station } from "@striper/marine/stations";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { cutRegion, keepCorrections } from "./cut-stations.ts";
import { readData } from "./read-data.ts";
import { isHarmonic, stationFile } from "./station-data.ts";

const file = readData(
  join(import.meta.dirname, "../../data"),
  "stations/stations.json",
  stationFile,
);
const cut = cutRegion();

describe("the stations of data/stations", () => {
  test("are what the installed database gives, but for those that were corrected", () => {
    const manifest = createRequire(import.meta.url).resolve("@neaps/tide-database/package.json");
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(manifest, "utf8")));
    expect(file.database).toBe(version);
    expect(file.stations).toEqual(keepCorrections(cut, file.stations));
  });

  test("reach the app unchanged", async () => {
    expect(stationSource.version).toBe(file.database);
    expect(stationIndex.map(({ id }) => id)).toEqual(file.stations.map(({ id }) => id));
    for (const told of file.stations) {
      const {
        reference: _reference,
        corrected: _corrected,
        ...expected
      } = {
        reference: "",
        corrected: "",
        ...told,
      };
      expect(withNamedConstituents(await loadStation(told.id))).toMatchObject(expected);
    }
  });
});

/** Names the constituents as in the data file. */
function withNamedConstituents(station: Station) {
  if (station.method === "subordinate") return station;
  const named = station.constituents.map(([name, ...pair]) => [name, pair] as const);
  return { ...station, constituents: Object.fromEntries(named) };
}

describe("the cut", () => {
  test("keeps NOAA's printed decimals, not the database's 32-bit numbers", () => {
    for (const station of cut.filter(isHarmonic)) {
      const numbers = Object.values(station.constituents);
      expect(numbers.length).toBeGreaterThan(5);
      for (const [amplitude, phase] of numbers) {
        expect(String(amplitude)).toMatch(/^\d+(\.\d{1,3})?$/);
        expect(String(phase)).toMatch(/^\d+(\.\d)?$/);
      }
    }
  });
});
