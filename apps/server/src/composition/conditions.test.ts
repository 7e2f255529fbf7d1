import { day, hour, minute } from "@striper/marine/time";
import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { openConditionsApp } from "#server/testing/outside/conditions-app.ts";
import type { ConditionsApp } from "#server/testing/outside/conditions-app.ts";
import { outsideFaults } from "#server/testing/outside/faults.ts";
import type { OutsideFault } from "#server/testing/outside/faults.ts";
import { outsideSources } from "#server/testing/outside/payloads.ts";
import type { OutsideSource } from "#server/testing/outside/payloads.ts";

const start = Date.UTC(2026, 6, 15, 18, 5);

let opened: ConditionsApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function open(): Promise<ConditionsApp> {
  opened = await openConditionsApp(start);
  return opened;
}

const status = z.object({ status: z.string() });
const weatherShape = z.object({
  weather: z.array(status),
  observed: z.object({
    air_temperature_c: status,
    wave_height_feet: status,
    water_temperature_c: status,
  }),
});
const tidesShape = z.object({ ...status.shape, observed_level: status });
const forecastShape = z.object({
  ...status.shape,
  message: z.nullable(z.string()),
  freshness: z.string(),
  alerts: z.array(z.unknown()),
});

const firstHour = async (app: ConditionsApp) =>
  weatherShape.parse(await app.get("/api/weather")).weather[0]?.status ?? "missing";
const observed = async (app: ConditionsApp) =>
  weatherShape.parse(await app.get("/api/weather")).observed;
const forecast = async (app: ConditionsApp) =>
  forecastShape.parse(await app.get("/api/marine-forecast"));

/** The status that the answers report for a source. */
const standing: Readonly<Record<OutsideSource, (app: ConditionsApp) => Promise<string>>> = {
  points: firstHour,
  grid: firstHour,
  alerts: async (app) => {
    const { status: text, message } = await forecast(app);
    return message ?? text;
  },
  "marine-text": async (app) => {
    const { status: text, freshness } = await forecast(app);
    return `${text} ${freshness}`;
  },
  "water-level": async (app) =>
    tidesShape.parse(await app.get("/api/tides/8443970")).observed_level.status,
  "water-temperature": async (app) => (await observed(app)).water_temperature_c.status,
  buoy: async (app) => (await observed(app)).air_temperature_c.status,
  feed: async (app) => status.parse(await app.get("/api/reports")).status,
};

/** The status soon after the last good answer, hours after it, and after a week. */
interface Course {
  readonly soon: readonly [after: number, said: string];
  readonly later: readonly [after: number, said: string];
  readonly week: string;
}

const courses: Readonly<Record<OutsideSource, Course>> = {
  // The grid cell is looked up once and then reused.
  points: { soon: [2 * hour, "live"], later: [12 * hour, "live"], week: "live" },
  grid: { soon: [2 * hour, "live"], later: [12 * hour, "stale"], week: "estimate" },
  alerts: {
    soon: [30 * minute, "normal"],
    later: [2 * hour, "Alerts could not be checked."],
    week: "Alerts could not be checked.",
  },
  "marine-text": {
    soon: [2 * hour, "normal live"],
    later: [20 * hour, "fallback stale"],
    week: "error none",
  },
  "water-level": { soon: [20 * minute, "live"], later: [2 * hour, "stale"], week: "none" },
  // The buoy speaks for the water once the gauge is silent.
  "water-temperature": { soon: [2 * hour, "live"], later: [5 * hour, "live"], week: "live" },
  buoy: { soon: [90 * minute, "live"], later: [6 * hour, "stale"], week: "estimate" },
  feed: { soon: [3 * hour, "live"], later: [day, "stale"], week: "stale" },
};

const goesOnAsBefore = (said: string): Course => ({
  soon: [2 * hour, said],
  later: [6 * hour, said],
  week: said,
});

/** Faults that are valid answers for a source: an empty list of alerts is normal. */
const exceptions: Partial<Record<`${OutsideFault}, ${OutsideSource}`, Course>> = {
  "empty lists, alerts": goesOnAsBefore("normal"),
  "silent for a week, alerts": goesOnAsBefore("normal"),
  // Only the beginning of the file is read, so a truncated one is as good.
  "truncated JSON, buoy": goesOnAsBefore("live"),
  // An old date does not make a feed's last report older than it is.
  "silent for a week, feed": goesOnAsBefore("live"),
  "clock-skewed dates, feed": goesOnAsBefore("live"),
};

