import { harborDayBounds, hour, instantOfHarborTime, type Instant } from "@striper/marine/time";
import { degrees, feet, knots } from "@striper/marine/units";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  barConditionsIn,
  barFindings,
  type BarConditions,
} from "#angling/bite-score/bar-safety.ts";
import type { SafetyCraft } from "#angling/safety/limits.ts";
import { bitePlaceAt, bitePlaceOfSpot } from "#angling/bite-score/place.ts";
import { predictorsFor, spotById, spots } from "#angling/spots/index.ts";

const wind = (speed: number, from: number | null) => ({
  speed: knots(speed),
  from: from === null ? null : degrees(from),
  source: "marine forecast" as const,
});

const ofBoston = (speed: number, from: number) =>
  ({ ...wind(speed, from), source: "Boston forecast" }) as const;

const waves = (height: number) => ({ height: feet(height), source: "buoy" as const });

/** A daytime ebb over a bar that opens to the east, with a light offshore wind. */
const dayEbb: BarConditions = {
  bar: { rating: "rated", seaward: 90, zone: "ANZ251", swell: "Massachusetts Bay" },
  hasEbb: true,
  isDark: false,
  winds: [wind(5, 270)],
  waves: waves(1),
};

const told = (over: Partial<BarConditions>, craft: SafetyCraft = "small-boat") =>
  barFindings({ ...dayEbb, ...over }, craft);

describe("a rated bar on the ebb", () => {
  test.each([
    [
      "wind from the sea",
      { winds: [wind(10, 60)] },
      "Bar here: ebb against ENE wind 10 kt (marine forecast)",
    ],
    ["swell", { waves: waves(2) }, "Bar here: ebb against waves of 2 ft (buoy)"],
    [
      "both",
      { winds: [wind(10, 60)], waves: waves(2) },
      "Bar here: ebb against ENE wind 10 kt (marine forecast), against waves of 2 ft (buoy)",
    ],
    ["a wind that nobody knows", { winds: [] }, "Bar here: ebb, wind there not known"],
    [
      "a wind of Boston",
      { winds: [ofBoston(10, 60)] },
      "Bar here: ebb against ENE wind 10 kt (Boston forecast)",
    ],
    [
      "a swell, while the wind is known of Boston only",
      { winds: [ofBoston(10, 270)], waves: waves(2) },
      "Bar here: ebb against waves of 2 ft (buoy), wind is Boston's",
    ],
    [
      "a wind from nobody knows where",
      { winds: [wind(10, null)] },
      "Bar here: ebb, wind direction not known",
    ],
    ["a swell that nobody knows", { waves: null }, "Bar here: ebb, swell there not known"],
    [
      "wind and swell that nobody knows",
      { waves: null, winds: [] },
      "Bar here: ebb, wind there not known, swell there not known",
    ],
  ] as const)("is a caution against %s, for boats and from the shore", (_, over, reason) => {
    expect(told(over)).toEqual([{ verdict: "CAUTION", reason }]);
    expect(told(over, "shore")).toEqual([{ verdict: "CAUTION", reason }]);
  });

  test("is a caution for boats on the calmest day, but not ashore", () => {
    expect(told({})).toEqual([{ verdict: "CAUTION", reason: "Bar here: ebb" }]);
    expect(told({}, "shore")).toEqual([]);
  });

  test("counts wind from 7 kt, within 90 degrees of the sea, and waves from 2 ft", () => {
    const ashore = (over: Partial<BarConditions>) => told(over, "shore").length;
    expect([ashore({ winds: [wind(6.4, 90)] }), ashore({ winds: [wind(6.5, 90)] })]).toEqual([
      0, 1,
    ]);
    expect([ashore({ winds: [wind(20, 0)] }), ashore({ winds: [wind(20, 1)] })]).toEqual([0, 1]);
    expect([ashore({ winds: [wind(20, 180)] }), ashore({ winds: [wind(20, 179)] })]).toEqual([
      0, 1,
    ]);
    expect([ashore({ waves: waves(1.4) }), ashore({ waves: waves(1.5) })]).toEqual([0, 1]);
  });

  test("is NO for boats in the dark, which count as small", () => {
    const reason = "Bar here: ebb in the dark, small boat assumed";
    expect(told({ isDark: true })).toEqual([{ verdict: "NO", reason }]);
    expect(told({ isDark: true }, "shore")).toEqual([]);
    // Breakers cannot be seen in the dark, so even a calm flood is NO.
    expect(told({ isDark: true, hasEbb: false })).toEqual([
      {
        verdict: "NO",
        reason: "Bar here: breakers are not seen in the dark, small boat assumed",
      },
    ]);
  });
});

