import { createCurrentPredictor } from "@striper/marine/currents";
import { loadCurrentStation, loadTideStation } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import { instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { feet } from "@striper/marine/units";
import { heightText, shortHeight } from "@striper/angling/words";
import {
  currentSentence,
  dayWord,
  tideNow,
  tideSentence,
} from "#web/features/tides/tide-now-view.ts";

const tide = createTidePredictor(await loadTideStation("8443970"));
const current = createCurrentPredictor(await loadCurrentStation("BOS1111"));
const morning = instantOfHarborTime("2026-06-13", 6);

test("a height below the zero of the tables has a minus as wide as a figure, and is never minus zero", () => {
  expect(heightText(feet(-0.24), "us")).toBe("\u22120.2 ft");
  expect(heightText(feet(-0.24), "metric")).toBe("\u22120.07 m");
  expect(shortHeight(feet(-1.26), "us")).toBe("\u22121.3");
  expect(heightText(feet(-0.04), "us")).toBe("0.0 ft");
});

describe("the tide now", () => {
  // SPEC 4.13
  test("has its stage, height, eight tides to come and the way to the next", () => {
    const view = tideNow(tide, morning, "us");
    expect(view.stageText).toBe("Rising");
    expect(view.next).toHaveLength(8);
    expect(view.next.map(({ type }) => type).join("")).toBe("HLHLHLHL");
    expect(view.next[0]).toMatchObject({ label: "High", day: "Today" });
    expect(view.untilNext).toMatch(/^High in \d\.\d h$/);
    expect(tideSentence(view, false)).not.toContain("now");
    expect(tideSentence(view, true)).toMatch(
      /^Rising, −?\d\.\d ft now\. High \d\.\d ft at \d+:\d\d am\.$/,
    );
  });

  test("is told in meters to those who want it", () =>
    expect(tideNow(tide, morning, "metric").height).toMatch(/^−?\d\.\d\d m$/));

  test("names the day of a tide", () => {
    expect(dayWord(instantOfHarborTime("2026-06-14", 0, 5), morning)).toBe("Tomorrow");
    expect(dayWord(instantOfHarborTime("2026-06-15", 5), morning)).toBe("Mon");
  });
});

describe("the current in words", () => {
  test("says which way it runs, how fast, and the next turn", () =>
    expect(currentSentence(current, morning)).toMatch(
      /^Flood \d\.\d kt, (?:slack|flood strongest) \d+:\d\d am/,
    ));

  test("says so when it stands", () => {
    const slack = current
      .events(morning, morning + 86_400_000)
      .find(({ kind }) => kind === "slack");
    expect(currentSentence(current, slack?.instant ?? 0)).toMatch(
      /^Slack, (?:flood|ebb) strongest \d+:\d\d [ap]m \(\d\.\d kt\)\.$/,
    );
  });
});