const pairs = outsideSources.flatMap((source) =>
  outsideFaults.map((fault) => [fault, source] as const),
);

describe("while a service misbehaves", () => {
  // SPEC 3.15, 7.12
  test.each(pairs)(
    "%s of %s: everything is answered, and says how old it is",
    async (fault, source) => {
      const { soon, later, week } = exceptions[`${fault}, ${source}`] ?? courses[source];
      const app = await open();
      await app.refresh();
      app.world.breakSources([source], fault);
      for (const [after, said] of [soon, later, [7 * day, week]] as const) {
        app.clock.moveTo(start + after);
        await app.refresh();
        expect([after / hour, await standing[source](app)]).toEqual([after / hour, said]);
        const score = await app.app.server.inject("/api/bite-score");
        expect(score.statusCode).toBe(200);
      }
    },
  );
});

/** In these modes no answer is usable, except a truncated buoy file. */
const partlyHeard = new Set(["silent for a week", "clock-skewed dates", "truncated JSON"]);
const nothingHeard = outsideFaults.filter((fault) => !partlyHeard.has(fault));
const biteShape = z.object({
  is_default: z.boolean(),
  not_available: z.array(z.string()),
  estimated: z.array(z.string()),
  safety: z.object({ verdict: z.string(), reasons: z.array(z.string()) }),
});

describe("before anything was ever heard", () => {
  // SPEC 7.11
  test.each(nothingHeard)(
    "%s of everything leaves estimates and what is computed",
    async (fault) => {
      const app = await open();
      app.world.breakSources(outsideSources, fault);
      await app.refresh();
      expect(await firstHour(app)).toBe("estimate");
      const { air_temperature_c, wave_height_feet, water_temperature_c } = await observed(app);
      expect([air_temperature_c.status, water_temperature_c.status]).toEqual([
        "estimate",
        "estimate",
      ]);
      expect(wave_height_feet.status).toBe("none");
      const tides = tidesShape.parse(await app.get("/api/tides/8443970"));
      expect([tides.status, tides.observed_level.status]).toEqual(["computed", "none"]);
      expect(await forecast(app)).toMatchObject({
        status: "error",
        message: "Marine forecast unavailable",
        freshness: "none",
      });
      expect(await app.get("/api/reports")).toEqual({ reports: [], updated: null, status: "none" });
      expect(biteShape.parse(await app.get("/api/bite-score"))).toEqual({
        is_default: false,
        not_available: ["weather", "wind"],
        estimated: ["temperature"],
        safety: { verdict: "CAUTION", reasons: ["Alerts or wind not available"] },
      });
    },
  );

  test("nobody outside is asked by a request", async () => {
    const app = await open();
    for (const url of ["/api/weather", "/api/tides/8443970", "/api/marine-forecast"])
      await app.get(url);
    for (const url of ["/api/bite-score", "/api/reports"]) await app.get(url);
    expect(app.world.asked).toEqual([]);
  });
});

describe("an answer that cannot be read", () => {
  test("is set aside with the reason, and the last good one stays", async () => {
    const app = await open();
    await app.refresh();
    app.world.breakSources(["grid"], "wrong types");
    app.clock.moveTo(start + 2 * hour);
    await app.refresh();
    const [rejected] = app.store.rejected;
    expect(rejected?.key).toMatch(/^weather\/nws-grid /u);
    expect(rejected?.fault).toBe("schema");
    expect(rejected?.reason).toContain("properties.updateTime");
    expect(rejected?.payload).toContain("validTime");
    expect(await firstHour(app)).toBe("live");
  });

  test("is followed by a good one as soon as the service recovers", async () => {
    const app = await open();
    app.world.breakSources(outsideSources, "500");
    await app.refresh();
    app.world.mend();
    app.clock.moveTo(start + 2 * minute);
    await app.refresh();
    // The answer is cached for a minute.
    expect(await firstHour(app)).toBe("live");
    expect((await forecast(app)).status).toBe("normal");
  });
});
