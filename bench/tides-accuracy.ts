/** npx tsx bench/tides-accuracy.ts: how far the predictions are from NOAA's own. */
import { loadTideStation } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import { hour, minute } from "@striper/marine/time";
import { noaaHourlyHeights, noaaYears } from "@striper/testkit/noaa-boston";
import { mean } from "@striper/testkit/statistics";

interface Difference {
  readonly mean: number;
  readonly rms: number;
  readonly max: number;
}

function differenceOf(ours: readonly number[], theirs: readonly number[]): Difference {
  if (ours.length !== theirs.length) throw new Error(`${ours.length} and ${theirs.length} values`);
  const differences = ours.map((value, index) => value - (theirs[index] ?? NaN));
  return {
    mean: mean(differences),
    rms: Math.sqrt(mean(differences.map((difference) => difference ** 2))),
    max: Math.max(...differences.map(Math.abs)),
  };
}

const cells = (of: Difference): string =>
  [of.mean, of.rms, of.max].map((value) => value.toFixed(4).padStart(8)).join(" ");

const boston = createTidePredictor(await loadTideStation("8443970"));

function againstNoaaHourly(): void {
  console.log("Boston 8443970, hourly heights minus NOAA's table, ft above MLLW");
  console.log("year  hours     mean      rms      max   (goal: rms 0.002, max 0.01)");
  for (const year of noaaYears) {
    const theirs = noaaHourlyHeights(year);
    const from = Date.UTC(year, 0, 1);
    const ours = boston.curve(from, from + theirs.length * hour, hour).map(({ height }) => height);
    console.log(`${year}  ${theirs.length}  ${cells(differenceOf(ours, theirs))}`);
  }
}

/** Prints how far the drawn curve bends at New Year, where NOAA's own table jumps. */
function atNewYear(): void {
  const step = 6 * minute;
  let bend = 0;
  let usual = 0;
  for (let year = 2000; year <= 2040; year++) {
    const newYear = Date.UTC(year, 0, 1);
    bend = Math.max(bend, largestBend(newYear - 2 * hour, newYear + hour, step));
    usual = Math.max(usual, largestBend(newYear + hour, newYear + 25 * hour, step));
  }
  console.log("\nBoston at New Year 2000 to 2040, drawn every 6 minutes");
  console.log(`largest change from one step to the next: ${bend.toFixed(4)} ft around New Year,`);
  console.log(`${usual.toFixed(4)} ft on the day after (goal: no step above 0.02 ft)`);
}

function largestBend(from: number, to: number, step: number): number {
  const heights = boston.curve(from, to, step).map(({ height }) => height);
  const steps = heights.slice(1).map((height, index) => height - (heights[index] ?? NaN));
  const bends = steps.slice(1).map((change, index) => Math.abs(change - (steps[index] ?? NaN)));
  return Math.max(...bends);
}

againstNoaaHourly();
atNewYear();
