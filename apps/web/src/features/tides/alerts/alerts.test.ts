import { saveAlert } from "@striper/contract/tides";
import { createCurrentPredictor } from "@striper/marine/currents";
import { loadCurrentStation, loadTideStation } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import { day, hour, instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { alertEvents, alertMoments } from "#web/features/tides/alerts/alert-moments.ts";
import {
  alertText,
  emptyDraft,
  heightOfText,
  leadChoices,
  settingsOf,
  type AlertDraft,
  type AlertSettings,
} from "#web/features/tides/alerts/alert-view.ts";
import { hourBeforeHigh } from "#web/features/tides/alerts/testing/some-alert.ts";

const tide = { kind: "tide", tide: createTidePredictor(await loadTideStation("8443970")) } as const;
const current = {
  kind: "current",
  current: createCurrentPredictor(await loadCurrentStation("BOS1111")),
} as const;
const now = instantOfHarborTime("2026-06-13", 6);
const stations = { tide: "8443970", current: "BOS1111" };
const crossing: AlertSettings = {
  ...hourBeforeHigh,
  event: "height",
  height_feet: 3.5,
  direction: "falling",
  lead_minutes: 0,
};

describe("what is typed into a reminder", () => {
  test.each([
    [{}, hourBeforeHigh],
    [
      { event: "slack" as const, leadMinutes: 15 },
      { ...hourBeforeHigh, event: "slack", station: "BOS1111", lead_minutes: 15 },
    ],
    [
      { event: "height" as const, height: "3.5", direction: "falling" as const, leadMinutes: 0 },
      crossing,
    ],
  ])("as %o is what the server takes", (change: Partial<AlertDraft>, settings) => {
    const made = settingsOf({ ...emptyDraft, ...change }, stations, "us");
    expect(made).toEqual(settings);
    expect(saveAlert.body.safeParse(made).success).toBe(true);
  });

  test("is incomplete without a height, or without a current station for slack water", () => {
    expect(settingsOf({ ...emptyDraft, event: "height" }, stations, "us")).toBeNull();
    const inland = { tide: "8443970", current: null };
    expect(settingsOf({ ...emptyDraft, event: "slack" }, inland, "us")).toBeNull();
  });

  test.each([
    ["3.5", "us", 3.5],
    [" -1 ", "us", -1],
    ["1,5", "metric", 4.92],
    ["", "us", null],
    ["high", "us", null],
    ["1e3", "us", null],
    ["61", "us", null],
    ["19", "metric", null],
  ] as const)("%j in %s units is a height of %s", (text, units, feet) =>
    expect(heightOfText(text, units)).toBe(feet),
  );

  test("offers leads the server takes", () => {
    for (const { value } of leadChoices) {
      const body = { ...hourBeforeHigh, lead_minutes: Number(value) };
      expect(saveAlert.body.safeParse(body).success).toBe(true);
    }
  });
});

test("a reminder is told in a sentence", () => {
  expect(alertText(hourBeforeHigh, "us")).toBe("High tide at Boston, 1 hour before");
  expect(alertText(crossing, "us")).toBe("Water falls to 3.5 ft at Boston, at that moment");
  expect(alertText({ ...hourBeforeHigh, lead_minutes: 75 }, "us")).toMatch(/75 minutes before$/);
});

describe("the moments of a reminder", () => {
  const week = now + 7 * day;

  test("are the highs, the lows, the slacks or the crossings", () => {
    expect(alertMoments(hourBeforeHigh, tide, now, week).length).toBeGreaterThanOrEqual(13);
    const slack: AlertSettings = { ...hourBeforeHigh, event: "slack", station: "BOS1111" };
    expect(alertMoments(slack, current, now, week).length).toBeGreaterThanOrEqual(26);
    for (const at of alertMoments(crossing, tide, now, week))
      expect(tide.tide.heightAt(at)).toBeCloseTo(3.5, 2);
    expect(alertMoments({ ...crossing, height_feet: 40 }, tide, now, week)).toEqual([]);
  });

  test("become entries of a calendar that ring before and keep their names", () => {
    const events = alertEvents(hourBeforeHigh, tide, now, "us");
    expect(events[0]).toMatchObject({ title: "High tide, Boston", ringsBefore: [60] });
    const again = alertEvents(hourBeforeHigh, tide, now + hour, "us").map(({ id }) => id);
    expect(again).toContain(events[2]?.id);
    expect(new Set(again).size).toBe(again.length);
  });
});
