import { fahrenheit, feet, knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { coldWaterLine } from "#angling/safety/limits.ts";
import { knownDanger, safetyOf, type SafetyInputs } from "#angling/bite-score/safety.ts";

const calm: SafetyInputs = {
  headlines: [],
  wind: knots(8),
  gusts: null,
  thunder: false,
  craft: "small-boat",
  bar: null,
};

describe("the safety verdict", () => {
  test("is GO on a calm day without alerts", () => {
    expect(safetyOf(calm)).toEqual({ verdict: "GO", reasons: [] });
  });

  test.each([
    ["Gale Warning", "NO", "NO"],
    ["Storm Warning", "NO", "NO"],
    ["Hurricane Force Wind Warning", "NO", "NO"],
    ["Special Marine Warning", "NO", "NO"],
    ["Severe Thunderstorm Warning", "NO", "NO"],
    ["High Surf Warning", "NO", "NO"],
    ["Storm Surge Warning", "NO", "NO"],
    ["Blizzard Warning", "NO", "NO"],
    ["Tsunami Advisory", "NO", "NO"],
    ["Tsunami Watch", "CAUTION", "CAUTION"],
    ["Evacuation - Immediate", "NO", "NO"],
    ["Small Craft Advisory issued June 13 at 4:02AM EDT", "NO", "CAUTION"],
    ["Hazardous Seas Warning", "NO", "CAUTION"],
    ["Dense Fog Advisory", "CAUTION", "CAUTION"],
    ["Gale Watch", "CAUTION", "CAUTION"],
    ["Beach Hazards Statement", "CAUTION", "CAUTION"],
    ["Flood Warning", "CAUTION", "CAUTION"],
    ["Air quality looks fine", "GO", "GO"],
  ])("under %s is %s for a boat and %s ashore", (headline, boat, shore) => {
    const inputs = { ...calm, headlines: [headline] };
    expect(safetyOf(inputs).verdict).toBe(boat);
    expect(safetyOf({ ...inputs, craft: "shore" }).verdict).toBe(shore);
  });

  test.each([
    [14.4, "GO", "GO"],
    [14.5, "CAUTION", "GO"],
    [24.4, "CAUTION", "GO"],
    [24.5, "NO", "CAUTION"],
    [33.4, "NO", "CAUTION"],
    [33.5, "NO", "NO"],
  ])("in %s kt of wind is %s for a boat and %s ashore", (speed, boat, shore) => {
    const inputs = { ...calm, wind: knots(speed) };
    expect(safetyOf(inputs).verdict).toBe(boat);
    expect(safetyOf({ ...inputs, craft: "shore" }).verdict).toBe(shore);
  });

  test("never shows a wind at its limit beside a verdict from below it", () => {
    expect(safetyOf({ ...calm, gusts: knots(24.6) })).toEqual({
      verdict: "NO",
      reasons: ["Gusts 25 kt"],
    });
  });

  test("counts gusts like wind", () => {
    expect(safetyOf({ ...calm, gusts: knots(26) })).toEqual({
      verdict: "NO",
      reasons: ["Gusts 26 kt"],
    });
  });

  test("is NO in thunder", () => {
    expect(safetyOf({ ...calm, thunder: true }).verdict).toBe("NO");
  });

  test.each([
    ["small-boat", 2.4, "GO"],
    ["small-boat", 3, "CAUTION"],
    ["small-boat", 5, "NO"],
    ["boat", 5, "NO"],
    ["kayak", 1, "GO"],
    ["kayak", 2, "CAUTION"],
    ["kayak", 3, "NO"],
    ["wading", 4, "NO"],
    ["surf", 4, "CAUTION"],
    ["surf", 5, "NO"],
    ["jetty", 4, "NO"],
    ["pier", 3, "GO"],
    ["shore", 8, "NO"],
  ] as const)("for a %s in a sea of %s ft is %s", (craft, height, verdict) => {
    expect(safetyOf({ ...calm, craft, sea: feet(height) }).verdict).toBe(verdict);
  });

  test.each([
    [9.4, "GO"],
    [10, "CAUTION"],
    [14.4, "CAUTION"],
    [14.5, "NO"],
  ])("for a kayak in %s kt of wind is %s", (speed, verdict) => {
    expect(safetyOf({ ...calm, craft: "kayak", wind: knots(speed) }).verdict).toBe(verdict);
  });

  test("is a caution in fog, and NO in a kayak, which others cannot see", () => {
    const inFog = (craft: SafetyInputs["craft"]) => safetyOf({ ...calm, craft, fog: true });
    expect(inFog("small-boat")).toEqual({ verdict: "CAUTION", reasons: ["Fog"] });
    expect(inFog("wading").verdict).toBe("CAUTION");
    expect(inFog("kayak").verdict).toBe("NO");
    const advisory = { ...calm, craft: "kayak", headlines: ["Dense Fog Advisory"] } as const;
    expect(safetyOf(advisory).verdict).toBe("NO");
  });

  test("is CAUTION with its reason for waders and kayaks in water below 60 °F", () => {
    const reasons = (craft: SafetyInputs["craft"], degreesOfWater: number) =>
      safetyOf({ ...calm, craft, waterTemperature: fahrenheit(degreesOfWater) }).reasons;
    expect(safetyOf({ ...calm, craft: "wading", waterTemperature: fahrenheit(59.9) })).toEqual({
      verdict: "CAUTION",
      reasons: [coldWaterLine],
    });
    expect(reasons("kayak", 45)).toEqual([coldWaterLine]);
    expect(reasons("kayak", 60)).toEqual([]);
    expect(reasons("small-boat", 45)).toEqual([]);
    const windy = { ...calm, craft: "kayak", wind: knots(30) } as const;
    expect(safetyOf({ ...windy, waterTemperature: fahrenheit(45) }).reasons).toEqual([
      "Wind 30 kt",
      coldWaterLine,
    ]);
  });

  test("gives only the gravest reasons", () => {
    const verdict = safetyOf({
      ...calm,
      headlines: ["Gale Warning", "Dense Fog Advisory"],
      wind: knots(30),
    });
    expect(verdict).toEqual({ verdict: "NO", reasons: ["Gale Warning", "Wind 30 kt"] });
  });

  test("is never GO without alerts or wind", () => {
    const unknown = { verdict: "CAUTION", reasons: ["Alerts or wind not available"] };
    expect(safetyOf({ ...calm, headlines: null })).toEqual(unknown);
    expect(safetyOf({ ...calm, wind: null })).toEqual(unknown);
    expect(safetyOf({ ...calm, headlines: null, wind: knots(40) }).verdict).toBe("NO");
  });

  test("uses an earlier warning only while current ones are unknown", () => {
    const announced = ["Gale Warning"];
    const before = safetyOf({ ...calm, headlines: null, announced });
    expect(before).toEqual({ verdict: "NO", reasons: ["Gale Warning"] });
    expect(safetyOf({ ...calm, headlines: [], announced }).verdict).toBe("GO");
    const slight = safetyOf({ ...calm, headlines: null, announced: ["Air Quality Alert"] });
    expect(slight.reasons).toEqual(["Alerts or wind not available"]);
  });

  test("reports every known danger and none from unknown inputs", () => {
    const nothing = { ...calm, headlines: null, wind: null };
    expect(knownDanger(nothing)).toBeNull();
    expect(knownDanger(calm)).toBeNull();
    expect(knownDanger({ ...nothing, thunder: true })?.verdict).toBe("NO");
    expect(knownDanger({ ...nothing, headlines: ["Gale Warning"] })?.verdict).toBe("NO");
  });

  const unrated: SafetyInputs["bar"] = {
    bar: { rating: "unrated" },
    hasEbb: false,
    isDark: false,
    winds: [],
    waves: null,
  };

  test("mentions an unrated bar even with GO, and is a caution on its ebb", () => {
    const reasons = ["Bar not rated: no source found"];
    expect(safetyOf({ ...calm, bar: unrated })).toEqual({ verdict: "GO", reasons });
    for (const hasEbb of [true, null])
      expect(safetyOf({ ...calm, bar: { ...unrated, hasEbb } })).toEqual({
        verdict: "CAUTION",
        reasons,
      });
    expect(safetyOf({ ...calm, wind: null, bar: unrated }).reasons).toEqual([
      "Alerts or wind not available",
      ...reasons,
    ]);
  });

  test("is NO at a rated bar on a dark ebb, even in calm", () => {
    const bar: SafetyInputs["bar"] = {
      bar: { rating: "rated", seaward: 90, zone: "ANZ251", swell: "Massachusetts Bay" },
      hasEbb: true,
      isDark: true,
      winds: [],
      waves: null,
    };
    expect(safetyOf({ ...calm, bar }).verdict).toBe("NO");
  });
});
