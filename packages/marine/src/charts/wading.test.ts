import { newSurvey } from "@striper/testkit/chart-builders";
import { describe, expect, test } from "vitest";
import { loadTideStation, nearestStations } from "#marine/stations/index.ts";
import { present } from "#marine/stations/required.ts";
import { createTidePredictor } from "#marine/tides/index.ts";
import { hour, minute } from "#marine/time/index.ts";
import { feet, feetToMetres, metres, metresPerSecond, statuteMiles } from "#marine/units/index.ts";
import {
  depthNow,
  levelAt,
  levelBetween,
  nextDry,
  ordinaryWeather,
  predictedLevel,
  wadingClock,
  type Tide,
} from "./index.ts";

const tide = createTidePredictor(await loadTideStation("8443970"));
const now = Date.UTC(2026, 5, 13, 9);
const heightAt = (instant: number): number => feetToMetres(tide.heightAt(instant));

describe("the depth now", () => {
  test("is the charted depth and the water above the chart's zero, with both margins", () => {
    const water = { height: metres(1.5), margin: metres(0.3) };
    const charted = { from: metres(-3), to: metres(0) };
    expect(depthNow(charted, newSurvey("B"), water)).toEqual({
      from: -1.5,
      to: 1.5,
      margin: 1.3,
      isAtLeast: false,
      survey: newSurvey("B"),
    });
    expect(depthNow({ from: metres(10), to: null }, newSurvey("D"), water)).toEqual({
      from: 11.5,
      to: null,
      margin: 2.8,
      isAtLeast: true,
      survey: newSurvey("D"),
    });
    expect(predictedLevel(tide, now).height).toBeCloseTo(heightAt(now), 9);
  });

  test("between two stations leans to the nearer one and doubts half of what they differ by", () => {
    const near = { height: metres(2), distance: 1000 };
    const far = { height: metres(3), distance: 3000 };
    expect(levelBetween(near, far)).toEqual({ height: 2.25, margin: 0.8 });
    expect(levelBetween(far, near)).toEqual({ height: 2.25, margin: 0.8 });
    const same = { height: metres(1), distance: 0 };
    expect(levelBetween(same, { ...same, height: metres(2) }).height).toBe(1.5);
  });
});

describe("drying ground", () => {
  test("opens when the water falls below it and closes when it rises above it", () => {
    const dry = nextDry(tide, metres(1), now);
    expect(dry).not.toBeNull();
    if (dry === null) return;
    expect(dry.closes).toBeGreaterThan(now);
    for (const instant of [dry.opens, dry.closes]) expect(heightAt(instant)).toBeCloseTo(1, 2);
    expect(heightAt((dry.opens + dry.closes) / 2)).toBeLessThan(1);
    expect(heightAt(dry.opens - 10 * minute)).toBeGreaterThan(1);
    expect(heightAt(dry.closes + 10 * minute)).toBeGreaterThan(1);
  });
});

describe("the wading clock", () => {
  const crossing = { ground: metres(1.5), groundMargin: metres(0.5), distance: metres(300) };
  const wader = { depth: metres(0.5), speed: metresPerSecond(0.5) };
  const calm = { swell: metres(0), surge: metres(0) };
  const station = present(
    nearestStations({ latitude: 42.36, longitude: -71.05 }, "tide", 1)[0],
    "Boston",
  );
  const clockOf = (changes: object = {}) =>
    wadingClock([{ station, tide }], { crossing, wader, sea: calm, ...changes }, now);
  const openedBy = (clock: ReturnType<typeof clockOf>) =>
    clock.kind === "never" ? 0 : clock.closes - clock.opens;

  test("opens and closes where the water, as high as it may be, is as deep as the person wades", () => {
    const clock = clockOf();
    expect(clock.kind).toBe("open");
    expect(clock.margins).toMatchObject({ ground: 0.5, water: 0.3, surge: 0, swell: 0, sum: 0.8 });
    expect(clock.margins.level).toBeCloseTo(1.2, 9);
    if (clock.kind !== "open") return;
    expect(heightAt(clock.closes)).toBeLessThanOrEqual(1.2);
    expect(heightAt(clock.closes + minute)).toBeGreaterThan(1.2);
    expect([clock.opens % minute, clock.closes % minute]).toEqual([0, 0]);
    // Ten minutes of walking, and ten of reserve.
    expect(clock.wayBack).toBe(20 * minute);
    expect(clock.turnBackAt).toBe(clock.closes - 20 * minute);
  });

  test("gives a long way half of itself as reserve", () => {
    const clock = clockOf({ crossing: { ...crossing, distance: metres(1800) } });
    expect(clock).toMatchObject({ kind: "open", wayBack: 1.5 * hour });
  });

  test("takes swell and a surge off, and gives nothing for water below its prediction", () => {
    const rough = clockOf({ sea: { ...calm, swell: metres(0.3), surge: metres(0.2) } });
    expect(rough.margins).toMatchObject({ swell: 0.3, surge: 0.2 });
    expect(rough.margins.sum).toBeCloseTo(1.3, 9);
    expect(openedBy(rough)).toBeLessThan(openedBy(clockOf()));
    const low = clockOf({ sea: { ...calm, surge: metres(-0.4) } });
    expect(low).toEqual(clockOf());
  });

  test("takes the worst that the stations differ by while the way is open, not what they differ by now", () => {
    const far = { ...station, distance: statuteMiles(2) };
    const near = { ...station, distance: statuteMiles(1) };
    const later: Tide = {
      extremes: tide.extremes,
      heightAt: (at) => feet(tide.heightAt(at) + (at > now + hour ? 2 : 0)),
    };
    const water = [
      { station: near, tide },
      { station: far, tide: later },
    ] as const;
    expect(levelAt(water, now).margin).toBeCloseTo(ordinaryWeather, 6);
    const clock = wadingClock(water, { crossing, wader, sea: calm }, now);
    expect(clock.kind).toBe("open");
    if (clock.kind !== "open") return;
    const sample = Array.from(
      { length: 60 },
      (_, index) => clock.opens + (index * (clock.closes - clock.opens)) / 59,
    );
    for (const at of sample) {
      const { height, margin } = levelAt(water, at);
      expect(height + margin - crossing.ground + crossing.groundMargin).toBeLessThanOrEqual(
        wader.depth + 0.01,
      );
    }
    expect(clock.margins.water).toBeCloseTo(ordinaryWeather + feetToMetres(feet(1)), 3);
  });

  test("never opens over ground that stays too deep, nor for who does not walk", () => {
    expect(clockOf({ crossing: { ...crossing, ground: metres(-3) } })).toEqual({
      kind: "never",
      margins: expect.objectContaining({ sum: 0.8 }),
    });
    expect(clockOf({ wader: { ...wader, speed: metresPerSecond(0) } }).kind).toBe("never");
  });
});
