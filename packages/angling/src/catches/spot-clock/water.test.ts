import { hour } from "@striper/marine/time";
import { summerMorning } from "@striper/testkit/clock";
import { describe, expect, test } from "vitest";
import { bitePlaceOfSpot } from "#angling/bite-score/index.ts";
import { predictorsFor, spotById } from "#angling/spots/index.ts";
import { clockWaterOf } from "./water.ts";

function placeOf(id: string) {
  const spot = spotById(id);
  if (spot === undefined) throw new Error(`no spot ${id}`);
  return bitePlaceOfSpot(spot);
}

describe("the clock's expectation", () => {
  test("is the model's score of each hour, higher in June than in January", async () => {
    const place = placeOf("hull-gut");
    const clock = clockWaterOf(place, await predictorsFor(place.stations));
    if (clock === null) throw new Error("no tide");
    expect(clock.position).toEqual(place.position);
    const june = clock.expected(summerMorning, 6);
    expect(june).toHaveLength(6);
    expect(Math.max(...june)).toBeGreaterThan(20);
    const january = clock.expected(summerMorning - 150 * 24 * hour, 6);
    expect(Math.max(...january)).toBeLessThan(10);
  });
});
