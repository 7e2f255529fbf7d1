import { bostonHarbor } from "@striper/angling/bite-score";
import { bostonWater, findWater } from "@striper/angling/home-waters";
import { predictorsFor, type WaterPredictors } from "@striper/angling/spots";
import { hour, minute, type Instant } from "@striper/marine/time";
import { beforeAll, describe, expect, test } from "vitest";
import {
  firstScreenView,
  fishPair,
  lightPair,
  type Known,
} from "#web/app/dashboard/first-screen/first-screen-view.ts";
import { safetyIn } from "#web/features/bite-score/weather-inputs.ts";
import { someWeather } from "#web/testing/some-conditions.ts";

/** 4:02 am in Boston. */
const now = Date.UTC(2026, 5, 13, 8, 2);
const canal = findWater("canal-railroad-bridge", null) ?? bostonWater;
const hampton = findWater("hampton-harbor", null) ?? bostonWater;

let harbor: WaterPredictors;
let atCanal: WaterPredictors;
let atHampton: WaterPredictors;
beforeAll(async () => {
  harbor = await predictorsFor(bostonWater.place.stations);
  atCanal = await predictorsFor(canal.place.stations);
  atHampton = await predictorsFor(hampton.place.stations);
});

const nothing = (): Known => ({
  position: bostonWater.place.position,
  predictors: harbor,
  weather: undefined,
  forecast: undefined,
  reports: undefined,
  here: null,
  safety: null,
  now,
  units: "us",
});

/** Builds hourly winds in knots from a direction. */
function windy(speeds: readonly number[], from: number): Known["weather"] {
  const answer = someWeather(now);
  const weather = answer.weather.map((entry, index) => ({
    ...entry,
    wind_speed_kt: speeds[Math.min(index, speeds.length - 1)] ?? 0,
    wind_gusts_kt: null,
    wind_direction: from,
  }));
  const wind_gusts_kt = { ...answer.observed.wind_gusts_kt, value: null };
  const wind_speed_kt = { ...answer.observed.wind_speed_kt, value: null };
  return { ...answer, weather, observed: { ...answer.observed, wind_speed_kt, wind_gusts_kt } };
}

describe("the water", () => {
  test("is told by its current and the next two turns with their strength", () => {
    const { water, height } = firstScreenView(nothing());
    expect(water?.now).toMatch(/^(?:Slack|(?:Ebb|Flood) \d\.\d kt)$/);
    expect(water?.turns).toMatch(
      /^(?:slack \d+:\d\d [ap]m(?:, |$)|(?:ebb|flood) strongest \d+:\d\d [ap]m \(\d\.\d kt\)(?:, |$)){2}$/,
    );
    expect(water?.trend).toMatch(/^(?:(?:ebb|flood) \d\.\d kt, )?(?:building|easing)$/);
    expect(height).toMatch(/^−?\d+\.\d ft (?:rising|falling|changing)$/);
  });

  test("turns when the predictor says so, and not the other way", () => {
    const [next] = atCanal.current?.events(now + minute, now + 14 * hour) ?? [];
    const told = firstScreenView({ ...nothing(), predictors: atCanal }).water;
    const flow = (next?.speed ?? 0) < 0 ? "ebb" : "flood";
    expect(next?.kind).toBe(`max-${flow}`);
    expect(told?.turns).toMatch(new RegExp(`^${flow} strongest .*, slack `));
    expect(told?.now.toLowerCase()).toContain(flow);
  });

  test("without a current station is told by its tide, with the heights of the turns", () => {
    const { water, height, against } = firstScreenView({ ...nothing(), predictors: atHampton });
    expect(water?.now).toMatch(/^(?:Rising|Falling|Changing) −?\d+\.\d ft$/);
    expect(water?.turns).toMatch(/^(?:low|high) \d+:\d\d [ap]m \(−?\d+\.\d ft\), (?:low|high) /);
    expect(height).toBeNull();
    expect(against).toMatchObject({ figure: "Not known", note: "no current station near" });
  });

  test("shows nothing invented while the stations load", () => {
    expect(firstScreenView({ ...nothing(), predictors: null }).water).toBeNull();
  });
});

