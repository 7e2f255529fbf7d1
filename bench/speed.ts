/**
 * npx tsx bench/speed.ts: processor time of what a device computes while somebody waits. Prints a line for
 * each question; exits 1 where one takes longer than its limit.
 */
import {
  bestWindows,
  bitePlaceOfSpot,
  biteSeries,
  bostonHarbor,
} from "@striper/angling/bite-score";
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
import { keepOrRelease } from "@striper/angling/regulations";
import { predictorsFor, spots } from "@striper/angling/spots";
import { wayHome } from "@striper/angling/trip-plan";
import { day, hour } from "@striper/marine/time";
import { celsius, feet, inches, knots, pounds } from "@striper/marine/units";
import { buildCatch, buildTrip } from "@striper/testkit/catch-builders";
import { summerMorning } from "@striper/testkit/clock";
import { median, quantile } from "@striper/testkit/statistics";

/** Milliseconds of this process's processor time: a busy machine adds nothing to it. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timeOf(work: () => unknown): number {
  const started = processorMs();
  work();
  return processorMs() - started;
}

let isOver = false;
function report(what: string, figure: number, unit: string, limit: number): void {
  isOver ||= !(figure < limit);
  const verdict = figure < limit ? "under" : "NOT under";
  console.log(`${what.padEnd(44)} ${figure.toFixed(2)} ${unit} (${verdict} ${limit})`);
}

const aprilFirst = Date.UTC(2026, 3, 1);
const harbor = await predictorsFor(bostonHarbor.stations);
/** Another week each time, so that nothing is cached. */
const weeks = Array.from({ length: 90 }, (_, week) =>
  timeOf(() =>
    biteSeries({
      place: bostonHarbor,
      water: harbor,
      from: aprilFirst + week * 7 * day,
      hours: 7 * 24,
    }),
  ),
);
// The first thirty warm the compiler up.
report("bite forecast of 7 days", median(weeks.slice(30)), "ms", 5);

const plans: number[] = [];
for (const [index, spot] of spots.entries()) {
  const place = bitePlaceOfSpot(spot);
  const water = await predictorsFor(place.stations);
  // Another day each time, so that nothing is cached.
  const startsAt = aprilFirst + (60 + index) * day;
  const winds = Array.from({ length: 72 }, (_, at) => ({
    from: startsAt + at * hour,
    to: startsAt + (at + 1) * hour,
    wind: knots(10),
    gusts: knots(14),
    thunder: false,
  }));
  plans.push(
    timeOf(() => {
      wayHome({
        position: place.position,
        vessel: "boat",
        startsAt,
        backAt: startsAt + 6 * hour,
        homeMinutes: 40,
        afterDark: false,
        bar: place.bar,
        rampNeeds: feet(3),
        water,
        winds,
      });
      bestWindows(biteSeries({ place, water, from: startsAt, hours: 72 }), 3);
    }),
  );
}
report("trip plan of each spot, 95 %", quantile(plans, 0.95), "ms", 50);

const asked = ["striped_bass", "fluke", "tautog", "black sea bass", "haddock", "bluefin"];
const lengths = [27.99, 28, 30.99, 31, 17, 45].map(inches);
const waters = {
  "named water": { jurisdiction: "MA", area: "gulf-of-maine" },
  position: { latitude: 42.36, longitude: -70.9 },
  "on the federal line": { latitude: 42.4, longitude: -70.652 },
} as const;
const callsARound = 1000;
for (const [name, place] of Object.entries(waters)) {
  const rounds = Array.from({ length: 30 }, () =>
    timeOf(() => {
      for (let call = 0; call < callsARound; call++)
        keepOrRelease({
          species: asked[call % asked.length] ?? "",
          length: lengths[call % lengths.length] ?? inches(28),
          keptToday: call % 3,
          place,
          date: "2026-06-13",
          mode: "private",
        });
    }),
  );
  const microseconds = (1000 * median(rounds.slice(10))) / callsARound;
  report(`keep or release, ${name}`, microseconds, "µs", 50);
}

const random = seededRandom(7);
const any = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(random() * values.length)];
const now = summerMorning;
const trips = Array.from({ length: 2000 }, (_, index) =>
  buildTrip(`trip-${index}`, 1 + 5 * random(), now - random() * 3650 * day),
);
const catches = Array.from({ length: 10_000 }, () => {
  const trip = any(trips);
  return buildCatch({
    species: any(["Striped Bass", "Bluefish", "Cod", "Scup", "Summer Flounder"]) ?? "Other",
    caughtAt: (trip?.startedAt ?? now) + random() * hour,
    length: random() < 0.8 ? inches(10 + 40 * random()) : null,
    weight: random() < 0.4 ? pounds(1 + 30 * random()) : null,
    bait: any(["Eels", "Clams", "Soft plastics", "Mackerel chunks"]) ?? null,
    tripId: trip?.id ?? null,
    conditions: {
      tideStage: any(["rising", "high_slack", "falling", "low_slack"] as const) ?? null,
      currentSpeed: knots(4 * random() - 2),
      moonPhase: "Full Moon",
      waterTemperature: celsius(5 + 18 * random()),
    },
  });
});
// The first pass, before the compiler is warm, is what an angler waits for.
const analytics = timeOf(() => {
  quickStats(catches, now);
  logBookStats(catches, now);
  catchAnalytics(catches, trips, 365, now);
  speciesRecords(catches);
  personalBests(catches);
  successPatterns(catchHistograms(catches));
  catchRate(trips, catches, now);
  daysLikeToday(catches, trips, { now, waterTemperature: celsius(15) });
});
report("all analytics of 10,000 catches", analytics, "ms", 200);
if (isOver) process.exitCode = 1;
