/** npx tsx bench/spots.ts: time to search, filter and sort 100 spots (search target: under 1 ms). */
import { performance } from "node:perf_hooks";
import { filterSpots, searchSpots, sortSpots, spots } from "@striper/angling/spots";
import { median } from "@striper/testkit/statistics";

const hundred = spots.slice(0, 100);
const texts = ["rip", "STRIPED bass", "jetty", "no such place", "cod"];
const boston = { latitude: 42.3539, longitude: -71.0503 };
const targetMilliseconds = 1;

function medianTime(work: (round: number) => unknown): number {
  const times = Array.from({ length: 600 }, (_, round) => {
    const started = performance.now();
    work(round);
    return performance.now() - started;
  });
  return median(times.slice(100));
}

const search = medianTime((round) => searchSpots(hundred, texts[round % texts.length] ?? ""));
console.table({
  "search, ms": search.toFixed(4),
  "filter, ms": medianTime(() =>
    filterSpots(hundred, { access: "shore", species: "flounder", difficulty: "Beginner" }),
  ).toFixed(4),
  "sort by distance, ms": medianTime(() => sortSpots(hundred, "distance", boston)).toFixed(4),
});
if (search >= targetMilliseconds) process.exitCode = 1;
