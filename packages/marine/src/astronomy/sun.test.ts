import { Body, Equator, Horizon, Observer } from "astronomy-engine";
import * as fc from "fast-check";
import { getTimes } from "suncalc";
import { describe, expect, test } from "vitest";
import type { Position } from "#marine/geo/index.ts";
import { day, harborDate, hour, minute } from "#marine/time/index.ts";
import { instants, places } from "./properties.fixture.ts";
import { moonEvents, solunarPeriods, sunAltitude, sunEvents } from "./index.ts";

const boston: Position = { latitude: 42.36, longitude: -71.05 };
const start = Date.UTC(2026, 0, 1);

describe("the altitude of the sun", () => {
  test("agrees with the full ephemeris within two hundredths of a degree", () => {
    fc.assert(
      fc.property(instants, places, (instant, { latitude, longitude }) => {
        const observer = new Observer(latitude, longitude, 0);
        const { ra, dec } = Equator(Body.Sun, new Date(instant), observer, true, true);
        const { altitude } = Horizon(new Date(instant), observer, ra, dec);
        expect(Math.abs(sunAltitude(instant, { latitude, longitude }) - altitude)).toBeLessThan(
          0.02,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe("sunrise, sunset and the twilights", () => {
  test("an independent ephemeris (suncalc) gives the same within two minutes", () => {
    for (let offset = 0; offset < 365; offset += 7) {
      const date = harborDate(start + offset * day + 17 * hour);
      const events = sunEvents(date, boston);
      const other = getTimes(
        new Date(start + offset * day + 17 * hour),
        boston.latitude,
        boston.longitude,
      );
      const pairs = [
        [events.rise, other.sunrise],
        [events.set, other.sunset],
        [events.civilDawn, other.dawn],
        [events.nauticalDusk, other.nauticalDusk],
        [events.astronomicalDawn, other.nightEnd],
      ] as const;
      for (const [own, theirs] of pairs) {
        expect(Math.abs((own ?? 0) - Number(theirs))).toBeLessThan(2 * minute);
      }
    }
  });

  test("missing twilights are null in a northern summer night that never gets dark", () => {
    const events = sunEvents("2026-06-21", { latitude: 60, longitude: -71 });
    expect(events).toMatchObject({
      kind: "covered",
      astronomicalDawn: null,
      nauticalDawn: null,
      nauticalDusk: null,
      astronomicalDusk: null,
    });
    expect(events.rise).not.toBeNull();
    expect(events.civilDusk).not.toBeNull();
  });

  test.each([
    ["north pole", { latitude: 90, longitude: 0 }],
    ["Svalbard in the midnight sun", { latitude: 78.2, longitude: 15.6 }],
    ["Antarctica", { latitude: -70, longitude: 0 }],
    ["no longitude on earth", { latitude: 42, longitude: 200 }],
    ["nowhere", { latitude: Number.NaN, longitude: Number.NaN }],
  ])("%s is outside the coverage and has no sun, moon or solunar times", (_name, place) => {
    const { kind: sunKind, ...sun } = sunEvents("2026-06-21", place);
    const { kind: moonKind, ...moon } = moonEvents("2026-06-21", place);
    expect([sunKind, moonKind]).toEqual(["outside-coverage", "outside-coverage"]);
    expect([...Object.values(sun), ...Object.values(moon)].every((time) => time === null)).toBe(
      true,
    );
    expect(solunarPeriods(start, start + 7 * day, place)).toEqual([]);
  });
});
