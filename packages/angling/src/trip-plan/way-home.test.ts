import { predictors } from "@striper/marine/predictors";
import { hour, instantOfHarborTime, minute, type Instant } from "@striper/marine/time";
import { feet, knots } from "@striper/marine/units";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barOf } from "#angling/spots/bar.ts";
import { wayHome, type WayHomeQuestion, type WindSpan } from "#angling/trip-plan/way-home.ts";

const tide = await predictors.tide("8443970");
const boston = { latitude: 42.35, longitude: -70.95 };
const merrimack = barOf("merrimack-river-mouth");

const calm = (
  from: Instant,
  hours: number,
  other: (index: number) => Partial<WindSpan> = () => ({}),
): WindSpan[] =>
  Array.from({ length: hours }, (_, index) => ({
    from: from + index * hour,
    to: from + (index + 1) * hour,
    wind: knots(8),
    gusts: knots(10),
    thunder: false,
    ...other(index),
  }));

const start = instantOfHarborTime("2026-06-13", 5);

const question = (parts: Partial<WayHomeQuestion> = {}): WayHomeQuestion => {
  const startsAt = parts.startsAt ?? start;
  return {
    position: boston,
    vessel: "boat",
    startsAt,
    backAt: startsAt + 6 * hour,
    homeMinutes: 40,
    afterDark: false,
    bar: null,
    rampNeeds: null,
    water: { tide, current: null },
    winds: calm(startsAt, 24),
    ...parts,
  };
};

describe("the latest hour to turn back", () => {
  test("is one and a half times the way home before the wanted return", () => {
    const { turnBackBy, limits } = wayHome(question());
    expect(limits[0]).toMatchObject({ kind: "wish", backBy: start + 6 * hour });
    expect(turnBackBy).toBe(start + 6 * hour - 60 * minute);
    const short = wayHome(question({ homeMinutes: 4 }));
    expect(short.turnBackBy).toBe(start + 6 * hour - 14 * minute);
  });

  test("is before dark, unless being out after dark is intended", () => {
    const evening = instantOfHarborTime("2026-06-13", 17);
    const late = { startsAt: evening, backAt: evening + 6 * hour };
    expect(wayHome(question(late)).limits[0]?.kind).toBe("daylight");
    expect(wayHome(question({ ...late, afterDark: true })).limits[0]?.kind).toBe("wish");
  });

  test("is before wind with a NO verdict", () => {
    const winds = calm(start, 24, (index) => (index === 3 ? { gusts: knots(27) } : {}));
    expect(wayHome(question({ winds })).limits[0]).toMatchObject({
      kind: "wind",
      backBy: start + 3 * hour,
      figure: "Gusts 27 kt",
    });
    const [first] = wayHome(question({ winds, vessel: "shore" })).limits;
    expect(first?.kind).toBe("wish");
  });

  test("is before 15 kt in a kayak, which still allows a boat", () => {
    const winds = calm(start, 24, (index) => (index === 3 ? { wind: knots(16) } : {}));
    const [kayak] = wayHome(question({ winds, vessel: "kayak" })).limits;
    expect(kayak).toMatchObject({ kind: "wind", backBy: start + 3 * hour, figure: "Wind 16 kt" });
    expect(wayHome(question({ winds })).limits[0]?.kind).toBe("wish");
  });

  test("is before sea or fog with a NO verdict for the craft", () => {
    const later = { from: start + 2 * hour, to: start + 8 * hour, gusts: null, thunder: false };
    const rough = { ...later, wind: null, sea: feet(5) };
    const foggy = { ...later, wind: null, fog: true };
    const firstOf = (span: typeof rough | typeof foggy, vessel: "boat" | "kayak") =>
      wayHome(question({ winds: [...calm(start, 24), span], vessel })).limits[0];
    expect(firstOf(rough, "boat")).toMatchObject({ kind: "sea", figure: "Seas 5 ft" });
    expect(firstOf(foggy, "kayak")).toMatchObject({ kind: "fog", backBy: start + 2 * hour });
    expect(firstOf(foggy, "boat")?.kind).toBe("wish");
  });

  test("is before thunder, also ashore", () => {
    const winds = calm(start, 24, (index) => ({ thunder: index === 2 }));
    const [first] = wayHome(question({ winds, vessel: "shore" })).limits;
    expect(first).toMatchObject({ kind: "thunder", backBy: start + 2 * hour });
  });

  test("is before a warning begins", () => {
    const warning = {
      from: start + 4 * hour,
      to: start + 9 * hour,
      wind: null,
      gusts: null,
      thunder: false,
      headlines: ["Gale Warning"],
    };
    const { limits, unknown } = wayHome(question({ winds: [...calm(start, 24), warning] }));
    expect(limits[0]).toMatchObject({ kind: "warning", figure: "Gale Warning" });
    expect(unknown).toEqual(["ramp"]);
  });

  test("is before the ramp has less water than the user needs", () => {
    const { limits } = wayHome(question({ startsAt: start + 6 * hour, rampNeeds: feet(4) }));
    const ramp = limits.find(({ kind }) => kind === "ramp");
    expect(ramp).toBeDefined();
    const least = 4 + 0.98;
    expect(tide.heightAt(ramp?.backBy ?? 0)).toBeGreaterThanOrEqual(least);
    expect(tide.heightAt((ramp?.backBy ?? 0) + 2 * minute)).toBeLessThan(least + 0.02);
  });

  test("is before the next ebb over a bar on the way, and every ebb is listed to avoid", () => {
    const { limits, avoid } = wayHome(question({ bar: merrimack }));
    const bar = limits.find(({ kind }) => kind === "bar");
    expect(avoid.map(({ from }) => from)).toContain(bar?.backBy);
    for (const { from, to } of avoid) expect(from).toBeLessThan(to);
    expect(wayHome(question({ bar: merrimack, vessel: "shore" })).avoid).toEqual([]);
  });

  test("is before the start of a trip that begins in the dark, unless that is intended", () => {
    for (const hourOfDay of [21, 3]) {
      const dark = instantOfHarborTime("2026-06-13", hourOfDay, 30);
      const late = { startsAt: dark, backAt: dark + 4 * hour };
      const { limits, turnBackBy } = wayHome(question(late));
      expect(limits[0]?.kind).toBe("daylight");
      expect(turnBackBy).toBeLessThan(dark);
      expect(wayHome(question({ ...late, afterDark: true })).limits[0]?.kind).toBe("wish");
    }
  });

  test("is before dark on the way over a bar, even when the dark is intended", () => {
    const evening = instantOfHarborTime("2026-06-13", 17);
    const late = { startsAt: evening, backAt: evening + 9 * hour, afterDark: true };
    const kinds = wayHome(question({ ...late, bar: merrimack })).limits.map(({ kind }) => kind);
    expect(kinds).toContain("daylight");
  });

  test("is before the current station's ebb, to the minute and never after its start", async () => {
    const current = await predictors.current("ACT0816");
    for (let day = 0; day < 20; day += 1) {
      const startsAt = start + day * 25 * hour;
      const { limits } = wayHome(question({ startsAt, bar: merrimack, water: { tide, current } }));
      const ebb = limits.find(({ kind }) => kind === "bar")?.backBy ?? Number.NaN;
      expect(current.speedAt(ebb)).toBeGreaterThanOrEqual(0);
      expect(current.speedAt(ebb + 2 * minute)).toBeLessThan(0);
    }
  });

  test("is before an ebb that begins in the minute of the trip's start", () => {
    const ebb = wayHome(question({ bar: merrimack })).avoid.find(({ from }) => from > start);
    const startsAt = ebb?.from ?? Number.NaN;
    const { limits } = wayHome(question({ startsAt, bar: merrimack }));
    expect(limits.find(({ kind }) => kind === "bar")?.backBy).toBe(startsAt);
  });

  test("is before the start when a trip does not fit, and is not adjusted", () => {
    const { turnBackBy } = wayHome(question({ homeMinutes: 300 }));
    expect(turnBackBy).toBeLessThan(start);
  });
});

