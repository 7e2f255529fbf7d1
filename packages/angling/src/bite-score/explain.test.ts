import { degrees, fahrenheit, hectopascals, knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { assess, explainFactors } from "#angling/bite-score/explain.ts";
import { juneDusk } from "#angling/bite-score/june-dusk.fixture.ts";
import type { HourInputs } from "#angling/bite-score/model.ts";
import type { SafetyVerdict } from "#angling/bite-score/safety.ts";
import { scoreHour } from "#angling/bite-score/score-hour.ts";

const hour: HourInputs = {
  ...juneDusk,
  water: { temperature: fahrenheit(60.4), dropIn24Hours: 0, quality: "observed" },
  sky: {
    cloudCover: 100,
    precipitation: "none",
    pressureChange: hectopascals(0),
    quality: "observed",
  },
};

const explain = (parts: Partial<HourInputs>) => explainFactors({ ...hour, ...parts });
const sky = { ...hour.sky!, cloudCover: 20 };

describe("a factor's explanation", () => {
  test("describes the scored input", () => {
    expect(explain({})).toEqual({
      weather: "100% cloud, steady pressure",
      tide: "Ebb at 90% of its peak; ebb fishes best here",
      time: "Low light",
      wind: "SW 10 kt",
      seasonal: "Fish here: many, mid June",
      moon: "Toward spring tides, major period",
      temperature: "60 °F",
    });
  });

  test("is missing without the input", () => {
    const nothing = explain({
      tide: null,
      sunAltitude: null,
      season: null,
      moon: null,
      water: null,
      wind: null,
      sky: null,
    });
    expect(Object.values(nothing)).toEqual(Object.values(nothing).map(() => null));
  });

  test("names flow, basis and the place's best flow for the tide", () => {
    expect(
      explain({
        tide: { flow: "flood", relativeSpeed: 0.5, springStrength: 0, basis: "height" },
        preferences: { flow: "either", wind: null, exposure: "shore" },
      }).tide,
    ).toBe("Flood at 50% of its peak, judged by the height; both ways fish here");
  });

  test.each([
    [-30, "Night"],
    [-18, "Low light"],
    [4, "Low light"],
    [41.2, "Sun 41° high"],
  ])("describes a sun altitude of %s° as %s", (altitude, words) => {
    expect(explain({ sunAltitude: degrees(altitude) }).time).toBe(words);
  });

  test.each([
    ["2026-06-01", "Fish here: many, early June"],
    ["2026-08-15", "Fish here: many, mid August"],
    ["2026-05-05", "Fish here: some, early May"],
    ["2026-11-22", "Fish here: few, late November"],
    ["2026-01-15", "Fish here: hardly any, mid January"],
  ])("describes the season on %s as %s", (date, words) => {
    expect(explain({ season: { ...hour.season!, date } }).seasonal).toBe(words);
  });

  test("omits an unknown wind direction", () => {
    expect(explain({ wind: { ...hour.wind!, from: null } }).wind).toBe("10 kt");
  });

  test.each([
    [{ ...sky, precipitation: "thunder" }, "Thunder, steady pressure"],
    [{ ...sky, precipitation: "rain", pressureChange: hectopascals(-2) }, "Rain, pressure falling"],
    [{ ...sky, precipitation: "drizzle", pressureChange: null }, "Drizzle"],
    [
      { ...sky, precipitation: null, pressureChange: hectopascals(2) },
      "20% cloud, pressure rising",
    ],
    [{ ...sky, cloudCover: null }, "steady pressure"],
    [{ ...sky, cloudCover: null, pressureChange: null }, null],
  ] as const)("describes the weather %o as %s", (given, words) => {
    expect(explain({ sky: given }).weather).toBe(words);
  });

  test("names neaps for the moon, without a solunar period when there is none", () => {
    expect(explain({ moon: { springStrength: 0.2, solunar: "none" } }).moon).toBe(
      "Toward neap tides",
    );
  });
});

describe("the assessment", () => {
  const assessed = (parts: Partial<HourInputs>, safety: SafetyVerdict | null = "GO"): string =>
    assess(scoreHour({ ...hour, ...parts }), safety, "boat");
  const winter = { ...hour.season!, date: "2026-01-15" };

  test("names the main reason for a low score", () => {
    expect(assessed({ season: winter })).toBe(
      "Challenging - Consider Waiting (few stripers are here on this date)",
    );
    expect(assessed({ water: { ...hour.water!, temperature: fahrenheit(42) } })).toBe(
      "Challenging - Consider Waiting (the water is too cold or too warm for them)",
    );
    expect(assessed({ wind: { ...hour.wind!, speed: knots(30) } })).toBe(
      "Challenging - Consider Waiting (wind or thunder keeps you from fishing)",
    );
    expect(assessed({ sunAltitude: degrees(60), tide: { ...hour.tide!, relativeSpeed: 0 } })).toBe(
      "Challenging - Consider Waiting (little makes them feed at this hour)",
    );
  });

  test("never recommends an unsafe hour", () => {
    expect(assessed({}, "NO")).toBe("Excellent - Stay Ashore");
    expect(assess(scoreHour(hour), "NO", "shore")).toBe("Excellent - Stay Home");
    expect(assessed({}, "CAUTION")).toBe("Excellent - Recommended Action");
    expect(assessed({}, null)).toBe("Excellent - Recommended Action");
  });

  test("says why there is no score", () => {
    expect(assessed({ isClosedWater: true })).toBe(
      "No score: striped bass may not be fished for in federal water",
    );
    expect(assessed({ tide: null })).toContain("no tide prediction");
    expect(assessed({ season: null })).toContain("date is not known");
  });

  test("names level and action", () => {
    expect(assessed({})).toBe("Excellent - Recommended Action");
  });
});
