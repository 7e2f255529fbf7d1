import { bostonHarbor } from "@striper/angling/bite-score";
import { predictorsFor } from "@striper/angling/spots";
import { day, hour, instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { deviceScore } from "#web/features/bite-score/device-score.ts";
import { biteView, heldLine, reasonLine } from "#web/features/bite-score/score/bite-now.ts";
import { someBite, someWeather } from "#web/testing/some-conditions.ts";

const now = instantOfHarborTime("2026-06-13", 5, 20);
const water = await predictorsFor(bostonHarbor.stations);
const device = deviceScore({ place: bostonHarbor, water, weather: undefined, now, hours: 48 });

describe("the score now", () => {
  // SPEC 9.9
  test("is the server's while it is of this hour", () => {
    const { now: shown, series } = biteView(someBite(now), device, now);
    expect(shown).toMatchObject({ kind: "scored", score: 73, level: "Good" });
    expect(shown).toMatchObject({ inputNotes: [], parts: { here: 1 } });
    expect(series[0]).toEqual({ at: now - 20 * 60_000, score: 73 });
  });

  test("names factors, and one it does not know capitalised", () => {
    const answer = {
      ...someBite(now),
      factors: {
        tide: { score: 35, max_score: 40, kind: "points" as const },
        luck: { score: 1, max_score: 5, kind: "points" as const },
      },
    };
    const { now: shown } = biteView(answer, null, now);
    if (shown.kind !== "scored") throw new Error("there is a score");
    expect(shown.factors.map(({ label, rating }) => [label, rating])).toEqual([
      ["Tides", "Great"],
      ["Luck", "Poor"],
    ]);
  });

  test("is the device's own once the server's is older, and says what is not known", () => {
    const { now: shown } = biteView(someBite(now - 2 * hour), device, now);
    expect(shown).toMatchObject({
      kind: "scored",
      source: { kind: "computed" },
      missing: ["Weather", "Wind"],
    });
  });

  test("names source and age of each input that the device has kept, also offline", () => {
    const weather = someWeather(now - 5 * hour);
    const kept = deviceScore({ place: bostonHarbor, water, weather, now, hours: 48 });
    const { now: shown } = biteView(undefined, kept, now);
    expect(shown).toMatchObject({
      // The score ages with its forecast.
      source: { kind: "forecast", issuedAt: expect.any(Number) },
      inputNotes: [
        "Sky is a forecast of 6 h ago (National Weather Service)",
        "Wind is a forecast of 6 h ago (National Weather Service)",
        "Water temperature is a reading of 5 h ago (NOAA CO-OPS 8443970)",
      ],
    });
    const fresh = deviceScore({
      place: bostonHarbor,
      water,
      weather: someWeather(now),
      now,
      hours: 1,
    });
    expect(fresh?.inputNotes[0]).toBe(
      "Sky is a forecast of 30 min ago (National Weather Service), with a pressure reading of 20 min ago (NDBC 44013)",
    );
    expect(device?.inputNotes).toEqual([
      "Sky is not known",
      "Wind is not known",
      "Water temperature is a seasonal estimate (Seasonal normals of Boston)",
    ]);
  });

  test("is, before the device has computed, the stored hour of the server's series", () => {
    const { now: shown, series } = biteView(someBite(now - 5 * hour), null, now);
    expect(shown).toMatchObject({ kind: "scored", score: 82, level: "Excellent", factors: [] });
    expect(series[0]?.at).toBeLessThanOrEqual(now);
  });

  // SPEC 9.8
  test("is never the 65 of the wire: there is no score, and why", () => {
    const answer = { ...someBite(now), score: 65, is_default: true, reason: "closed-water" };
    expect(biteView(answer, device, now).now).toEqual({
      kind: "no-score",
      reason: "Striped bass may not be fished for in federal water.",
    });
  });
});

test("the line under the action says what holds a score down, else what helps it", () => {
  const { now: shown } = biteView(someBite(now), null, now);
  if (shown.kind !== "scored") throw new Error("there is a score");
  expect([reasonLine(shown), heldLine(shown)]).toEqual([
    expect.stringMatching(/^Helped by /),
    null,
  ]);
  const factors = shown.factors.filter(({ key }) => key !== "seasonal");
  const few = { key: "seasonal", label: "Season", kind: "share", score: 8, maxScore: 100 } as const;
  const season = { ...few, rating: "Poor", detail: null, isEstimate: false } as const;
  const low = { ...shown, parts: { here: 0.07, feeding: 0.9, fishable: 1 } };
  for (const line of [reasonLine, heldLine])
    expect(line({ ...low, factors: [...factors, season] })).toBe(
      "Few stripers are here on this date",
    );
});

describe("the device's own score", () => {
  test("needs no network: tide, current, sun, moon, season and the usual water", () => {
    expect(device?.series).toHaveLength(48);
    expect(device?.now.kind).toBe("scored");
    expect(device?.now.notAvailable).toEqual(["weather", "wind"]);
  });

  test("takes no forecast older than three days and no usual wind for today's", () => {
    const old = someWeather(now - 4 * day);
    const usual = someWeather(now);
    for (const entry of usual.weather) entry.status = "estimate";
    for (const weather of [old, usual]) {
      const score = deviceScore({ place: bostonHarbor, water, weather, now, hours: 1 });
      expect(score?.inputs.wind).toBeNull();
    }
  });
});
