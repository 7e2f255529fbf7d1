import { instantOfHarborTime, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { lastOffset, nextOffset, shownInstant, timeText } from "#web/app/map/time-slider-view.ts";

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

  test("begins again after a day", () => {
    expect(nextOffset(0)).toBe(10);
    expect(nextOffset(lastOffset)).toBe(0);
  });
});
