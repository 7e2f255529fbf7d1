import { packLedger } from "@striper/angling/trip-plan";
import { hour, instantOfHarborTime, shiftDate } from "@striper/marine/time";
import { knots } from "@striper/marine/units";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { packedItems, type StoredOnDevice } from "#web/app/trip/packed-items.ts";
import { forecastLife, tripWinds } from "#web/app/trip/trip-winds.ts";
import { someWeather } from "#web/testing/some-conditions.ts";

const now = instantOfHarborTime("2026-06-12", 20);
const until = now + 14 * hour;

const holds: StoredOnDevice = {
  hasTides: true,
  weather: undefined,
  weatherAt: now,
  zones: {
    isWhole: true,
    spans: [
      { from: now, to: until, winds: [{ speed: knots(10), from: null }], waves: null, fog: false },
    ],
    issuedAt: now - hour,
  },
  alertsCheckedAt: now,
  rulesCheckedAt: now,
  licensesEnd: ["2026-12-31"],
  hasApp: true,
  charts: { kind: "kept", issued: "2026-01-15" },
  isAshore: false,
  floatPlan: "taken",
};

const stateOf = (parts: Partial<StoredOnDevice>, item: string) =>
  packLedger(packedItems({ ...holds, ...parts }, now), now, until).rows.find(
    (row) => row.item === item,
  )?.state;

test("a license holds through the whole of its last day, and not over its midnight", () => {
  expect(stateOf({ licensesEnd: ["2026-06-13"] }, "license")).toBe("good");
  expect(stateOf({ licensesEnd: ["2026-06-12"] }, "license")).toBe("expires");
  expect(stateOf({ licensesEnd: ["2026-06-11"] }, "license")).toBe("expired");
  expect(stateOf({ licensesEnd: ["2026-06-11", null] }, "license")).toBe("good");
  expect(stateOf({ licensesEnd: [] }, "license")).toBe("missing");
});

test("alerts without a recent check are missing, whatever the forecast's text", () => {
  expect(stateOf({ alertsCheckedAt: null }, "alerts")).toBe("missing");
  expect(stateOf({ alertsCheckedAt: now - 4 * hour }, "alerts")).toBe("expired");
  expect(stateOf({ alertsCheckedAt: now - 3 * hour }, "alerts")).toBe("good");
  expect(stateOf({ alertsCheckedAt: null }, "zones")).toBe("good");
});

test("a float plan waiting on this device is not green, and none is not required", () => {
  expect(stateOf({ floatPlan: "waiting" }, "float-plan")).toBe("missing");
  const none = packLedger(packedItems({ ...holds, floatPlan: null }, now), now, until);
  expect(none.rows.find(({ item }) => item === "float-plan")?.isOptional).toBe(true);
});

test("without any forecast nothing is known of the wind, and a warning counts by its span", () => {
  const alerts = [{ event: "Gale Warning", onset: now + hour, ends: now + 3 * hour }];
  expect(tripWinds({ weather: undefined, marine: [], alerts: [] }, now)).toEqual([]);
  expect(tripWinds({ weather: undefined, marine: [], alerts }, now)).toMatchObject([
    { from: now + hour, to: now + 3 * hour, wind: null, headlines: ["Gale Warning"] },
  ]);
});

test("charts are needed in a boat where there are any, and say of which edition they are", () => {
  const rowOf = (parts: Partial<StoredOnDevice>) =>
    packLedger(packedItems({ ...holds, ...parts }, now), now, until).rows.find(
      ({ item }) => item === "chart",
    );
  expect(rowOf({})).toMatchObject({ state: "good", since: instantOfHarborTime("2026-01-15", 0) });
  for (const kind of ["missing", "unknown"] as const) {
    expect(rowOf({ charts: { kind } })).toMatchObject({ state: "missing", isOptional: false });
    expect(rowOf({ charts: { kind }, isAshore: true })?.isOptional).toBe(true);
  }
  expect(rowOf({ charts: { kind: "uncharted" } })?.isOptional).toBe(true);
});

const forecast = (hours: number) => ({
  ...someWeather(now),
  weather: someWeather(now).weather.slice(0, hours),
});

