import { day, hour } from "@striper/marine/time";
import { degrees, fahrenheit, hectopascals, knots } from "@striper/marine/units";
import { summerMorning } from "@striper/testkit/clock";
import { describe, expect, test } from "vitest";
import {
  bitePlaceAt,
  bitePlaceOfSpot,
  biteSeries,
  bostonHarbor,
  hourInputs,
  normalWaterTemperature,
  scoreOrDefault,
  tideInputs,
  type BiteRequest,
} from "#angling/bite-score/index.ts";
import { predictorsFor } from "#angling/spots/index.ts";
import { spotById, type Spot } from "#angling/spots/index.ts";

const now = summerMorning;
const harborWater = await predictorsFor(bostonHarbor.stations);
const request: BiteRequest = { place: bostonHarbor, water: harborWater, from: now, hours: 24 };

function spotNamed(id: string): Spot {
  const spot = spotById(id);
  if (spot === undefined) throw new Error(`no spot ${id}`);
  return spot;
}

const hourly = Array.from({ length: 24 }, (_, index) => now + index * hour);

describe("the flow of the water", () => {
  test("follows the current station, at full speed between slacks and zero at them", () => {
    const { current } = harborWater;
    const events = current?.events(now, now + 2 * day) ?? [];
    expect(events.length).toBeGreaterThan(12);
    for (const { instant, kind } of events) {
      const [input] = tideInputs(harborWater, [instant]);
      expect(input?.basis).toBe("current");
      const expected = kind === "slack" ? 0 : 1;
      expect(input?.relativeSpeed).toBeCloseTo(expected, 1);
    }
    const flows = events
      .filter(({ kind }) => kind !== "slack")
      .map(({ instant, kind }) => [tideInputs(harborWater, [instant])[0]?.flow, kind]);
    expect(flows.every(([flow, kind]) => kind === `max-${flow}`)).toBe(true);
  });

  test("follows the tide's height without a current, with ebb as it falls", () => {
    const water = { ...harborWater, current: null };
    const inputs = tideInputs(water, hourly);
    const { tide } = harborWater;
    inputs.forEach((input, index) => {
      expect(input?.basis).toBe("height");
      const rate = tide?.rateAt(hourly[index] ?? 0) ?? 0;
      expect(input?.flow).toBe(rate < 0 ? "ebb" : "flood");
      expect(input?.relativeSpeed).toBeLessThanOrEqual(1);
    });
    const fastest = Math.max(...inputs.map((input) => input?.relativeSpeed ?? 0));
    expect(fastest).toBeGreaterThan(0.9);
  });

  test("is not available without a prediction or an instant", () => {
    expect(tideInputs({ tide: null, current: null }, [now])).toEqual([null]);
    expect(tideInputs(harborWater, [])).toEqual([]);
  });
});

describe("the places", () => {
  test("default to Boston Harbor with its own gauge and the current at its mouth", () => {
    expect(bostonHarbor).toMatchObject({
      spotId: null,
      stations: { tide: { id: "8443970" }, current: { id: "BOS1111" } },
    });
  });

  test("have no water and no score outside the coverage", async () => {
    const place = bitePlaceAt({ latitude: 10, longitude: -30 });
    const water = await predictorsFor(place.stations);
    expect(place.isClosedWater).toBe(false);
    expect(water).toEqual({ tide: null, current: null });
    expect(biteSeries({ place, water, from: now, hours: 1 })).toMatchObject([
      { kind: "no-score", reason: "tide-not-available" },
    ]);
  });
});

describe("the hourly series", () => {
  test("gives each hour the same score as alone", () => {
    const alone = hourly.flatMap((from) => biteSeries({ ...request, from, hours: 1 }));
    const shown = alone.map((score) => scoreOrDefault(score));
    expect(biteSeries(request).map((score) => scoreOrDefault(score))).toEqual(shown);
  });

  test("without a network has no wind or weather and estimates the water", () => {
    for (const score of biteSeries(request)) {
      expect(score.notAvailable).toEqual(["weather", "wind"]);
      const temperature = score.factors.find(({ key }) => key === "temperature");
      expect(temperature?.quality).toBe("estimate");
    }
  });

  test("uses the weather of the nearest hour, and none beyond the forecast", () => {
    const weather = [
      {
        instant: now + 10 * 60_000,
        windSpeed: knots(12),
        windDirection: degrees(200),
        cloudCover: 50,
        precipitation: "none",
        pressureChange: hectopascals(-1),
        quality: "forecast",
      },
      {
        instant: now + hour,
        windSpeed: null,
        windDirection: null,
        cloudCover: null,
        precipitation: null,
        pressureChange: hectopascals(1),
        quality: "forecast",
      },
    ] as const;
    const [first, second, third] = hourInputs({ ...request, weather });
    expect(first).toMatchObject({ wind: { speed: 12, from: 200 }, sky: { cloudCover: 50 } });
    expect(second).toMatchObject({ wind: null, sky: { pressureChange: 1 } });
    expect(third).toMatchObject({ wind: null, sky: null });
  });

  test("uses a water reading for two days, as an estimate for a week, then the seasonal normal", () => {
    const waterTemperature = {
      temperature: fahrenheit(55),
      dropIn24Hours: 5,
      observedAt: now,
    };
    const inputs = hourInputs({ ...request, hours: 10 * 24, waterTemperature });
    const at = (days: number) => inputs[days * 24]?.water;
    expect(at(0)).toEqual({ temperature: 55, dropIn24Hours: 5, quality: "observed" });
    expect(at(1)).toMatchObject({ dropIn24Hours: 5 });
    expect(at(2)).toEqual({ temperature: 55, dropIn24Hours: null, quality: "observed" });
    expect(at(3)).toMatchObject({ temperature: 55, quality: "estimate" });
    expect(at(7)).toMatchObject({ temperature: 55 });
    expect(at(8)).toEqual({
      temperature: normalWaterTemperature("2026-06-21"),
      dropIn24Hours: null,
      quality: "estimate",
    });
  });

  test("shifts the spring with the year", () => {
    const may = { ...request, from: Date.UTC(2026, 4, 10, 12), hours: 1 };
    const seasonal = (springDelayDays: number): number | undefined =>
      biteSeries({ ...may, springDelayDays })[0]?.factors.find(({ key }) => key === "seasonal")
        ?.score;
    expect(seasonal(0)).toBe(55);
    expect(seasonal(9)).toBe(25);
  });

  test("warms only estuaries ahead of the sea in May, as an estimate", () => {
    const reading = {
      temperature: fahrenheit(50),
      dropIn24Hours: 0,
      observedAt: Date.UTC(2026, 4, 12),
    };
    const at = (id: string, from: number) =>
      hourInputs({
        ...request,
        place: bitePlaceOfSpot(spotNamed(id)),
        from,
        hours: 1,
        waterTemperature: { ...reading, observedAt: from },
      })[0]?.water;
    const may = Date.UTC(2026, 4, 12);
    expect(at("joppa-flats", may)).toMatchObject({ temperature: 54, quality: "estimate" });
    expect(at("deer-island-rip", may)).toMatchObject({ temperature: 50, quality: "observed" });
    expect(at("joppa-flats", Date.UTC(2026, 6, 12))).toMatchObject({
      temperature: 50,
      quality: "observed",
    });
  });
});
