import { createCurrentPredictor } from "@striper/marine/currents";
import { loadCurrentStation, loadTideStation } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import { day } from "@striper/marine/time";
import { feet } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { tideMoments, type Water } from "#angling/tides/index.ts";

const from = Date.UTC(2026, 5, 13);
const to = from + day;
const tide = createTidePredictor(await loadTideStation("8443970"));
const current = createCurrentPredictor(await loadCurrentStation("BOS1111"));
const heights: Water = { kind: "tide", tide };
const speeds: Water = { kind: "current", current };

describe("the moments of a day", () => {
  test("are the turns of the tide for high and low water", () => {
    const turns = tide.extremes(from, to);
    const high = tideMoments({ kind: "high" }, heights, from, to);
    const low = tideMoments({ kind: "low" }, heights, from, to);
    expect([...high, ...low].toSorted((a, b) => a - b)).toEqual(
      turns.map(({ instant }) => instant),
    );
    for (const moment of high) expect(tide.heightAt(moment)).toBeGreaterThan(6);
    for (const moment of low) expect(tide.heightAt(moment)).toBeLessThan(3);
  });

  test("are between the turns for a height, one in each direction", () => {
    const passing = (direction: "rising" | "falling") =>
      tideMoments({ kind: "height", height: feet(4), direction }, heights, from, to);
    for (const moment of [...passing("rising"), ...passing("falling")])
      expect(tide.heightAt(moment)).toBeCloseTo(4, 2);
    for (const moment of passing("rising")) expect(tide.rateAt(moment)).toBeGreaterThan(0);
    for (const moment of passing("falling")) expect(tide.rateAt(moment)).toBeLessThan(0);
  });

  test("are the turns of the current for slack water", () => {
    const slacks = tideMoments({ kind: "slack" }, speeds, from, to);
    expect(slacks.length).toBeGreaterThanOrEqual(3);
    for (const moment of slacks) expect(Math.abs(current.speedAt(moment))).toBeLessThan(0.1);
  });
});
