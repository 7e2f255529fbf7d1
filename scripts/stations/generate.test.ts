import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { loadStation, stationIndex } from "@striper/marine/stations";
import { describe, expect, test } from "vitest";
import { cutRegion } from "./cut.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("the catalogue is what the installed database gives, file by file", () => {
  const run = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/stations/generate.ts", "--check"],
    { cwd: root, encoding: "utf8" },
  );
  expect(run.stderr).toBe("");
  expect(run.status).toBe(0);
});

describe("the cut", () => {
  const catalogue = cutRegion();

  test("reaches the app unchanged", async () => {
    expect(stationIndex).toEqual(catalogue.summaries);
    for (const station of catalogue.harmonic) {
      expect(await loadStation(station.id)).toEqual(station);
    }
  });

  test("has the offsets of every subordinate station and constituents of every other", () => {
    const subordinate = catalogue.summaries.filter(({ method }) => method === "subordinate");
    expect(catalogue.tideOffsets.size + catalogue.currentOffsets.size).toBe(subordinate.length);
    expect(catalogue.harmonic).toHaveLength(catalogue.summaries.length - subordinate.length);
  });

  test("keeps NOAA's printed decimals, not the database's 32-bit numbers", () => {
    for (const { constituents } of catalogue.harmonic) {
      expect(constituents.length).toBeGreaterThan(5);
      for (const [, amplitude, phase] of constituents) {
        expect(String(amplitude)).toMatch(/^\d+(\.\d{1,3})?$/);
        expect(String(phase)).toMatch(/^\d+(\.\d)?$/);
      }
    }
  });
});
