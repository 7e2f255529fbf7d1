import { hour } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { presenceShare, seasonShifts } from "#angling/bite-score/factors/presence.ts";
import { type HourInputs, type SeasonWater } from "#angling/bite-score/model.ts";
import { bitePlaceAt, bostonHarbor } from "#angling/bite-score/place.ts";
import { scoreHour } from "#angling/bite-score/score-hour.ts";
import { hourInputs, type BiteWeatherHour } from "#angling/bite-score/series.ts";
import { predictorsFor } from "#angling/spots/index.ts";
import { knots } from "@striper/marine/units";

const june = Date.UTC(2026, 5, 13, 9);

async function knownHour(): Promise<HourInputs> {
  const breeze: BiteWeatherHour = {
    instant: june,
    windSpeed: knots(8),
    windDirection: null,
    cloudCover: 60,
    precipitation: "none",
    pressureChange: null,
    quality: "forecast",
  };
  const water = await predictorsFor(bostonHarbor.stations);
  const [inputs] = hourInputs({
    place: bostonHarbor,
    water,
    from: june,
    hours: 1,
    weather: [breeze],
  });
  if (inputs === undefined) throw new Error("an hour that was asked for is missing");
  return inputs;
}

const inputsOfFactors = [
  ["tide", "tide"],
  ["sunAltitude", "time"],
  ["season", "seasonal"],
  ["moon", "moon"],
  ["water", "temperature"],
  ["wind", "wind"],
  ["sky", "weather"],
] as const;

test("a score lists every combination of missing inputs, and does not exist without tide or date", async () => {
  const whole = await knownHour();
  for (let combination = 0; combination < 2 ** inputsOfFactors.length; combination += 1) {
    const missing = inputsOfFactors.filter((_, bit) => (combination & (1 << bit)) !== 0);
    const inputs: HourInputs = {
      ...whole,
      ...Object.fromEntries(missing.map(([input]) => [input, null])),
    };
    const result = scoreHour(inputs);
    expect(result.notAvailable.toSorted()).toEqual(missing.map(([, key]) => key).toSorted());
    const hasBoth = inputs.tide !== null && inputs.season !== null;
    expect(result.kind).toBe(hasBoth ? "scored" : "no-score");
    const shown = result.kind === "scored" ? result : null;
    const { here = 0, feeding = 0, fishable = 0 } = shown?.parts ?? {};
    expect(shown?.score ?? 0).toBe(Math.round(100 * here * feeding * fishable));
    // An unknown wind counts as average for the boat; unknown water leaves the date to decide.
    expect(shown === null || inputs.wind !== null || fishable === 0.85).toBe(true);
    expect(shown === null || inputs.water !== null || here === 1).toBe(true);
  }
});

const presence = (date: string, water: SeasonWater, holdsFishOver = false): number =>
  presenceShare({ date, water, holdsFishOver, springDelayDays: 0 });

describe("New Hampshire and the Canal", () => {
  const dayOf = (monthAndDay: string, days: number): string =>
    new Date(Date.parse(`2027-${monthAndDay}T12:00:00Z`) + days * 24 * hour)
      .toISOString()
      .slice(0, 10);

  test.each(["canal", "new-hampshire"] as const)(
    "repeat Boston's arrival and departure on shifted days: %s",
    (water) => {
      const { spring, fall } = seasonShifts[water];
      for (const date of ["04-20", "05-01", "05-10", "05-20"])
        expect(presence(dayOf(date, spring), water)).toBeCloseTo(
          presence(dayOf(date, 0), "boston"),
        );
      for (const date of ["10-20", "11-01", "11-10", "11-20"])
        expect(presence(dayOf(date, fall), water)).toBeCloseTo(presence(dayOf(date, 0), "boston"));
    },
  );

  test("the Canal keeps its fish longest and New Hampshire loses them first", () => {
    const onFirstOfNovember = (water: SeasonWater) => presence("2027-11-01", water);
    expect(onFirstOfNovember("canal")).toBeGreaterThan(onFirstOfNovember("boston"));
    expect(onFirstOfNovember("new-hampshire")).toBeLessThan(onFirstOfNovember("north-shore"));
  });
});

describe("water between stations", () => {
  test("has a score based on the tide's height", async () => {
    const between = bitePlaceAt({ latitude: 42.2, longitude: -70.68 });
    expect(between.stations.current).toBeNull();
    const [inputs] = hourInputs({
      place: between,
      water: await predictorsFor(between.stations),
      from: june,
      hours: 1,
    });
    expect(inputs?.tide?.basis).toBe("height");
    expect(inputs === undefined ? null : scoreHour(inputs).kind).toBe("scored");
  });
});