describe("the wind", () => {
  const windOf = (speeds: readonly number[], units: "us" | "metric" = "us") =>
    firstScreenView({ ...nothing(), weather: windy(speeds, 270), units }).wind;

  test.each([
    [[9, 9, 8, 5], "W 9 kt", "dropping to 5 kt by 7 am"],
    [[5, 8, 12, 15, 15], "W 5–8 kt", "rising to 15 kt by 7 am"],
    [[9, 10, 11, 9], "W 9–10 kt", "steady until 1 pm"],
  ])("of %j is %s, %s", (speeds, figure, note) =>
    expect(windOf(speeds)).toEqual({ figure, note, isWarning: false }),
  );

  test.each([
    ["of the next hour", 21, null],
    ["of the buoy", 20, 23],
  ])("names the gusts that safety counts, also those %s", (_, next, measured) => {
    const weather = windy([14], 200);
    if (weather === undefined) throw new Error("there is weather");
    for (const [index, entry] of weather.weather.entries())
      entry.wind_gusts_kt = index === 0 ? 20 : next;
    weather.observed.wind_gusts_kt.value = measured;
    const { note } = firstScreenView({ ...nothing(), weather }).wind;
    const gusts = measured ?? next;
    expect(note).toBe(`gusts ${gusts} kt, steady until 1 pm`);
    const hours = { from: now, to: now + hour, now };
    const question = { place: bostonHarbor, water: null, answer: weather, alerts: [], ...hours };
    expect(safetyIn(question).reasons).toEqual([`Gusts ${gusts} kt`]);
  });

  test.each([
    ["of the next hour", [14, 15], null, "SSW 14–15 kt"],
    ["of the buoy", [14, 14], 18, "SSW 14–18 kt"],
    ["that is the same to the knot", [14.6, 15], null, "SSW 15 kt"],
  ])("is said as safety says it: one %s", (_, speeds, measured, figure) => {
    const weather = windy(speeds, 200);
    if (weather === undefined) throw new Error("there is weather");
    weather.observed.wind_speed_kt.value = measured;
    // At half past, the coming hour spans two forecast hours.
    const later = now + 28 * minute;
    expect(firstScreenView({ ...nothing(), weather, now: later }).wind.figure).toBe(figure);
    const hours = { from: later, to: later + hour, now: later };
    const question = { place: bostonHarbor, water: null, answer: weather, alerts: [], ...hours };
    const [reason = ""] = safetyIn(question).reasons;
    expect(reason).toBe(`Wind ${/(\d+) kt$/u.exec(figure)?.[1]} kt`);
  });

  test("without a forecast is not known, and what is usual is called so", () => {
    const { wind, against } = firstScreenView(nothing());
    expect(wind.figure).toBe("Not known");
    expect(wind.note).toMatch(/^usual now: \d+ kt$/);
    expect(against.note).toBe("wind not known");
  });
});

describe("wind against tide", () => {
  const meeting = (from: number, speed = 12) =>
    firstScreenView({ ...nothing(), predictors: atCanal, weather: windy([speed], from) }).against;
  const running = () => {
    const speed = atCanal.current?.speedAt(now) ?? 0;
    const { ebbDirection = 0, floodDirection = 0 } = atCanal.current ?? {};
    return speed < 0
      ? { flow: "ebb", toward: Number(ebbDirection) }
      : { flow: "flood", toward: Number(floodDirection) };
  };

  test("is a warning with its end", () => {
    const { flow, toward } = running();
    const { figure, note, isWarning } = meeting(toward);
    expect([figure, isWarning]).toEqual(["Yes", true]);
    expect(note).toMatch(new RegExp(`^against the ${flow} until \\d+:\\d\\d [ap]m: steep seas$`));
  });
});

