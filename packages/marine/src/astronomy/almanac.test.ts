import { describe, expect, test } from "vitest";
import { harborDate, type Instant, minute, shiftDate } from "#marine/time/index.ts";
import {
  instantOf,
  moonTimes2019,
  oneDays,
  type PublishedTime,
  sunTimes2019,
  toronto,
  torontoTimes,
  yearlyTablePlace,
} from "./almanac.fixture.ts";
import { moonAt, moonEvents, sunEvents } from "./index.ts";

type Events = Readonly<Record<"rise" | "set", Instant | null>>;

function differences(
  published: readonly PublishedTime[],
  eventsOf: (date: string) => Events,
): number[] {
  return published.map(({ event, at }) => {
    // A published time is rounded to the minute and may fall on the other side of midnight in Boston.
    const date = harborDate(at);
    const own = [-1, 0, 1].map((days) => eventsOf(shiftDate(date, days))[event] ?? Infinity);
    return Math.min(...own.map((instant) => Math.abs(instant - at))) / 1000;
  });
}

describe("agreement with the US Naval Observatory", () => {
  test("sunrise and sunset in 2019 agree within a minute", () => {
    const off = differences(sunTimes2019, (date) => sunEvents(date, yearlyTablePlace));
    expect(off.length).toBeGreaterThan(250);
    expect(Math.max(...off)).toBeLessThanOrEqual(60);
  });

  test("moonrise and moonset in 2019 agree within a minute", () => {
    const off = differences(moonTimes2019, (date) => moonEvents(date, yearlyTablePlace));
    expect(off.length).toBeGreaterThan(330);
    expect(Math.max(...off)).toBeLessThanOrEqual(60);
  });

  test("sunrise and sunset at 43 40 N in April 2001 agree within a minute", () => {
    expect(
      Math.max(...differences(torontoTimes, (date) => sunEvents(date, toronto))),
    ).toBeLessThanOrEqual(60);
  });

  describe.each(oneDays)(
    "the sheet of $date",
    ({ date, position, sun, moon, phase, illumination, quarter }) => {
      test("twilight, rise, transit and set agree within a minute", () => {
        const own = { sun: sunEvents(date, position), moon: moonEvents(date, position) };
        for (const name of ["civilDawn", "rise", "set", "civilDusk"] as const) {
          const off = (own.sun[name] ?? 0) - instantOf(`${date}T${sun[name]}-05:00`);
          expect(Math.abs(off), `sun ${name}`).toBeLessThanOrEqual(minute);
        }
        for (const name of ["rise", "upperTransit", "set"] as const) {
          const off = (own.moon[name] ?? 0) - instantOf(`${date}T${moon[name]}-05:00`);
          expect(Math.abs(off), `moon ${name}`).toBeLessThanOrEqual(minute);
        }
      });

      test("phase and illumination at noon agree", () => {
        const state = moonAt(instantOf(`${date}T12:00-05:00`));
        expect(state.phase).toBe(phase);
        expect(state.illumination).toBeCloseTo(illumination, 2);
      });

      test("the moment of the quarter agrees within two minutes", () => {
        const at = instantOf(quarter.at);
        expect(moonAt(at).phase).toBe(quarter.phase);
        // The ephemeris is accurate to about 20 arc seconds, which the moon covers in 40 seconds.
        expect(moonAt(at - 2 * minute).phaseAngle).toBeLessThan(quarter.angle);
        expect(moonAt(at + 2 * minute).phaseAngle).toBeGreaterThan(quarter.angle);
      });
    },
  );
});
