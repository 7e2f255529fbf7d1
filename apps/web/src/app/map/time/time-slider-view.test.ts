import { instantOfHarborTime, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import {
  dayChoices,
  furthest,
  lastOffset,
  nextOffset,
  offsetOf,
  reachable,
  shownInstant,
  shownOf,
  timeText,
} from "#web/app/map/time/time-slider-view.ts";

const evening = instantOfHarborTime("2026-06-13", 18, 47);

describe("the time on the map", () => {
  test("is the present until somebody moves it", () => {
    expect(shownInstant(evening, 0)).toBe(evening);
    expect(timeText(evening, 0)).toBe("Now, 6:47 pm");
  });

  test("stands at whole ten minutes and says how far ahead it is", () => {
    expect(shownInstant(evening, 30)).toBe(evening - 7 * minute + 30 * minute);
    expect(timeText(evening, 30)).toBe("7:10 pm, in 30 min");
    expect(timeText(evening, 120)).toBe("8:40 pm, in 2 h");
    expect(timeText(evening, 390)).toBe("Tomorrow 1:10 am, in 6 h 30 min");
  });

  test("lies up to seven days ahead: a day is chosen, and the time of that day", () => {
    expect(shownOf(offsetOf({ day: 3, minutes: 50 }))).toEqual({ day: 3, minutes: 50 });
    expect(shownOf(lastOffset)).toEqual({ day: 0, minutes: lastOffset });
    expect(timeText(evening, offsetOf({ day: 3, minutes: 390 }))).toBe(
      "Wed 1:10 am, in 3 d 6 h 30 min",
    );
    const choices = dayChoices(evening, 0);
    expect(choices.map(({ label }) => label).slice(0, 2)).toEqual(["Today", "Sun 14"]);
    expect(choices).toHaveLength(8);
  });

  test("knows tomorrow on the nights on which the clocks change", () => {
    const beforeShortDay = instantOfHarborTime("2027-03-13", 23, 30);
    expect(timeText(beforeShortDay, 60)).toBe("Tomorrow 12:30 am, in 1 h");
    expect(timeText(beforeShortDay, offsetOf({ day: 1, minutes: 0 }))).toBe("Mon 12:30 am, in 1 d");
    const longDay = instantOfHarborTime("2026-11-01", 0, 30);
    expect(timeText(longDay, offsetOf({ day: 1, minutes: 60 }))).toBe(
      "Tomorrow 12:30 am, in 1 d 1 h",
    );
  });

  test("reaches the last step of the seventh day ahead, and nothing beyond it", () => {
    expect(furthest).toBe(8 * 24 * 60 - 10);
    expect(reachable(furthest)).toBe(furthest);
    expect(timeText(evening, furthest)).toBe("Sun 6:30 pm, in 7 d 23 h 50 min");
    expect(dayChoices(evening, lastOffset).at(-1)).toEqual({ day: 7, label: "Sun 21" });
    for (const beyond of [furthest + 1, 1e9, Infinity]) expect(reachable(beyond)).toBe(furthest);
    for (const none of [-10, -Infinity, Number.NaN]) expect(reachable(none)).toBe(0);
    expect(nextOffset(furthest)).toBe(7 * 24 * 60);
  });
});