describe("a rated bar at any stage of the tide", () => {
  const flood = { hasEbb: false } as const;

  test("is a caution with unknown tide, wind or swell, and has no finding in calm", () => {
    for (const craft of ["small-boat", "wading", "shore"] as const) {
      const caution = (reason: string) => [{ verdict: "CAUTION", reason }];
      expect(told({ hasEbb: null }, craft)).toEqual(caution("Bar here: tide not known"));
      expect(told({ ...flood, waves: null }, craft)).toEqual(
        caution("Bar here: swell there not known"),
      );
      expect(told({ ...flood, waves: null, winds: [] }, craft)).toEqual(
        caution("Bar here: wind there not known, swell there not known"),
      );
      expect(told(flood, craft)).toEqual([]);
    }
  });

  test("is always a caution for kayaks, and for boats from 2 ft of sea outside", () => {
    expect(told(flood, "kayak")[0]?.verdict).toBe("CAUTION");
    expect(told({}, "kayak")[0]?.verdict).toBe("NO");
    expect(told({ ...flood, waves: waves(1.4) })).toEqual([]);
    expect(told({ ...flood, waves: waves(2) })[0]).toEqual({
      verdict: "CAUTION",
      reason: "Bar here: waves of 2 ft (buoy)",
    });
  });

  test("is NO to boats, kayaks and waders under a swell that breaks on it", () => {
    const [found] = told({ ...flood, waves: waves(8) });
    expect(found).toEqual({
      verdict: "NO",
      reason: "Bar here breaks at any stage: waves of 8 ft (buoy)",
    });
    for (const craft of ["small-boat", "kayak", "wading"] as const) {
      expect(told({ ...flood, waves: waves(4) }, craft)[0]?.verdict).toBe("NO");
      expect(told({ ...flood, waves: waves(3.4) }, craft)[0]?.verdict).not.toBe("NO");
    }
    const unrated = { ...flood, bar: { rating: "unrated" }, waves: waves(5) } as const;
    expect(told(unrated)[0]?.verdict).toBe("NO");
  });

  test("is NO under an onshore wind of 15 kt, and on the ebb against 3 ft", () => {
    expect(told({ ...flood, winds: [wind(15, 90)] })[0]?.verdict).toBe("NO");
    expect(told({ ...flood, winds: [wind(15, 270)] })).toEqual([]);
    expect(told({ waves: waves(3) })[0]?.verdict).toBe("NO");
    expect(told({ winds: [wind(20, 90)], waves: waves(8) })[0]?.verdict).toBe("NO");
  });
});

test("no bar is ever called safe", () => {
  const anyConditions = fc.record({
    bar: fc.constantFrom(
      { rating: "unrated" } as const,
      { rating: "rated", seaward: 90, zone: "ANZ251", swell: "Massachusetts Bay" } as const,
    ),
    hasEbb: fc.constantFrom(true, false, null),
    isDark: fc.boolean(),
    winds: fc.array(
      fc.record({
        speed: fc.integer({ min: 0, max: 60 }).map(knots),
        from: fc.option(fc.integer({ min: 0, max: 359 }).map(degrees)),
        source: fc.constant("marine forecast" as const),
      }),
      { maxLength: 3 },
    ),
    waves: fc.option(fc.integer({ min: 0, max: 20 }).map(waves)),
  });
  fc.assert(
    fc.property(
      anyConditions,
      fc.constantFrom("small-boat" as const, "shore" as const),
      (conditions, craft) => {
        const findings = barFindings(conditions, craft);
        const words = findings.map(({ reason }) => reason).join();
        const isUnrated = conditions.bar.rating === "unrated";
        const mustWarn = !isUnrated && craft === "small-boat" && conditions.hasEbb !== false;
        expect(words).not.toMatch(/\bsafe\b/i);
        expect(words.includes("not rated")).toBe(isUnrated);
        expect(mustWarn && !findings.some(({ verdict }) => verdict !== "GO")).toBe(false);
      },
    ),
  );
});

