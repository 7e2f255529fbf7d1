import type { CatchRecord } from "@striper/contract/catch-records";
import { saveTrip } from "@striper/contract/catch-sync";
import {
  catchAnalytics,
  catchRecords,
  logBookStats,
  logCatch,
  quickStats,
  removeCatch,
} from "@striper/contract/catches";
import { day } from "@striper/marine/time";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CatchesApp } from "#server/testing/apps/catches-app.ts";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";

let app: CatchesApp;
let by: SignedIn;

const daysAgo = (days: number): string => new Date(app.now() - days * day).toISOString();

async function log(species: string, days: number, fields: object = {}): Promise<CatchRecord> {
  const body = { species, date_caught: daysAgo(days), ...fields };
  return (await app.call(logCatch, { by, body })).json<{ catch: CatchRecord }>().catch;
}

let bass: CatchRecord;
let cod: CatchRecord;
beforeAll(async () => {
  app = await openCatchesApp();
  by = await app.join();
  bass = await log("Striped Bass", 2, { length_inches: 31 });
  await log("striped bass", 1, { length_inches: 26, weight_pounds: 7 });
  cod = await log("Cod", 20, { weight_pounds: 4 });
  await log("Cod", 400, { length_inches: 40, is_measured: false });
  const deleted = await log("Tautog", 1, { length_inches: 20 });
  await app.call(removeCatch, { by, params: { catch_id: deleted.catch_id } });
  const body = { started_at: daysAgo(5), ended_at: daysAgo(4.9), revision: null };
  await app.call(saveTrip, { by, params: { trip_id: randomUUID() }, body });
  const other = await app.join();
  await app.call(logCatch, { by: other, body: { species: "Haddock" } });
});
afterAll(() => app.close());

// SPEC 7.18
test("the quick stats count all catches, those of the week, and each species", async () => {
  expect((await app.call(quickStats, { by })).json()).toEqual({
    total_catches: 4,
    recent_catches: 2,
    species_breakdown: [
      { species: "Cod", count: 2 },
      { species: "Striped Bass", count: 2 },
    ],
  });
});

// SPEC 3.9, 7.20, 9.27
test("the log book's stats count catches, species, personal bests and the last thirty days", async () => {
  expect((await app.call(logBookStats, { by })).json()).toEqual({
    total_catches: 4,
    species_count: 2,
    personal_bests: 2,
    recent_catches_30d: 3,
  });
});

// SPEC 3.10, 7.22
test("the analytics of a window count its catches, and blank days as fishing days", async () => {
  expect((await app.call(catchAnalytics, { by, query: { days: "365" } })).json()).toEqual({
    total_catches: 3,
    species_breakdown: { "Striped Bass": 2, Cod: 1 },
    success_patterns: { fishing_days: 4, success_rate: 75 },
  });
});

// SPEC 3.11, 7.23
test("the records name the fish and leave out estimated sizes", async () => {
  const heaviestBass = expect.objectContaining({ weight_pounds: 7 }) as unknown;
  expect((await app.call(catchRecords, { by })).json()).toEqual({
    species_records: {
      Cod: {
        longest: null,
        heaviest: { weight_pounds: 4, catch_id: cod.catch_id, date_caught: cod.date_caught },
      },
      "Striped Bass": {
        longest: { length_inches: 31, catch_id: bass.catch_id, date_caught: bass.date_caught },
        heaviest: heaviestBass,
      },
    },
  });
});

test("statistics follow every write and the passing of days", async () => {
  const person = await app.join();
  const figures = async () => (await app.call(quickStats, { by: person })).json<object>();
  const logIt = () =>
    app.call(logCatch, { by: person, body: { species: "Scup", date_caught: daysAgo(1) } });
  await logIt();
  expect([await figures(), await figures()]).toMatchObject([
    { total_catches: 1, recent_catches: 1 },
    { total_catches: 1 },
  ]);
  const record = (await logIt()).json<{ catch: CatchRecord }>().catch;
  expect(await figures()).toMatchObject({ total_catches: 2, recent_catches: 2 });
  await app.call(removeCatch, { by: person, params: { catch_id: record.catch_id } });
  expect(await figures()).toMatchObject({ total_catches: 1 });
  app.moveDays(40);
  expect(await figures()).toMatchObject({ total_catches: 1, recent_catches: 0 });
});
