import { clockStages, spotClocks, type CellOfTrip } from "@striper/angling/catches/spot-clock";
import { expect, test } from "vitest";
import { spotClockView } from "#web/features/catches/spot-clock/spot-clock-view.ts";

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

test("a clear lead is stated with its range and the average", () => {
  const { sentence, bars } = viewOf(60, [0, 0, 0, 0, 0, 3]);
  expect(sentence).toMatch(
    /^You do best here in the last two hours of the ebb: [\d.]+ stripers an hour \([\d.]+ to [\d.]+\) against 0\.5 over all your hours\.$/u,
  );
  expect(bars.filter(({ isBest }) => isBest).map(({ key }) => key)).toEqual(["late_ebb"]);
});

test("with few trips it says how many are needed, and with evenly spread fish that nothing stands out", () => {
  expect(viewOf(3, [0, 0, 0, 0, 0, 3]).sentence).toBe(
    "3 trips with hours: it takes 20 before a tide is called your best here.",
  );
  expect(viewOf(25, [1, 1, 1, 1, 1, 1]).sentence).toBe(
    "No tide stands out yet from your 25 trips here.",
  );
});

test("the table lists every stage with its lights, starting at high water", () => {
  const { rows } = viewOf(30, [0, 1, 0, 0, 2, 0]);
  expect(rows).toHaveLength(24);
  expect(rows[0]?.slice(0, 4)).toEqual(["first two hours of the ebb", "all", "30.0", "0"]);
  expect(rows[1]).toEqual(["first two hours of the ebb", "dark", "none", "0", "–", "–"]);
});
