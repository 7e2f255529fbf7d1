import { findWater } from "@striper/angling/home-waters";
import { predictorsFor } from "@striper/angling/spots";
import { day, hour, instantOfHarborTime, minute } from "@striper/marine/time";
import { expect, test } from "vitest";
import { tripBite } from "#web/app/trip/trip-bite.ts";
import { deviceScore } from "#web/features/bite-score/device-score.ts";
import { weekHours } from "#web/features/bite-score/queries.ts";
import type { WeatherAnswer } from "#web/features/bite-score/weather-inputs.ts";
import { someWeather } from "#web/testing/some-conditions.ts";

const now = instantOfHarborTime("2026-06-12", 20);
const startsAt = instantOfHarborTime("2026-06-13", 5) + 30 * minute;
const until = startsAt + 4 * hour;
const safe = () => false;

async function scoreOf(weather?: WeatherAnswer) {
  const place = findWater("8443970", null)?.place;
  if (place === undefined) throw new Error("No water");
  const water = await predictorsFor(place.stations);
  const device = deviceScore({ place, water, weather, now, hours: weekHours });
  if (device === null) throw new Error("No score");
  return { place, lookup: { device, isOut: false }, isRefused: safe, until, now };
}

test("a trip's best hour is the highest of its own hours, with its figure and grade", async () => {
  const known = await scoreOf();
  const ofTrip = known.lookup.device.series.filter(
    ({ instant }) => instant + hour > startsAt && instant < until,
  );
  const scores = ofTrip.map((one) => (one.kind === "scored" ? one.exactScore : 0));
  const top = ofTrip[scores.indexOf(Math.max(...scores))];
  if (top?.kind !== "scored") throw new Error("No score");
  const bite = tripBite({ startsAt }, known);
  expect(bite?.line).toMatch(/^Best hour for bites: \d+:\d\d am, \w+\u00A0\d+$/u);
  expect(bite?.line).toContain(`${top.level}\u00A0${top.score}`);
  expect(bite?.best?.at).toBe(Math.max(top.instant, startsAt));
  expect(bite?.inputs).toBe("Scored without what is not known yet: Weather, Wind.");
  const forecast = await scoreOf(someWeather(now));
  expect(tripBite({ startsAt }, forecast)?.inputs).toBe("Scored with all that counts.");
});

test("an unsafe hour is never the best, and a trip of unsafe hours has no best hour", async () => {
  const known = await scoreOf();
  const before = tripBite({ startsAt }, known)?.best?.at ?? 0;
  const others = tripBite(
    { startsAt },
    { ...known, isRefused: (from) => from <= before && from + hour > before },
  );
  expect(others?.best?.at).not.toBe(before);
  const none = tripBite({ startsAt }, { ...known, isRefused: () => true });
  expect(none?.line).toMatch(/^No hour of it is safe by what is known\. /u);
  expect(none?.best).toBeNull();
});

test("during a trip only the remaining hours count, and after them nothing shows", async () => {
  const known = await scoreOf();
  const late = tripBite({ startsAt }, { ...known, now: until - hour });
  expect(late?.best?.at).toBeGreaterThan(until - 2 * hour);
  expect(tripBite({ startsAt }, { ...known, now: until })).toBeNull();
});

test("the line says that the bite is unknown, and why", async () => {
  const known = await scoreOf();
  const line = (parts: Partial<typeof known>, at = startsAt) =>
    tripBite({ startsAt: at }, { ...known, ...parts })?.line;
  const far = startsAt + 7 * day;
  expect(line({ until: far + 4 * hour }, far)).toBe(
    "Bite score not known. It is computed for seven days ahead.",
  );
  expect(tripBite({ startsAt }, { ...known, lookup: { device: null, isOut: true } })?.line).toBe(
    "Bite score not known. The stations of this place are not on this device yet.",
  );
  expect(tripBite({ startsAt }, { ...known, lookup: { device: null, isOut: false } })?.line).toBe(
    "The score is being computed.",
  );
  expect(line({ place: { ...known.place, isClosedWater: true } })).toMatch(/^No score: /u);
  const { device } = known.lookup;
  const series = device.series.map(({ instant, factors, notAvailable, modelVersion }) => ({
    kind: "no-score" as const,
    reason: "tide-not-available" as const,
    instant,
    factors,
    notAvailable,
    modelVersion,
  }));
  expect(line({ lookup: { device: { ...device, series }, isOut: false } })).toBe(
    "Bite score not known. There is no tide prediction for this place.",
  );
});