describe("an unknown condition", () => {
  test("is named and never counts as calm", () => {
    const nothing = wayHome(
      question({ winds: [], water: { tide: null, current: null }, bar: merrimack }),
    );
    expect(nothing.unknown).toEqual(["tide", "ramp", "wind", "bar"]);
    expect(nothing.windKnownUntil).toBe(start);
  });

  test("includes wind after the forecast's end", () => {
    const { unknown, windKnownUntil } = wayHome(question({ winds: calm(start, 3) }));
    expect(unknown).toContain("wind-later");
    expect(windKnownUntil).toBe(start + 3 * hour);
  });
});

const momentsOf = (date: string, hourOfDay: number) => instantOfHarborTime(date, hourOfDay);

test.each([
  ["over midnight", momentsOf("2026-06-13", 21)],
  ["over the night in which clocks go back", momentsOf("2026-10-31", 22)],
  ["over the night in which clocks go forward", momentsOf("2026-03-07", 22)],
  ["over the year's end", momentsOf("2026-12-31", 21)],
])("a trip %s is as long as the clock on the wall does not say", (_, startsAt) => {
  const backAt = startsAt + 6 * hour;
  const parts = { startsAt, backAt, afterDark: true, winds: calm(startsAt, 24) };
  expect(wayHome(question(parts)).turnBackBy).toBe(backAt - 60 * minute);
});

test("the time to turn back is never later than any limit allows", () => {
  fc.assert(
    fc.property(
      fc.record({
        startsAt: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 2) }),
        length: fc.integer({ min: 30, max: 2880 }),
        homeMinutes: fc.integer({ min: 0, max: 240 }),
        vessel: fc.constantFrom("boat" as const, "kayak" as const, "shore" as const),
        afterDark: fc.boolean(),
        hasBar: fc.boolean(),
        rampNeeds: fc.option(fc.integer({ min: 0, max: 9 })),
        gusts: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }),
      }),
      ({ startsAt, length, homeMinutes, vessel, afterDark, hasBar, rampNeeds, gusts }) => {
        const backAt = startsAt + length * minute;
        const answer = wayHome(
          question({
            startsAt,
            backAt,
            homeMinutes,
            vessel,
            afterDark,
            bar: hasBar ? merrimack : null,
            rampNeeds: rampNeeds === null ? null : feet(rampNeeds),
            winds: gusts.map((gust, index) => ({
              from: startsAt + index * hour,
              to: startsAt + (index + 1) * hour,
              wind: knots(gust / 2),
              gusts: knots(gust),
              thunder: false,
            })),
          }),
        );
        const way = homeMinutes * minute;
        for (const { backBy } of answer.limits)
          expect(answer.turnBackBy + way).toBeLessThan(backBy);
        expect(answer.turnBackBy + way).toBeLessThan(backAt);
        const ebbsAhead = answer.avoid.filter(({ from }) => from > startsAt);
        for (const { from } of ebbsAhead) expect(answer.turnBackBy + way).toBeLessThan(from);
      },
    ),
    { numRuns: 150 },
  );
});
