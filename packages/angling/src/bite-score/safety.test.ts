import { knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { safetyOf, type SafetyInputs } from "#angling/bite-score/safety.ts";

const calm: SafetyInputs = {
  headlines: [],
  wind: knots(8),
  gusts: null,
  thunder: false,
  exposure: "boat",
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
    [14.9, "GO", "GO"],
    [15, "CAUTION", "GO"],
    [25, "NO", "CAUTION"],
    [33.9, "NO", "CAUTION"],
    [34, "NO", "NO"],
  ])("in %s kt of wind is %s for a boat and %s ashore", (speed, boat, shore) => {
    const inputs = { ...calm, wind: knots(speed) };
    expect(safetyOf(inputs).verdict).toBe(boat);
    expect(safetyOf({ ...inputs, exposure: "shore" }).verdict).toBe(shore);
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
});
