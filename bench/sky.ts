/**
 * npx tsx bench/sky.ts: how far sun and moon times lie from published ones (US Naval Observatory,
 * whole minutes).
 */
import { moonEvents, sunEvents } from "@striper/marine/astronomy";
import { harborDate, type Instant, shiftDate } from "@striper/marine/time";
import {
  moonTimes2019,
  type PublishedTime,
  sunTimes2019,
  toronto,
  torontoTimes,
  yearlyTablePlace,
} from "../packages/marine/src/astronomy/almanac.fixture.ts";

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

console.table([
  compare("sun, 29 N 81 W, 2019", sunTimes2019, (date) => sunEvents(date, yearlyTablePlace)),
  compare("moon, 29 N 81 W, 2019", moonTimes2019, (date) => moonEvents(date, yearlyTablePlace)),
  compare("sun, 43.7 N 79.4 W, April 2001", torontoTimes, (date) => sunEvents(date, toronto)),
]);
