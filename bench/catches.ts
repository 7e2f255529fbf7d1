/** npx tsx bench/catches.ts: all analytics of a log of 10,000 catches (target: under 200 ms). */
import { performance } from "node:perf_hooks";
import { seededRandom } from "@striper/angling/bite-score/grading";
import {
  catchAnalytics,
  catchHistograms,
  catchRate,
  daysLikeToday,
  logBookStats,
  personalBests,
  quickStats,
  speciesRecords,
  successPatterns,
} from "@striper/angling/catches";
import { day, hour } from "@striper/marine/time";
import { celsius, inches, knots, pounds } from "@striper/marine/units";
import { buildCatch, buildTrip } from "@striper/testkit/catch-builders";
import { summerMorning } from "@striper/testkit/clock";

const now = summerMorning;
const random = seededRandom(7);
const stages = ["rising", "high_slack", "falling", "low_slack"] as const;
const species = ["Striped Bass", "Bluefish", "Cod", "Scup", "Summer Flounder"];
const baits = ["Eels", "Clams", "Soft plastics", "Mackerel chunks"];
const any = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(random() * values.length)];
const tenYears = 3650;
const targetMilliseconds = 200;

const trips = Array.from({ length: 2000 }, (_, index) =>
  buildTrip(`trip-${index}`, 1 + 5 * random(), now - random() * tenYears * day),
);
const catches = Array.from({ length: 10_000 }, () => {
  const trip = any(trips);
  return buildCatch({
    species: any(species) ?? "Other",
    caughtAt: (trip?.startedAt ?? now) + random() * hour,
    length: random() < 0.8 ? inches(10 + 40 * random()) : null,
    weight: random() < 0.4 ? pounds(1 + 30 * random()) : null,
    bait: any(baits) ?? null,
    tripId: trip?.id ?? null,
    conditions: {
      tideStage: any(stages) ?? null,
      currentSpeed: knots(4 * random() - 2),
      moonPhase: "Full Moon",
      waterTemperature: celsius(5 + 18 * random()),
    },
  });
});

const steps: Readonly<Record<string, () => unknown>> = {
  "stats of both logs": () => [quickStats(catches, now), logBookStats(catches, now)],
  "analytics of a year": () => catchAnalytics(catches, trips, 365, now),
  records: () => speciesRecords(catches),
  "personal bests": () => personalBests(catches),
  "histograms and patterns": () => successPatterns(catchHistograms(catches)),
  "catches per hour": () => catchRate(trips, catches, now),
  "days like today": () => daysLikeToday(catches, trips, { now, waterTemperature: celsius(15) }),
};

// The first pass, before the machine is warm, is what an angler waits for.
let total = 0;
const rows = Object.entries(steps).map(([step, work]) => {
  const started = performance.now();
  work();
  const elapsed = performance.now() - started;
  total += elapsed;
  return { step, ms: elapsed.toFixed(1) };
});
console.table([...rows, { step: "all, first pass", ms: total.toFixed(1) }]);
if (total >= targetMilliseconds) process.exitCode = 1;
