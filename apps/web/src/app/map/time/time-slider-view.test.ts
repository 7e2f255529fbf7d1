import { instantOfHarborTime, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import {
  dayChoices,
  lastOffset,
  nextOffset,
  offsetOf,
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
    const choices = dayChoices(evening);
    expect(choices.map(({ label }) => label).slice(0, 2)).toEqual(["Today", "Sun 14"]);
    expect(choices).toHaveLength(8);
  });

  test("begins again after a day", () => {
    expect(nextOffset(offsetOf({ day: 2, minutes: lastOffset }))).toBe(2 * 24 * 60);
    expect(nextOffset(0)).toBe(10);
    expect(nextOffset(lastOffset)).toBe(0);
  });
});
