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

/** Returns the status that answers report for a source. */
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

/** Time since the last good answers. */
const moments = [20 * minute, 2 * hour, 6 * hour, 20 * hour, 7 * day];

/** Status of a source at each of the moments. */
type Course = readonly [string, string, string, string, string];

const always = (said: string): Course => [said, said, said, said, said];
const unchecked = "Alerts could not be checked.";

const courses: Readonly<Record<OutsideSource, Course>> = {
  points: always("live"),
  grid: ["live", "live", "live", "stale", "estimate"],
  alerts: ["normal", unchecked, unchecked, unchecked, unchecked],
  "marine-text": ["normal live", "normal live", "normal live", "fallback stale", "error none"],
  "water-level": ["live", "stale", "none", "none", "none"],
  // The buoy's water temperature is used once the gauge is silent.
  "water-temperature": always("live"),
  buoy: ["live", "stale", "stale", "estimate", "estimate"],
  feed: ["live", "live", "live", "stale", "stale"],
};

/** Faults that are valid answers: an empty list of alerts is normal. */
const exceptions: Partial<Record<`${OutsideFault}, ${OutsideSource}`, Course>> = {
  "empty lists, alerts": always("normal"),
  "silent for a week, alerts": always("normal"),
  // Only the start of the file is read, so truncation does not matter.
  "truncated JSON, buoy": always("live"),
  // An old date does not make a feed's last report older than it is.
  "silent for a week, feed": always("live"),
  "clock-skewed dates, feed": always("live"),
};

/** Sources that do not replace one another. */
const groups: readonly (readonly OutsideSource[])[] = [
  ["points", "alerts", "water-level", "water-temperature", "feed"],
  ["grid", "marine-text", "buoy"],
];
/** One fault each of the connection, the answer and its content. */
const silences = ["refused", "200 with an error body", "empty lists"] as const;
const otherFaults = outsideFaults.filter((fault) => !silences.some((one) => one === fault));
const rowsOf = (faults: readonly OutsideFault[]) =>
  groups.flatMap((sources) => faults.map((fault) => [fault, sources.join(", "), sources] as const));

/** Returns each source's status after each moment while it has a fault. */
async function agesDuring(fault: OutsideFault, sources: readonly OutsideSource[]) {
  const app = await open();
  await app.refresh();
  app.world.breakSources(sources, fault);
  const said = new Map(sources.map((source) => [source, [] as string[]]));
  for (const after of moments) {
    app.clock.moveTo(start + after);
    await app.refresh();
    for (const source of sources) said.get(source)?.push(await standing[source](app));
    const score = await app.app.server.inject("/api/bite-score");
    expect(score.statusCode).toBe(200);
  }
  return Object.fromEntries(said);
}

const expectedAges = (fault: OutsideFault, sources: readonly OutsideSource[]) =>
  Object.fromEntries(
    sources.map((source) => [source, exceptions[`${fault}, ${source}`] ?? courses[source]]),
  );

describe("while services misbehave", () => {
  // SPEC 3.15, 7.12
  test.each(rowsOf(silences))(
    "%s of %s: everything is answered, and says how old it is",
    async (fault, _names, sources) => {
      expect(await agesDuring(fault, sources)).toEqual(expectedAges(fault, sources));
    },
  );

  test.each(rowsOf(otherFaults))(
    "%s of %s: all is answered with its age",
    { tags: ["thorough"] },
    async (fault, _names, sources) => {
      expect(await agesDuring(fault, sources)).toEqual(expectedAges(fault, sources));
    },
  );
});

const biteShape = z.object({
  is_default: z.boolean(),
  not_available: z.array(z.string()),
  estimated: z.array(z.string()),
  safety: z.object({ verdict: z.string(), reasons: z.array(z.string()) }),
});

describe("before any answer", () => {
  // SPEC 7.11
  test.each(silences)("%s of everything leaves estimates and computed values", async (fault) => {
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
  });

  test("requests never call outside services", async () => {
    const app = await open();
    for (const url of ["/api/weather", "/api/tides/8443970", "/api/marine-forecast"])
      await app.get(url);
    for (const url of ["/api/bite-score", "/api/reports"]) await app.get(url);
    expect(app.world.asked).toEqual([]);
  });
});

describe("an answer that cannot be read", () => {
  test("is stored with the reason, and the last good one stays", async () => {
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
});