test("a forecast starts at its issue time and ends at its max age, however far its hours reach", () => {
  const rowOf = (issuedAt: number, zonesIssuedAt = now) => {
    const answer = someWeather(now);
    const issued_at = new Date(issuedAt).toISOString();
    const weather = { ...answer, weather: answer.weather.slice(0, 24) };
    for (const entry of weather.weather) entry.issued_at = issued_at;
    const far = { from: now, to: now + 99 * hour, winds: [], waves: null, fog: false };
    const zones = { isWhole: true, spans: [far], issuedAt: zonesIssuedAt };
    const rows = packedItems({ ...holds, weather, zones }, now);
    return (item: string) => rows.find((row) => row.item === item);
  };
  const lastHour = now + 24 * hour;
  expect(rowOf(now - 2 * hour)("forecast")).toMatchObject({
    since: now - 2 * hour,
    goodUntil: lastHour,
  });
  expect(rowOf(now - 70 * hour)("forecast")?.goodUntil).toBe(now + 2 * hour);
  expect(rowOf(now - 73 * hour)("forecast")?.isOnDevice).toBe(false);
  expect(rowOf(now, now - 6 * hour)("zones")?.goodUntil).toBe(now + 30 * hour);
});

test("the list is green only when everything is stored and fresh for the whole trip", () => {
  const charts = fc.constantFrom<StoredOnDevice["charts"]>(
    { kind: "kept", issued: "2026-01-15" },
    { kind: "missing" },
    { kind: "unknown" },
    { kind: "uncharted" },
  );
  const held = fc.record({
    hasTides: fc.boolean(),
    hours: fc.integer({ min: 0, max: 24 }),
    zoneHours: fc.integer({ min: 1, max: 30 }),
    isWhole: fc.boolean(),
    alertsAge: fc.option(fc.integer({ min: 0, max: 6 })),
    licenseDays: fc.option(fc.integer({ min: -2, max: 3 })),
    hasApp: fc.boolean(),
    charts,
    isAshore: fc.boolean(),
    floatPlan: fc.constantFrom("waiting" as const, "taken" as const, null),
    tripHours: fc.integer({ min: 1, max: 24 }),
  });
  type Held = typeof held extends fc.Arbitrary<infer Value> ? Value : never;
  // Mostly complete, because purely random data would hardly ever be ready.
  const mostly = fc.tuple(
    held,
    fc.subarray(
      [
        "hasTides",
        "hours",
        "zoneHours",
        "isWhole",
        "alertsAge",
        "licenseDays",
        "hasApp",
        "charts",
        "floatPlan",
      ] as const,
      { maxLength: 2 },
    ),
  );
  const all = {
    hasTides: true,
    hours: 24,
    zoneHours: 30,
    isWhole: true,
    alertsAge: 0,
    licenseDays: 3,
    hasApp: true,
    charts: { kind: "kept", issued: "2026-01-15" },
    floatPlan: "taken",
  } as const;
  let green = 0;
  fc.assert(
    fc.property(mostly, ([random, changed]) => {
      const has: Held = { ...random, ...all };
      for (const key of changed) Object.assign(has, { [key]: random[key] });
      const ends = now + has.tripHours * hour;
      const weather = forecast(has.hours);
      const licenseEnd = has.licenseDays === null ? null : shiftDate("2026-06-12", has.licenseDays);
      const device: StoredOnDevice = {
        ...holds,
        hasTides: has.hasTides,
        weather,
        zones: {
          isWhole: has.isWhole,
          issuedAt: now,
          spans: [
            { from: now, to: now + has.zoneHours * hour, winds: [], waves: null, fog: false },
          ],
        },
        alertsCheckedAt: has.alertsAge === null ? null : now - has.alertsAge * hour,
        licensesEnd: licenseEnd === null ? [] : [licenseEnd],
        hasApp: has.hasApp,
        charts: has.charts,
        isAshore: has.isAshore,
        floatPlan: has.floatPlan,
      };
      const knownUntil = forecastLife(weather, now)?.until ?? 0;
      const isChartThere =
        has.isAshore || has.charts.kind === "kept" || has.charts.kind === "uncharted";
      const holdsAll =
        has.hasTides &&
        has.hasApp &&
        knownUntil >= ends &&
        has.isWhole &&
        has.alertsAge !== null &&
        has.alertsAge <= 3 &&
        now + has.zoneHours * hour >= ends &&
        licenseEnd !== null &&
        instantOfHarborTime(shiftDate(licenseEnd, 1), 0) >= ends &&
        isChartThere &&
        has.floatPlan !== "waiting";
      const { isGreen } = packLedger(packedItems(device, now), now, ends);
      if (isGreen) green += 1;
      expect(isGreen).toBe(holdsAll);
    }),
    { numRuns: 500 },
  );
  expect(green).toBeGreaterThan(20);
});
