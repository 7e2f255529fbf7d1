import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  loadTideStation,
  stationIndex,
  type HarmonicTideStation,
  type SubordinateTideStation,
} from "#marine/stations/index.ts";
import { day, formatIso, hour, minute } from "#marine/time/index.ts";
import { createTidePredictor, type TideExtreme } from "./index.ts";

const tideIds = stationIndex.filter(({ kind }) => kind === "tide").map(({ id }) => id);
const boston = await loadTideStation("8443970");
const bostonTides = createTidePredictor(boston);

const madeUp = (
  constituents: HarmonicTideStation["constituents"],
  meanSeaLevel = 1,
): HarmonicTideStation => ({
  id: "made-up",
  name: "Made up",
  kind: "tide",
  method: "harmonic",
  position: { latitude: 42, longitude: -70 },
  datum: "MLLW",
  epoch: { start: "1983-01-01", end: "2001-12-31" },
  levels: { MHHW: 2, MHW: 1.9, MSL: meanSeaLevel, MLW: 0.1 },
  constituents,
});

const following = (
  reference: HarmonicTideStation,
  offsets: SubordinateTideStation["offsets"],
): SubordinateTideStation => ({
  id: "follower",
  name: "Follower",
  kind: "tide",
  method: "subordinate",
  position: { latitude: 42, longitude: -70 },
  referenceId: reference.id,
  reference,
  offsets,
});

const alternates = (tides: readonly TideExtreme[]): boolean =>
  tides.every(({ type }, index) => type !== tides[index + 1]?.type);

describe("every tide station of the region", () => {
  test.each(tideIds)("%s has about 1,411 alternating tides a year", async (id) => {
    const predictor = createTidePredictor(await loadTideStation(id));
    const tides = predictor.extremes(Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1));
    // A year has 705.8 lunar half days; Vineyard Sound's double tides add some.
    expect(tides.length).toBeGreaterThanOrEqual(1408);
    expect(tides.length).toBeLessThan(1470);
    expect(alternates(tides)).toBe(true);
    expect(tides.every(({ instant }) => instant % minute === 0)).toBe(true);
    for (const [index, tide] of tides.entries()) {
      const next = tides[index + 1];
      if (next === undefined) continue;
      expect(tide.instant).toBeLessThan(next.instant);
      expect(tide.height > next.height).toBe(tide.type === "H");
    }
  });
});

describe("ranges", () => {
  test("include their start and exclude their end", () => {
    const [first, second] = bostonTides.extremes(Date.UTC(2026, 5, 1), Date.UTC(2026, 5, 3));
    const from = first?.instant ?? NaN;
    const to = second?.instant ?? NaN;
    const instants = (start: number, end: number): number[] =>
      bostonTides.extremes(start, end).map(({ instant }) => instant);
    expect(instants(from, to)).toEqual([from]);
    expect(instants(from + 1, to)).toEqual([]);
    expect(instants(from, to + 1)).toEqual([from, to]);
    const curve = bostonTides.curve(from, from + hour, 20 * minute);
    expect(curve.map(({ instant }) => instant - from)).toEqual([0, 20 * minute, 40 * minute]);
  });
});

describe("double and vanishing tides", () => {
  const from = Date.UTC(2026, 2, 1);

  test("a dent of less than a tenth of a foot in a high is not a tide", () => {
    const dented = madeUp([
      ["M2", 1, 0],
      ["M8", 0.08, 180],
    ]);
    const smooth = madeUp([["M2", 1, 0]]);
    const tides = createTidePredictor(dented).extremes(from, from + 14 * day);
    expect(alternates(tides)).toBe(true);
    expect(tides).toHaveLength(createTidePredictor(smooth).extremes(from, from + 14 * day).length);
  });

  test("a larger dent gives two highs with a low between", () => {
    const double = madeUp([
      ["M2", 1, 0],
      ["M4", 0.8, 180],
    ]);
    const tides = createTidePredictor(double).extremes(from, from + 14 * day);
    expect(alternates(tides)).toBe(true);
    expect(tides.length).toBeGreaterThan(100);
  });
});

describe("subordinate stations", () => {
  test("highs and lows are the reference's, shifted and scaled by the published numbers", async () => {
    // NOAA for Wellfleet: Boston plus 14 and 30 minutes, both heights times 1.05.
    const wellfleet = createTidePredictor(await loadTideStation("8446613"));
    const from = Date.UTC(2026, 5, 1);
    const tides = wellfleet.extremes(from, from + 3 * day);
    const expected = bostonTides
      .extremes(from - hour, from + 3 * day)
      .map(({ instant, height, type }) => ({
        instant: instant + (type === "H" ? 14 : 30) * minute,
        height: height * 1.05,
        type,
      }))
      .filter(({ instant }) => instant >= from && instant < from + 3 * day);
    expect(tides).toHaveLength(expected.length);
    for (const [index, tide] of tides.entries()) {
      expect(formatIso(tide.instant)).toBe(formatIso(expected[index]?.instant ?? 0));
      expect(tide.type).toBe(expected[index]?.type);
      expect(tide.height).toBeCloseTo(expected[index]?.height ?? NaN, 9);
    }
  });

  test("the curve equals the reference's without offsets", () => {
    const same = createTidePredictor(
      following(
        madeUp([
          ["M2", 1, 40],
          ["N2", 0.3, 80],
          ["M4", 0.05, 10],
        ]),
        {
          time: { high: 0, low: 0 },
          height: { type: "ratio", high: 1, low: 1 },
        },
      ),
    );
    const reference = createTidePredictor(
      madeUp([
        ["M2", 1, 40],
        ["N2", 0.3, 80],
        ["M4", 0.05, 10],
      ]),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) }),
        (instant) => {
          expect(same.heightAt(instant)).toBeCloseTo(reference.heightAt(instant), 6);
        },
      ),
    );
  });

  test.each(tideIds.filter((id) => stationIndex.some((s) => s.id === id && s.referenceId)))(
    "the curve of %s is smooth and passes through its highs and lows",
    async (id) => {
      const predictor = createTidePredictor(await loadTideStation(id));
      const from = Date.UTC(2025, 11, 30);
      const to = from + 4 * day;
      const curve = predictor.curve(from, to, 6 * minute);
      expect(curve).toHaveLength(960);
      const steps = curve
        .slice(1)
        .map(({ height }, index) => height - (curve[index]?.height ?? NaN));
      // The fastest water here, 13 ft in six hours, moves 0.35 ft in six minutes.
      expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.45);
      for (const { instant, height } of predictor.extremes(from, to)) {
        expect(predictor.heightAt(instant)).toBeCloseTo(height, 2);
        expect(Math.abs(predictor.rateAt(instant))).toBeLessThan(0.2);
      }
    },
  );

  test("events keep their order when offsets would swap the ends of a short stand", () => {
    const reference = madeUp([
      ["M2", 1, 0],
      ["M4", 0.8, 180],
    ]);
    const predictor = createTidePredictor(
      following(reference, {
        time: { high: 240, low: -60 },
        height: { type: "ratio", high: 1, low: 1 },
      }),
    );
    const from = Date.UTC(2026, 2, 1);
    const tides = predictor.extremes(from, from + 5 * day);
    expect(tides.length).toBeGreaterThan(30);
    for (const [index, tide] of tides.slice(1).entries()) {
      expect(tide.instant).toBeGreaterThan(tides[index]?.instant ?? Infinity);
    }
    for (const { height } of predictor.curve(from, from + 2 * day, 10 * minute)) {
      expect(Number.isFinite(height)).toBe(true);
    }
  });
});
