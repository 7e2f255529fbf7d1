import { hour, minute, parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { findTideStation } from "#server/features/tides/tide-stations.ts";
import { presentStage, presentTides } from "#server/features/tides/tides.presenter.ts";

const at = (text: string) => parseIso(text) ?? 0;

const boston = await findTideStation("8443970");
/** 1:15 a.m. in Boston. */
const night = at("2026-06-13T05:15:00Z");

const tidesOf = (wanted: { from?: string; days: number }, now = night) =>
  presentTides(boston, wanted, null, now).tides;

describe("the list of tides", () => {
  // SPEC 7.13
  test("contains every high and low of the requested days, and no other", () => {
    const tides = tidesOf({ from: "2026-06-13", days: 2 });
    expect(tides.every(({ datetime }) => at(datetime) >= at("2026-06-13T04:00:00Z"))).toBe(true);
    expect(tides.every(({ datetime }) => at(datetime) < at("2026-06-15T04:00:00Z"))).toBe(true);
    expect(tides.length).toBeGreaterThanOrEqual(7);
  });

  test("covers the whole day when clocks change", () => {
    const tides = tidesOf({ from: "2026-11-01", days: 1 });
    expect(tides.every(({ datetime }) => at(datetime) < at("2026-11-02T05:00:00Z"))).toBe(true);
    expect(tides.at(-1) === undefined).toBe(false);
  });

  // SPEC 3.12
  test("names each tide by both names of the wire", () => {
    for (const { datetime, t, height, v } of tidesOf({ days: 3 })) {
      expect(t).toBe(datetime);
      expect(v).toBe(height);
    }
  });
});

describe("the stage", () => {
  // SPEC 3.13, 4.13
  test("shows the next tide and the progress towards it", () => {
    const stage = presentStage(boston.tide, night);
    expect(stage.tide_stage).toBe("FALLING");
    expect(stage.current_stage).toBe(stage.tide_stage);
    expect(stage.next?.type).toBe("L");
    expect(at(stage.next?.datetime ?? "")).toBeGreaterThan(night);
    expect(stage.minutes_to_next).toBe(Math.round((stage.time_to_next ?? 0) * 60));
    expect(stage.progress).toBeGreaterThanOrEqual(0);
    expect(stage.progress).toBeLessThanOrEqual(100);
  });
});

describe("the observed level", () => {
  const measured = (ago: number, above: number) => {
    const measuredAt = night - ago;
    const height = boston.tide.heightAt(measuredAt) + above;
    return presentTides(boston, { days: 1 }, { at: measuredAt, height }, night).observed_level;
  };

  // SPEC 9.18
  test("is compared with the prediction for the moment it was measured", () => {
    expect(measured(12 * minute, 0.42)).toMatchObject({
      above_prediction: 0.42,
      source: "NOAA CO-OPS 8443970",
      observed_at: "2026-06-13T05:03:00Z",
      status: "live",
    });
  });

  test("is stale after half an hour and missing after three", () => {
    expect(measured(40 * minute, 0).status).toBe("stale");
    expect(measured(4 * hour, 0)).toEqual({
      height: null,
      above_prediction: null,
      source: null,
      observed_at: null,
      issued_at: null,
      status: "none",
    });
  });
});
