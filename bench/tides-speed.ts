/**
 * Time against @neaps/tide-predictor, in turns within one run, medians:
 *   npx tsx bench/tides-speed.ts
 */
import { createTidePredictor as createLibraryPredictor } from "@neaps/tide-predictor";
import { loadTideStation } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import { day, minute } from "@striper/marine/time";
import { median } from "@striper/testkit/statistics";

/** Short turns, so that whatever else the machine does falls on both alike. */
const rounds = 101;

const station = await loadTideStation("8443970");
if (station.method !== "harmonic") throw new Error("Boston is a harmonic station");
const library = createLibraryPredictor(
  station.constituents.map(([name, amplitude, phase]) => ({ name, amplitude, phase })),
  { offset: station.levels.MSL },
);

const year = Date.UTC(2026, 0, 1);
const nextYear = Date.UTC(2027, 0, 1);
const ours = createTidePredictor(station);

/** Keeps results alive, so that nothing is optimized away. */
let kept = 0;

/** Each is given the number of the round, so that no two ask for the same day. */
const tasks = [
  {
    name: "a year of highs and lows, new predictor",
    times: 1,
    ours: () => createTidePredictor(station).extremes(year, nextYear).length,
    library: () =>
      library.getExtremesPrediction({ start: new Date(year), end: new Date(nextYear) }).length,
  },
  {
    name: "a day's 6-minute curve, new predictor",
    times: 5,
    ours: (round: number) => {
      const from = year + round * day;
      return createTidePredictor(station).curve(from, from + day, 6 * minute).length;
    },
    library: (round: number) => libraryDay(year + round * day),
  },
  {
    name: "one height, same predictor",
    times: 50,
    ours: (round: number) => ours.heightAt(year + round * 97 * minute),
    library: (round: number) =>
      library.getWaterLevelAtTime({ time: new Date(year + round * 97 * minute) }).level,
  },
];

function libraryDay(from: number): number {
  return library.getTimelinePrediction({
    start: new Date(from),
    end: new Date(from + day - 6 * minute),
    timeFidelity: 360,
  }).length;
}

/** Milliseconds for one call. */
function time(task: (round: number) => number, times: number, round: number): number {
  const start = performance.now();
  for (let index = 0; index < times; index++) kept += task(round * times + index);
  return (performance.now() - start) / times;
}

console.log("milliseconds, median of", rounds, "rounds     ours   library   times as fast");
for (const task of tasks) {
  const own: number[] = [];
  const theirs: number[] = [];
  for (let round = -5; round < rounds; round++) {
    const warmUp = round < 0;
    const mine = time(task.ours, task.times, Math.max(0, round));
    const other = time(task.library, task.times, Math.max(0, round));
    if (warmUp) continue;
    own.push(mine);
    theirs.push(other);
  }
  const ratio = median(theirs) / median(own);
  console.log(
    `${task.name.padEnd(42)} ${median(own).toFixed(4).padStart(8)} ` +
      `${median(theirs).toFixed(4).padStart(8)} ${ratio.toFixed(1).padStart(8)}`,
  );
}
if (!Number.isFinite(kept)) throw new Error("a prediction is not a number");
