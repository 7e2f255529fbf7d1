import { clockStages, spotClocks, type CellOfTrip } from "@striper/angling/catches/spot-clock";
import { expect, test } from "vitest";
import { clockWords, spotClockView } from "#web/features/catches/spot-clock/spot-clock-view.ts";

function viewOf(trips: number, fish: readonly number[]) {
  const trip = (): CellOfTrip[] =>
    clockStages.map((stage, index) => ({
      stage,
      light: "day",
      hours: 1,
      fish: fish[index] ?? 0,
      weight: 40,
    }));
  const clock = spotClocks(new Map([["spot", Array.from({ length: trips }, trip)]])).get("spot");
  if (clock === undefined) throw new Error("no clock");
  return spotClockView(clock);
}

test("a clear lead is said with its range and the average", () => {
  const { sentence, bars } = viewOf(60, [0, 0, 0, 0, 0, 3]);
  expect(sentence).toMatch(
    /^You do best here in the last two hours of the ebb: [\d.]+ stripers an hour \([\d.]+ to [\d.]+\) against 0\.5 over all your hours\.$/u,
  );
  expect(bars.filter(({ isBest }) => isBest).map(({ key }) => key)).toEqual(["late_ebb"]);
});

test("few trips say how many it takes, and even fish say that nothing stands out", () => {
  expect(viewOf(3, [0, 0, 0, 0, 0, 3]).sentence).toBe(
    "3 trips with hours: it takes 20 before a tide is called your best here.",
  );
  expect(viewOf(25, [1, 1, 1, 1, 1, 1]).sentence).toBe(
    "No tide stands out yet from your 25 trips here.",
  );
});

test("blanks are hours without a rate, and not the same as no hours", () => {
  const { sentence, cells, bars, meanRadius } = viewOf(1, []);
  expect(sentence).toBe("No stripers on your 1 trip here: 6.0 blank hours.");
  expect(bars).toEqual([]);
  expect(meanRadius).toBeNull();
  const strengths = new Set(cells.map(({ key, strength }) => `${key.split(" ")[1]} ${strength}`));
  expect([...strengths].toSorted()).toEqual(["dark null", "day 0", "low_light null"]);
});

test("the table holds every stage with its lights, from high water on", () => {
  const { rows } = viewOf(30, [0, 1, 0, 0, 2, 0]);
  expect(rows).toHaveLength(24);
  expect(rows[0]?.slice(0, 4)).toEqual(["first two hours of the ebb", "all", "30.0", "0"]);
  expect(rows[1]).toEqual(["first two hours of the ebb", "dark", "none", "0", "–", "–"]);
});

test("the stronger cell has the stronger color, and bars stay in the drawing", () => {
  const { cells, bars } = viewOf(200, [1, 4, 1, 1, 1, 1]);
  const strengthOf = (key: string) => cells.find((cell) => cell.key === key)?.strength ?? 0;
  expect(strengthOf("mid_flood day")).toBe(4);
  expect(strengthOf("mid_ebb day")).toBeLessThan(3);
  for (const { whisker } of bars) {
    expect(Math.hypot(whisker.x2, whisker.y2)).toBeLessThanOrEqual(136.1);
    expect(Math.hypot(whisker.x1, whisker.y1)).toBeGreaterThanOrEqual(97.9);
  }
});

test("no word around the clock stands on the longest range of a bar", () => {
  const { bars } = viewOf(60, [3, 0, 3, 0, 3, 0]);
  const longest = Math.max(...bars.map(({ whisker }) => Math.hypot(whisker.x2, whisker.y2)));
  for (const { x, y, anchor } of clockWords) {
    expect(Math.hypot(x, y)).toBeGreaterThan(longest);
    // It grows away from the clock, or stands above or below it.
    expect(anchor).toBe(x === 0 ? "middle" : x > 0 ? "start" : "end");
  }
});