describe("the sea and the water's temperature", () => {
  const reading = (value: number) => ({
    value,
    source: "NDBC 44098",
    observed_at: new Date(now - 16 * minute).toISOString(),
    issued_at: null,
    status: "live" as const,
  });
  function measured(change: number, temperatureAge = 16 * minute): Known["weather"] {
    const answer = someWeather(now);
    const observed_at = new Date(now - temperatureAge).toISOString();
    return {
      ...answer,
      observed: {
        ...answer.observed,
        wave_height_feet: reading(2.1),
        wave_period_seconds: reading(7.2),
        water_temperature_c: { ...reading(14.4), observed_at },
        water_temperature_change_c: reading(change),
      },
    };
  }

  test("are what the buoy measured, and whose buoy it is", () => {
    const view = firstScreenView({ ...nothing(), weather: measured(1.1) });
    expect(view.sea).toEqual({
      title: "Sea, 47 nm away",
      figure: "2.1 ft, 7 s",
      note: "NDBC 44098, 16 min ago",
      isWarning: false,
    });
    expect(view.temperature).toMatchObject({ figure: "58°F", note: "2.0° warmer than yesterday" });
  });

  test.each([
    [-1.1, "2.0° colder than yesterday"],
    [0.05, "as warm as yesterday"],
  ])("a change of %d °C is: %s", (change, note) =>
    expect(firstScreenView({ ...nothing(), weather: measured(change) }).temperature.note).toBe(
      note,
    ),
  );
});

describe("the light", () => {
  const { position } = bostonWater.place;
  const at = (hours: number, minutes = 0): Instant => Date.UTC(2026, 5, 13, hours, minutes);
  test.each([
    [at(8, 2), "First light 4:32 am", "sunrise 5:06 am"],
    [at(15), "Sunset 8:21 pm", "last light 8:56 pm"],
    [at(26), "First light 4:32 am", "sunrise 5:06 am"],
  ])("at %d is what comes next", (moment, left, right) =>
    expect(lightPair(position, moment)).toEqual({ left, right }),
  );
});

describe("the fish", () => {
  const report = (days: number) => ({
    title: "Bass",
    link: "https://www.example.org/",
    date: new Date(now - days * 24 * hour).toISOString(),
    summary: "",
    source: "example.org",
  });
  const reports = (...days: readonly number[]): Known["reports"] => ({
    reports: days.map(report),
    updated: null,
    status: "live",
  });

  test.each([
    [0.9, "Fish here: many"],
    [0.8, "Fish here: many"],
    [0.5, "Fish here: some"],
    [0.07, "Fish here: few"],
    [0.01, "Fish here: hardly any"],
    [null, "Fish here: not known"],
  ])("are told of a share of %s as %s", (here, left) =>
    expect(fishPair(here, undefined, now).left).toBe(left),
  );

  test.each([
    [reports(1, 6, 8), "2 reports this week"],
    [reports(2), "1 report this week"],
    [reports(9), "no reports this week"],
    [undefined, "reports not loaded"],
  ])("and what was written of them", (known, right) =>
    expect(fishPair(1, known, now).right).toBe(right),
  );
});

describe("safety", () => {
  test("says what speaks against going", () => {
    const view = firstScreenView({
      ...nothing(),
      safety: { verdict: "NO", reasons: ["Small Craft Advisory", "Gusts 26 kt"] },
    });
    expect(view.safety).toEqual({
      tone: "danger",
      title: "Do not go out now",
      reasons: "Small Craft Advisory, gusts 26 kt.",
    });
  });

  test("never says that it is safe: without warnings it says just that", () => {
    const { safety } = firstScreenView({ ...nothing(), safety: { verdict: "GO", reasons: [] } });
    expect(safety).toEqual({
      tone: "plain",
      title: "No warnings now",
      reasons: "Nothing known here speaks against going.",
    });
    expect(firstScreenView(nothing()).safety.title).toBe("Checking alerts and wind");
  });
});
