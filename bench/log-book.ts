/**
 * What the log book computes of 10,000 catches and 300 trips each time the log changes: charts,
 * patterns, effort, days like today, records, personal bests.
 * `npx tsx bench/log-book.ts [catches]`; exits 1 off a target.
 */
import {
  catchAnalytics,
  catchHistograms,
  catchRate,
  daysLikeToday,
  logBookStats,
  personalBests,
  speciesRecords,
  successPatterns,
  type LoggedCatch,
  type LoggedTrip,
} from "@striper/angling/catches";
import { day, hour } from "@striper/marine/time";
import { celsius, inches, knots } from "@striper/marine/units";
import { median } from "@striper/testkit/statistics";

const [count = 10_000] = process.argv.slice(2).map(Number);
const rounds = 15;
/** All of it together, at the median. */
const targetMs = 200;
const now = Date.parse("2026-06-13T16:00:00Z");

/** A small generator, so that every run counts the same log. */
let state = 7;
function chance(): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1;
  return state / 2 ** 31;
}

const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(chance() * items.length)] ?? items[0];

const trips: LoggedTrip[] = Array.from({ length: 300 }, (_, index) => {
  const startedAt = now - Math.floor(chance() * 3000) * day;
  return { id: `trip-${index}`, startedAt, endedAt: startedAt + 4 * hour };
});

const catches: LoggedCatch[] = Array.from({ length: count }, (_, index) => ({
  id: `catch-${index}`,
  species: pick(["Striped Bass", "Bluefish", "Tautog", "Scup"]),
  caughtAt: now - chance() * 3000 * day,
  length: inches(12 + chance() * 30),
  weight: null,
  isMeasured: chance() < 0.9,
  bait: pick(["Live eel", "Clam", "Plug", null]),
  tripId: `trip-${Math.floor(chance() * 400)}`,
  conditions: {
    tideStage: pick(["rising", "falling", "high_slack", "low_slack", null]),
    currentSpeed: knots(chance() * 4 - 2),
    moonPhase: pick(["Full Moon", "New Moon", "First Quarter"]),
    waterTemperature: celsius(8 + chance() * 12),
  },
}));

const work: Readonly<Record<string, () => unknown>> = {
  charts: () => catchHistograms(catches),
  patterns: () => successPatterns(catchHistograms(catches)),
  "year's figures": () => catchAnalytics(catches, trips, 365, now),
  effort: () => catchRate(trips, catches, now),
  "days like today": () => daysLikeToday(catches, trips, { now, waterTemperature: celsius(15) }),
  records: () => speciesRecords(catches),
  "personal bests": () => personalBests(catches),
  "head of the book": () => logBookStats(catches, now),
};

/** Processor time, ms: independent of the machine's other load. */
function timed(run: () => unknown): number {
  const started = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

let total = 0;
console.log(
  `${count} catches, ${trips.length} trips; ms of processor time, first and median of ${rounds}`,
);
for (const [name, run] of Object.entries(work)) {
  const times = Array.from({ length: rounds }, () => timed(run));
  total += median(times);
  console.log(
    `${name.padEnd(18)} ${(times[0] ?? 0).toFixed(1).padStart(8)} ${median(times).toFixed(1).padStart(8)}`,
  );
}
console.log(`together           ${total.toFixed(1).padStart(17)}, target ${targetMs}`);
process.exitCode = total <= targetMs ? 0 : 1;
