import { hour } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import {
  sharedRow,
  tripRow,
  type OwnTripRow,
  type TripToGrade,
} from "#angling/bite-score/grading/trip-row.ts";

const begin = Date.UTC(2026, 5, 13, 8, 30);

const trip = (changes: Partial<TripToGrade> = {}): TripToGrade => ({
  startedAt: begin,
  endedAt: begin + 3 * hour,
  isForStripers: true,
  stripersCaught: 2,
  stripersLogged: 0,
  mode: "shore",
  water: "boston",
  score: {
    modelVersion: "2027.1",
    from: begin,
    scores: [80, 70, 30, 10],
    lowLight: [1, 1, 0, 0],
    movingWater: [0, 1, 1, 1],
  },
  ...changes,
});

function rowOf(one: TripToGrade): OwnTripRow {
  const answer = tripRow(one);
  if (answer.kind !== "row") throw new Error(answer.missing);
  return answer.row;
}

describe("a trip as a row", () => {
  test("has the mean of its hours' stored scores, and the band of that mean", () => {
    const row = rowOf(trip());
    expect(row).toMatchObject({ date: "2026-06-13", hours: 3, band: "Good", score: 60, fish: 2 });
    expect(row.lowLight).toBeCloseTo(2 / 3);
    expect(row.movingWater).toBeCloseTo(2 / 3);
  });

  test("weights partial hours and ignores those after its end", () => {
    expect(rowOf(trip({ endedAt: begin + 1.5 * hour })).score).toBeCloseTo((80 + 35) / 1.5);
    expect(rowOf(trip({ startedAt: begin + hour })).score).toBe(50);
  });

  test("omits hours without a score from the mean", () => {
    const score = { ...trip().score, scores: [80, null, 30] };
    expect(rowOf(trip({ score: { ...rowScore, ...score } })).score).toBe(55);
  });

  test("is blank only when the angler confirmed it", () => {
    expect(rowOf(trip({ stripersCaught: 0 })).fish).toBe(0);
    expect(tripRow(trip({ stripersCaught: null }))).toEqual({ kind: "missing", missing: "count" });
    expect(rowOf(trip({ stripersCaught: null, stripersLogged: 1 })).fish).toBe(1);
  });

  test.each([
    ["running", { endedAt: null }],
    ["hours", { endedAt: begin + hour / 10 }],
    ["hours", { endedAt: begin + 40 * hour }],
    ["score", { score: null }],
    ["score", { startedAt: begin - 9 * hour, endedAt: begin - 8 * hour }],
    ["other-fish", { isForStripers: false }],
  ] as const)("is missing: %s", (missing, changes) => {
    expect(tripRow(trip(changes))).toEqual({ kind: "missing", missing });
  });
});

const rowScore = {
  modelVersion: "2027.1",
  from: begin,
  scores: [],
  lowLight: [1],
  movingWater: [1],
};

test("a shared row contains no score, place or person", () => {
  expect(sharedRow(rowOf(trip()))).toEqual({
    date: "2026-06-13",
    hours: 3,
    band: "Good",
    fish: 2,
    mode: "shore",
    water: "boston",
    modelVersion: "2027.1",
  });
});
