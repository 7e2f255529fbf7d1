import { knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { knownDanger, safetyOf, type SafetyInputs } from "#angling/bite-score/safety.ts";

const calm: SafetyInputs = {
  headlines: [],
  wind: knots(8),
  gusts: null,
  thunder: false,
  exposure: "boat",
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
    expect(safetyOf({ ...inputs, exposure: "shore" }).verdict).toBe(shore);
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
    expect(safetyOf({ ...inputs, exposure: "shore" }).verdict).toBe(shore);
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

  test("gives only the reasons of the gravest finding", () => {
    const verdict = safetyOf({
      ...calm,
      headlines: ["Gale Warning", "Dense Fog Advisory"],
      wind: knots(30),
    });
    expect(verdict).toEqual({ verdict: "NO", reasons: ["Gale Warning", "Wind 30 kt"] });
  });

  test("is never GO when alerts or wind are not known", () => {
    const unknown = { verdict: "CAUTION", reasons: ["Alerts or wind not available"] };
    expect(safetyOf({ ...calm, headlines: null })).toEqual(unknown);
    expect(safetyOf({ ...calm, wind: null })).toEqual(unknown);
    expect(safetyOf({ ...calm, headlines: null, wind: knots(40) }).verdict).toBe("NO");
  });

  test("counts a warning that was read before only while those of now are not known", () => {
    const announced = ["Gale Warning"];
    const before = safetyOf({ ...calm, headlines: null, announced });
    expect(before).toEqual({ verdict: "NO", reasons: ["Gale Warning"] });
    expect(safetyOf({ ...calm, headlines: [], announced }).verdict).toBe("GO");
    const slight = safetyOf({ ...calm, headlines: null, announced: ["Air Quality Alert"] });
    expect(slight.reasons).toEqual(["Alerts or wind not available"]);
  });

  test("claims no danger from what is not known, and every danger that is", () => {
    const nothing = { ...calm, headlines: null, wind: null };
    expect(knownDanger(nothing)).toBeNull();
    expect(knownDanger(calm)).toBeNull();
    expect(knownDanger({ ...nothing, thunder: true })?.verdict).toBe("NO");
    expect(knownDanger({ ...nothing, headlines: ["Gale Warning"] })?.verdict).toBe("NO");
  });

  const unrated: SafetyInputs["bar"] = {
    bar: { rating: "unrated" },
    hasEbb: false,
    hasDarkEbb: false,
    winds: [],
    waves: null,
  };

  test("tells of a bar that nobody rated with GO too, and with caution on the ebb", () => {
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

  test("is NO at a rated bar on a dark ebb, however calm it is", () => {
    const bar: SafetyInputs["bar"] = {
      bar: { rating: "rated", seaward: 90, zone: "ANZ251", swell: "Massachusetts Bay" },
      hasEbb: true,
      hasDarkEbb: true,
      winds: [],
      waves: null,
    };
    expect(safetyOf({ ...calm, bar }).verdict).toBe("NO");
  });
});
