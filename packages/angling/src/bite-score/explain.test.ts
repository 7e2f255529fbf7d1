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

describe("the words on a factor", () => {
  test("say what was scored", () => {
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
  ] as const)("on the weather %o are %s", (given, words) => {
    expect(explain({ sky: given }).weather).toBe(words);
  });
});

describe("the assessment", () => {
  const assessed = (parts: Partial<HourInputs>, safety: SafetyVerdict | null = "GO"): string =>
    assess(scoreHour({ ...hour, ...parts }), safety, "boat");
  const winter = { ...hour.season!, date: "2026-01-15" };

  test("says what holds a score down", () => {
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

  test("never recommends an hour that is not safe", () => {
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
});
