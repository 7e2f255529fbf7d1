import { Body, Observer, SearchHourAngle, SearchMoonPhase, SearchRiseSet } from "astronomy-engine";
import { describe, expect, test } from "vitest";
import type { Position } from "#marine/geo/index.ts";
import { day, harborDate, harborDayBounds, hour, type Instant } from "#marine/time/index.ts";
import { moonAt, moonEvents } from "./index.ts";

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
});

describe("moonrise, moonset and the transits", () => {
  test("they agree with the library's own search within a second, and none is missed", () => {
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
        // Two missing events agree; a missing and a present one are far apart.
        const off = Math.abs((own[name] ?? 0) - (found[name] ?? 0));
        expect(off, `${name} on ${date}`).toBeLessThan(1000);
      }
    }
  });
});
