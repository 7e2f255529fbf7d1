import { describe, expect, test } from "vitest";
import { dayBarsView, roundTop } from "#web/ui/charts/day-bars-view.ts";

describe("bars of days", () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [7, 8],
    [9, 10],
    [10, 10],
    [11, 20],
    [22, 30],
    [500, 500],
    [801, 1000],
    [1001, 2000],
  ])("with %i at most are drawn to %i", (most, top) => expect(roundTop(most)).toBe(top));

  test("stand side by side, as high as their share of the scale", () => {
    const { bars, top } = dayBarsView([
      { date: "2026-06-12", count: 0 },
      { date: "2026-06-13", count: 4 },
    ]);
    expect(top).toBe(4);
    expect(bars).toEqual([
      { date: "2026-06-12", x: 0, height: 0 },
      { date: "2026-06-13", x: 1, height: 1 },
    ]);
  });

  test("say in words what they show, and give every day as a row", () => {
    const view = dayBarsView([
      { date: "2026-06-12", count: 1200 },
      { date: "2026-06-13", count: 4 },
    ]);
    expect(view.sentence).toBe("From Jun 12 to Jun 13, at most 1,200 on Jun 12.");
    expect(view.rows).toEqual([
      ["Jun 12", "1,200"],
      ["Jun 13", "4"],
    ]);
  });

  test("say so when there is nothing", () => {
    expect(dayBarsView([]).sentence).toBe("No days yet.");
    expect(dayBarsView([{ date: "2026-06-12", count: 0 }]).sentence).toBe(
      "None from Jun 12 to Jun 12.",
    );
  });
});
