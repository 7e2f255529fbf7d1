import { createCurrentPredictor } from "@striper/marine/currents";
import { loadCurrentStation, loadTideStation } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import { day, harborDayBounds, instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { slacksToCome } from "#web/features/tides/place/place-water-view.ts";
import { skyView, springText } from "#web/features/tides/place/sky-view.ts";
import { tideNow } from "#web/features/tides/tide-now-view.ts";
import { weekView } from "#web/features/tides/week/week-view.ts";

const harbor = { latitude: 42.35, longitude: -71.05 };
const current = createCurrentPredictor(await loadCurrentStation("BOS1111"));
const boston = createTidePredictor(await loadTideStation("8443970"));

describe("sun and moon of a day", () => {
  // Source: US Naval Observatory, "Complete Sun and Moon Data for One Day", Boston.
  test("are told by the harbor's clock", () => {
    const sky = skyView("2026-06-13", harbor);
    expect(sky.sunrise).toMatch(/^5:0[67] am$/);
    expect(sky.sunset).toMatch(/^8:2[12] pm$/);
    expect(sky.moon).toMatch(/^New Moon, [0-5]% lit$/);
  });

  test("name the strength of the tides", () => {
    expect(springText(1)).toMatch(/^Spring/);
    expect(springText(0)).toMatch(/^Neap/);
    expect(springText(0.5)).toMatch(/^Between/);
  });
});

describe("slack water to come", () => {
  test("is that of today that is not over", () => {
    const morning = slacksToCome(current, instantOfHarborTime("2026-06-13", 0));
    const evening = slacksToCome(current, instantOfHarborTime("2026-06-13", 20));
    expect(morning.length).toBeGreaterThan(evening.length);
    expect(morning[0]).toMatch(/^\d+:\d\d [ap]m to \d+:\d\d [ap]m$/);
  });

  test("is not cut off at midnight, before or after it", () => {
    const evening = slacksToCome(current, instantOfHarborTime("2026-11-26", 20));
    expect(evening).toHaveLength(1);
    expect(evening[0]).toMatch(/^11:2\d pm to 12:[1-5]\d am$/u);
    expect(slacksToCome(current, instantOfHarborTime("2026-11-27", 0))[0]).toBe(evening[0]);
  });
});

describe("a week", () => {
  const week = (from: string) => weekView(from, { tide: boston, current, position: harbor }, "us");

  test("has seven days in a row, also over the end of summer time", () => {
    const days = week("2026-10-29");
    expect(days.map(({ name }) => name)).toEqual([
      "Thu, Oct 29",
      "Fri, Oct 30",
      "Sat, Oct 31",
      "Sun, Nov 1",
      "Mon, Nov 2",
      "Tue, Nov 3",
      "Wed, Nov 4",
    ]);
    for (const { tides } of days) expect([3, 4]).toContain(tides.length);
  });

  test("holds every tide once", () => {
    const { from } = harborDayBounds("2026-03-05");
    const { to } = harborDayBounds("2026-03-11");
    const tides = week("2026-03-05").flatMap((one) => one.tides);
    expect(tides).toHaveLength(boston.extremes(from, to).length);
  });
});

// Woods Hole and Vineyard Sound: the flood stands for hours, with small swells.
test.each(["8447930", "8448157"])(
  "where tides are double, highs and lows take turns: %s",
  async (id) => {
    const tide = createTidePredictor(await loadTideStation(id));
    const start = instantOfHarborTime("2026-06-13", 0);
    for (let index = 0; index < 60; index += 1) {
      const { next, progress } = tideNow(tide, start + index * (day / 4), "us");
      expect(next.map(({ type }) => type).join("")).toMatch(/^(?:HL){4}$|^(?:LH){4}$/);
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(100);
    }
  },
);
