import { Body, Observer, SearchHourAngle, SearchMoonPhase, SearchRiseSet } from "astronomy-engine";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Position } from "#marine/geo/index.ts";
import { day, harborDate, harborDayBounds, hour, type Instant } from "#marine/time/index.ts";
import { instants } from "./properties.fixture.ts";
import { createBodyTrack } from "./body-track.ts";
import { moonAt, moonEvents, moonPhaseNames } from "./index.ts";
import { signChanges } from "./sign-changes.ts";

const boston: Position = { latitude: 42.36, longitude: -71.05 };
const start = Date.UTC(2026, 0, 1);

describe("the phase of the moon", () => {
  test.each([
    [0, "New Moon", 0],
    [90, "First Quarter", 0.5],
    [180, "Full Moon", 1],
    [270, "Last Quarter", 0.5],
  ] as const)("at %d degrees it is %s and lit %d", (angle, name, lit) => {
    const moment = SearchMoonPhase(angle, new Date(start), 40);
    const state = moonAt(moment?.date.getTime() ?? 0);
    expect(state.phase).toBe(name);
    expect(state.illumination).toBeCloseTo(lit, 1);
  });

  test("the eight names follow each other through a month and begin anew", () => {
    const newMoon = SearchMoonPhase(0, new Date(start), 40)?.date.getTime() ?? 0;
    const names: string[] = [];
    for (let instant = newMoon; instant < newMoon + 29 * day; instant += hour) {
      const { phase } = moonAt(instant);
      if (names.at(-1) !== phase) names.push(phase);
    }
    expect(names).toEqual([...moonPhaseNames, "New Moon"]);
  });

  test("more is lit the farther the moon stands from the sun", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const { phaseAngle, illumination } = moonAt(instant);
        expect(phaseAngle).toBeGreaterThanOrEqual(0);
        expect(phaseAngle).toBeLessThan(360);
        // Latitude (5 degrees) and parallax keep it from being exact.
        const byLongitude = (1 - Math.cos((phaseAngle * Math.PI) / 180)) / 2;
        expect(Math.abs(illumination - byLongitude)).toBeLessThan(0.01);
      }),
    );
  });
});

describe("moonrise, moonset and the transits", () => {
  test("they agree with the library's own search within a second, none is lost", () => {
    const observer = new Observer(boston.latitude, boston.longitude, 0);
    for (let offset = 0; offset < 120; offset += 1) {
      const date = harborDate(start + offset * day + 17 * hour);
      const { from, to } = harborDayBounds(date);
      const within = (time: Instant | undefined): Instant | null =>
        time !== undefined && time < to ? time : null;
      const found = {
        rise: within(SearchRiseSet(Body.Moon, observer, 1, new Date(from), 2)?.date.getTime()),
        set: within(SearchRiseSet(Body.Moon, observer, -1, new Date(from), 2)?.date.getTime()),
        upperTransit: within(
          SearchHourAngle(Body.Moon, observer, 0, new Date(from)).time.date.getTime(),
        ),
        lowerTransit: within(
          SearchHourAngle(Body.Moon, observer, 12, new Date(from)).time.date.getTime(),
        ),
      };
      const own = moonEvents(date, boston);
      for (const name of ["rise", "set", "upperTransit", "lowerTransit"] as const) {
        // Two absent events agree, an absent and a present one are far apart.
        const off = Math.abs((own[name] ?? 0) - (found[name] ?? 0));
        expect(off, `${name} on ${date}`).toBeLessThan(1000);
      }
    }
  });

  test("about once a month a day passes without a moonrise", () => {
    const days = Array.from({ length: 59 }, (_, offset) =>
      harborDate(start + offset * day + 17 * hour),
    );
    const without = days.filter((date) => moonEvents(date, boston).rise === null);
    expect(without).toHaveLength(2);
  });
});

describe("the machinery", () => {
  test("a sign change at the first instant counts, one at the end belongs to the next stretch", () => {
    const at = start + 5 * hour;
    const quantity = (instant: Instant): number => instant - at;
    expect(signChanges(quantity, at, at + day).upward).toEqual([at]);
    expect(signChanges(quantity, start, at).upward).toEqual([]);
    expect(signChanges(quantity, start, at + 1).upward).toEqual([at]);
    expect(signChanges((instant) => at - 1 - instant, start, at + day).downward).toEqual([at]);
  });

  test("a track does not answer for times it was not made for", () => {
    const track = createBodyTrack({ body: Body.Moon, radius: 1737.4 }, boston, start, start + day);
    expect(() => track.altitude(start + 10 * day)).toThrow("instant outside the track");
  });
});
