import { safetyOf } from "@striper/angling/bite-score";
import { findWater } from "@striper/angling/home-waters";
import { predictorsFor } from "@striper/angling/spots";
import { hour, instantOfHarborTime } from "@striper/marine/time";
import { knots } from "@striper/marine/units";
import { expect, test } from "vitest";
import { goodHours, untilTurningBack } from "#web/app/trip/good-hours.ts";
import { deviceScore } from "#web/features/bite-score/device-score.ts";
import { goWindowView } from "#web/features/bite-score/hours/go-window-view.ts";
import { deviceSeries } from "#web/features/bite-score/score/bite-now.ts";
import { safetyIn } from "#web/features/bite-score/weather-inputs.ts";
import { someWeather } from "#web/testing/some-conditions.ts";

const now = instantOfHarborTime("2026-06-13", 4) + 20 * 60_000;

async function at(id: string, windFrom = 225, windKnots = 8) {
  const place = findWater(id, null)?.place;
  if (place === undefined) throw new Error(`No water ${id}`);
  const calm = someWeather(now);
  const weather = {
    ...calm,
    weather: calm.weather.map((one) =>
      Object.assign(one, {
        wind_direction: windFrom,
        wind_speed_kt: windKnots,
        wind_gusts_kt: windKnots + 2,
      }),
    ),
  };
  const water = await predictorsFor(place.stations);
  const device = deviceScore({ place, water, weather, now, hours: 168 });
  if (device === null) throw new Error("No score");
  const known = {
    weather,
    alerts: { alerts: [], announced: [] },
    marine: [],
    winds: [],
    craft: "small-boat" as const,
    now,
  };
  const safetyBetween = (from: number, to: number) =>
    safetyIn({ place, water, answer: weather, alerts: [], marine: [], from, to, now });
  return { place, device, known, safetyBetween };
}

test("the suggested hours include those recommended on the dashboard", async () => {
  const { place, device, known, safetyBetween } = await at("8443970");
  const { good } = goWindowView({
    series: deviceSeries(device.series, now),
    hours: device.hours,
    safetyIn: safetyBetween,
    season: place.season,
    nextGoodDate: null,
    now,
  });
  const suggested = goodHours(place, device, known);
  expect(good).not.toBeNull();
  expect(suggested.map(({ from }) => from)).toContain(good?.from);
});

test("no suggested hour at a bar has an ebb against the wind", async () => {
  const { place, device, known, safetyBetween } = await at("merrimack-river-mouth", 80, 18);
  const isRefused = (from: number) => safetyBetween(from, from + hour).verdict === "NO";
  const windless = { wind: knots(18), gusts: knots(20), thunder: false, headlines: [] };
  expect(safetyOf({ ...windless, craft: "small-boat", bar: null }).verdict).not.toBe("NO");
  expect(device.series.some(({ instant }) => isRefused(instant))).toBe(true);
  const hours = goodHours(place, device, known).flatMap(({ from, to }) =>
    Array.from({ length: (to - from) / hour }, (_, index) => from + index * hour),
  );
  expect(hours.filter(isRefused)).toEqual([]);
});

test("a warning, or a wind of the zone's forecast, takes its hours out", async () => {
  const { place, device, known } = await at("8443970");
  const until = now + 80 * hour;
  const warned = [{ event: "Storm Warning", onset: now, ends: until }];
  for (const alerts of [
    { alerts: warned, announced: [] },
    { alerts: null, announced: warned },
  ])
    expect(goodHours(place, device, { ...known, alerts })).toEqual([]);
  const gale = { from: now, to: until, wind: knots(40), gusts: null, thunder: false };
  expect(goodHours(place, device, { ...known, winds: [gale] })).toEqual([]);
});

test("no suggested hour for a kayak has a wind that only a boat may be out in", async () => {
  const { place, device, known } = await at("8443970", 225, 17);
  expect(goodHours(place, device, known)).not.toEqual([]);
  expect(goodHours(place, device, { ...known, craft: "kayak" })).toEqual([]);
});

test("a window ends when it is time to turn back, and one that leaves minutes is none", async () => {
  const { place, device, known } = await at("8443970");
  const windows = goodHours(place, device, known);
  const after = (minutes: number) => (start: number) => ({ turnBackBy: start + minutes * 60_000 });
  expect(untilTurningBack(windows, after(11))).toEqual([]);
  for (const { from, to } of untilTurningBack(windows, after(70)))
    expect(to - from).toBeLessThanOrEqual(70 * 60_000);
});
