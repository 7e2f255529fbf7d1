/**
 * npx tsx bench/sky.ts: how far sun and moon times lie from published ones (US Naval Observatory,
 * whole minutes), and what each question costs.
 */
import { performance } from "node:perf_hooks";
import {
  moonAt,
  moonEvents,
  solunarPeriods,
  sunAltitude,
  sunEvents,
} from "@striper/marine/astronomy";
import { day, harborDate, hour, type Instant, shiftDate } from "@striper/marine/time";
import {
  moonTimes2019,
  type PublishedTime,
  sunTimes2019,
  toronto,
  torontoTimes,
  yearlyTablePlace,
} from "../packages/marine/src/astronomy/almanac.fixture.ts";

const boston = { latitude: 42.36, longitude: -71.05 };
const start = Date.UTC(2026, 5, 13);

type Events = Readonly<Record<"rise" | "set", Instant | null>>;

function compare(
  what: string,
  published: readonly PublishedTime[],
  eventsOf: (date: string) => Events,
) {
  const seconds = published.map(({ event, at }) => {
    const own = [-1, 0, 1].map((days) => eventsOf(shiftDate(harborDate(at), days))[event]);
    return Math.min(...own.map((instant) => Math.abs((instant ?? Infinity) - at))) / 1000;
  });
  return {
    what,
    times: seconds.length,
    "mean, s": Number((seconds.reduce((sum, value) => sum + value, 0) / seconds.length).toFixed(1)),
    "largest, s": Number(Math.max(...seconds).toFixed(1)),
  };
}

function cost(what: string, runs: number, question: (run: number) => unknown) {
  for (let run = 0; run < runs / 10; run += 1) question(run);
  const started = performance.now();
  for (let run = 0; run < runs; run += 1) question(run);
  return { what, µs: Number((((performance.now() - started) / runs) * 1000).toFixed(1)) };
}

const dateOf = (run: number): string => harborDate(start + run * day);

console.table([
  compare("sun, 29 N 81 W, 2019", sunTimes2019, (date) => sunEvents(date, yearlyTablePlace)),
  compare("moon, 29 N 81 W, 2019", moonTimes2019, (date) => moonEvents(date, yearlyTablePlace)),
  compare("sun, 43.7 N 79.4 W, April 2001", torontoTimes, (date) => sunEvents(date, toronto)),
]);
console.table([
  cost("altitude of the sun", 200_000, (run) => sunAltitude(start + run * hour, boston)),
  cost("sun events of a day", 500, (run) => sunEvents(dateOf(run), boston)),
  cost("moon events of a day", 500, (run) => moonEvents(dateOf(run), boston)),
  cost("phase of the moon", 2000, (run) => moonAt(start + run * hour)),
  cost("solunar periods of a week", 200, (run) =>
    solunarPeriods(start + run * day, start + (run + 7) * day, boston),
  ),
]);
