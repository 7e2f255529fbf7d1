import { hour } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { scoreToStore } from "#angling/bite-score/grading/score-to-store.ts";
import { tripRow } from "#angling/bite-score/grading/trip-row.ts";
import { modelVersion } from "#angling/bite-score/model.ts";
import { bitePlaceAt, bostonHarbor } from "#angling/bite-score/place.ts";
import { predictorsFor } from "#angling/spots/stations.ts";

/** Half an hour before sunrise in Boston. */
const dawn = Date.UTC(2026, 5, 13, 8, 37);
const water = await predictorsFor(bostonHarbor.stations);

describe("the score that is stored with a trip", () => {
  const stored = scoreToStore({ place: bostonHarbor, water, from: dawn, hours: 24 });

  test("has each hour's score, with light and water at its middle", () => {
    expect(stored.modelVersion).toBe(modelVersion);
    expect(stored.scores).toHaveLength(24);
    for (const score of stored.scores) expect(score).toBeGreaterThan(0);
    expect(stored.lowLight.slice(0, 4)).toEqual([1, 0, 0, 0]);
    const moving = stored.movingWater.filter((share) => share === 1).length;
    expect(moving).toBeGreaterThan(12);
    expect(moving).toBeLessThan(20);
  });

  test("lists the quality of each known input", () => {
    expect(stored.inputs).toMatchObject({ tide: "computed", temperature: "estimate" });
    expect(stored.inputs).not.toHaveProperty("wind");
  });

  test("can be converted to a row of its trip", () => {
    const row = tripRow({
      startedAt: dawn,
      endedAt: dawn + 2 * hour,
      isForStripers: true,
      stripersCaught: 0,
      stripersLogged: 0,
      mode: null,
      water: null,
      score: stored,
    });
    expect(row).toMatchObject({ kind: "row", row: { fish: 0, hours: 2, lowLight: 0.5 } });
  });

  test("has null for moving water without a station", () => {
    const still = scoreToStore({
      place: bostonHarbor,
      water: { tide: null, current: null },
      from: dawn,
      hours: 2,
    });
    expect(still.movingWater).toEqual([null, null]);
    expect(still.lowLight).toEqual([1, 0]);
    expect(still.inputs).not.toHaveProperty("tide");
  });

  test("of no hours is empty", () => {
    const none = scoreToStore({ place: bostonHarbor, water, from: dawn, hours: 0 });
    expect(none).toMatchObject({ scores: [], lowLight: [], movingWater: [], inputs: {} });
  });

  test("is null in closed water", () => {
    const bank = bitePlaceAt({ latitude: 42.3, longitude: -70.3 });
    const closed = scoreToStore({ place: bank, water, from: dawn, hours: 2 });
    expect(closed.scores).toEqual([null, null]);
  });
});