describe("the wind and swell over a bar in future hours", async () => {
  const spot = spotById("merrimack-river-mouth");
  if (spot === undefined) throw new Error("there is such a spot");
  const place = bitePlaceOfSpot(spot);
  const water = await predictorsFor(place.stations);
  const from = instantOfHarborTime("2026-06-13", 12);
  const span = (waveHeight: number | null, at = from) => ({
    from: at,
    to: at + 6 * hour,
    winds: [{ speed: knots(14), from: degrees(90) }],
    waves: waveHeight === null ? null : feet(waveHeight),
    fog: false,
  });
  const known = (over: Partial<Parameters<typeof barConditionsIn>[0]> = {}) =>
    barConditionsIn({
      place,
      water,
      from,
      to: from + hour,
      winds: [ofBoston(9, 270), { ...wind(11, 80), source: "buoy" }],
      waves: null,
      marine: [span(4)],
      ...over,
    });

  test("come from the buoy and the zone's forecast, which replaces Boston's wind", () => {
    expect(known()?.winds.map(({ speed, source }) => [speed, source])).toEqual([
      [14, "marine forecast"],
      [11, "buoy"],
    ]);
    expect(known()?.waves).toEqual({ height: 4, source: "marine forecast" });
    expect(known({ waves: feet(6) })?.waves).toEqual({ height: 6, source: "buoy" });
  });
});

describe("the ebb over a bar", () => {
  const date = "2026-06-13";

  async function hoursAt(id: string): Promise<(BarConditions & { at: Instant })[]> {
    const spot = spotById(id);
    if (spot === undefined) throw new Error("there is such a spot");
    const place = bitePlaceOfSpot(spot);
    const water = await predictorsFor(place.stations);
    const { from } = harborDayBounds(date);
    return Array.from({ length: 24 }, (_, index) => from + index * hour).flatMap((at) => {
      const found = barConditionsIn({
        place,
        water,
        from: at,
        to: at + hour,
        winds: [],
        waves: null,
        marine: [],
      });
      return found === null ? [] : [{ ...found, at }];
    });
  }

  test.each(["merrimack-river-mouth", "plum-island-sound", "north-river-mouth"])(
    "at %s runs for about half the day, and only night hours are dark",
    async (id) => {
      const hours = await hoursAt(id);
      const ebbing = hours.filter(({ hasEbb }) => hasEbb);
      expect(ebbing.length).toBeGreaterThanOrEqual(12);
      expect(ebbing.length).toBeLessThanOrEqual(20);
      const dark = hours.filter(({ isDark }) => isDark);
      expect(dark.length).toBeGreaterThan(0);
      // Civil twilight in Boston on June 13 begins at about 4:30 am and ends at about 9 pm.
      for (const { at } of dark)
        expect(
          at + hour <= instantOfHarborTime(date, 5) ||
            at + hour > instantOfHarborTime(date, 20, 59),
        ).toBe(true);
    },
  );
});

describe("the locations of bars", () => {
  test("every rated bar names its worst conditions with source and date", () => {
    const rated = spots.flatMap(({ bar }) => (bar?.rating === "rated" ? [bar] : []));
    expect(rated.length).toBeGreaterThanOrEqual(7);
    for (const { worst, source } of rated) {
      expect(worst.length).toBeGreaterThan(20);
      expect(source.title.length).toBeGreaterThan(5);
      expect(source.date).toMatch(/\d{4}/);
    }
  });

  test.each([
    "hampton-harbor",
    "rye-harbor",
    "annisquam-light",
    "barnstable-harbor",
    "browns-bank",
  ])("%s has one that is not rated", (id) => {
    expect(spotById(id)?.bar?.rating).toBe("unrated");
  });

  test("no spot with a bar recommends crossing it or says when it is safe", () => {
    for (const { tips, description } of spots.filter(({ bar }) => bar !== undefined))
      expect(`${tips} ${description}`).not.toMatch(
        /\bsafe\b|cross(?: only)? near slack|wade the bar|anchor on the edge/i,
      );
  });

  test("a position on a bar has that bar; one three miles upriver has none", () => {
    expect(bitePlaceAt({ latitude: 42.818, longitude: -70.8 }).bar?.rating).toBe("rated");
    expect(bitePlaceAt({ latitude: 42.896, longitude: -70.815 }).bar?.rating).toBe("unrated");
    expect(bitePlaceAt({ latitude: 42.812, longitude: -70.87 }).bar).toBeNull();
  });
});
