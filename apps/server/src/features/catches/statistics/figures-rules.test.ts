import { randomUUID } from "node:crypto";
import * as rules from "@striper/angling/catches";
import { catchChanges, importCatches, saveTrip } from "@striper/contract/catch-sync";
import { catchAnalytics, catchRecords, logBookStats, quickStats } from "@striper/contract/catches";
import { formatIso } from "@striper/marine/time";
import { inches, pounds } from "@striper/marine/units";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openCatchesApp());

const minutesAgo = fc.integer({ min: -3 * 1440, max: 400 * 1440 });
const figure = fc.option(fc.constantFrom(10, 10.5, 31, 40), { nil: null });
const someCatch = fc.record({
  minutesAgo,
  species: fc.constantFrom("Striped Bass", "striped bass", "Cod", "COD", "constructor", "Äsche"),
  length_inches: figure,
  weight_pounds: figure,
  is_measured: fc.boolean(),
});
const someTrip = fc.record({
  minutesAgo,
  stripers_caught: fc.constantFrom(null, 0, 3),
});
const at = (minutes: number): string => formatIso(app.now() - minutes * 60_000);

const unknown = {
  bait: null,
  tripId: null,
  conditions: { tideStage: null, currentSpeed: null, moonPhase: null, waterTemperature: null },
};

async function logOf(by: SignedIn) {
  const log = catchChanges.response.parse((await app.call(catchChanges, { by })).json());
  return {
    catches: log.catches.map((one): rules.LoggedCatch => ({
      ...unknown,
      id: one.catch_id,
      species: one.species,
      caughtAt: Date.parse(one.date_caught),
      length: one.length_inches === null ? null : inches(one.length_inches),
      weight: one.weight_pounds === null ? null : pounds(one.weight_pounds),
      isMeasured: one.is_measured,
    })),
    trips: log.trips.map((one): rules.LoggedTrip => ({
      id: one.trip_id,
      startedAt: Date.parse(one.started_at),
      endedAt: null,
      stripersCaught: one.stripers_caught ?? null,
    })),
  };
}

test("the server's statistics equal those of the device's rules for the same log", async () => {
  const read = async (
    endpoint: typeof quickStats | typeof logBookStats | typeof catchRecords | typeof catchAnalytics,
    by: SignedIn,
    query = {},
  ) => endpoint.response.parse((await app.call(endpoint, { by, query })).json());
  await fc.assert(
    fc.asyncProperty(
      fc.array(someCatch, { minLength: 1, maxLength: 25 }),
      fc.array(someTrip, { maxLength: 5 }),
      async (catches, trips) => {
        const by = await app.join();
        const entries = catches.map(({ minutesAgo: minutes, ...entry }) => ({
          ...entry,
          catch_id: randomUUID(),
          date_caught: at(minutes),
        }));
        await app.call(importCatches, { by, body: { catches: entries } });
        for (const { minutesAgo: minutes, ...trip } of trips)
          await app.call(saveTrip, {
            by,
            params: { trip_id: randomUUID() },
            body: { ...trip, started_at: at(minutes), ended_at: at(minutes - 60), revision: null },
          });
        const log = await logOf(by);
        const quick = rules.quickStats(log.catches, app.now());
        expect(await read(quickStats, by)).toMatchObject({
          total_catches: quick.totalCatches,
          recent_catches: quick.recentCatches,
        });
        const book = rules.logBookStats(log.catches, app.now());
        expect(await read(logBookStats, by)).toEqual({
          total_catches: book.totalCatches,
          species_count: book.speciesCount,
          personal_bests: book.personalBests,
          recent_catches_30d: book.recentCatches30Days,
        });
        for (const days of [1, 30, 365]) {
          const analytics = rules.catchAnalytics(log.catches, log.trips, days, app.now());
          const told = catchAnalytics.response.parse(
            await read(catchAnalytics, by, { days: String(days) }),
          );
          expect(Object.values(told.species_breakdown)).toEqual(
            analytics.speciesBreakdown.map(({ count }) => count),
          );
          expect(told.success_patterns).toEqual({
            fishing_days: analytics.fishingDays,
            success_rate: analytics.successRate,
          });
        }
        const records = catchRecords.response.parse(await read(catchRecords, by));
        const inFigures = Object.values(records.species_records).map(({ longest, heaviest }) => [
          longest && [longest.catch_id, longest.length_inches],
          heaviest && [heaviest.catch_id, heaviest.weight_pounds],
        ]);
        expect(inFigures.map(String).toSorted()).toEqual(
          rules
            .speciesRecords(log.catches)
            .map(({ longest, heaviest }) => [
              longest && [longest.id, longest.length],
              heaviest && [heaviest.id, heaviest.weight],
            ])
            .map(String)
            .toSorted(),
        );
      },
    ),
    { numRuns: 12 },
  );
});
