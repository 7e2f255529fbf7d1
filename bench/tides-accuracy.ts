/**
 * How far the predictions are from NOAA's own, and from @neaps/tide-predictor's:
 *   npx tsx bench/tides-accuracy.ts [year of the comparison with the library, 2026]
 */
import { createTidePredictor as createLibraryPredictor } from "@neaps/tide-predictor";
import { createCurrentPredictor } from "@striper/marine/currents";
import {
  loadStation,
  loadTideStation,
  stationIndex,
  type HarmonicStation,
} from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import { formatIso, hour, minute } from "@striper/marine/time";
import { feet, feetToMetres } from "@striper/marine/units";
import { noaaHighsAndLows, noaaHourlyHeights, noaaYears } from "@striper/testkit/noaa-boston";
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

function againstNoaaTides(): void {
  console.log("\nBoston, official highs and lows");
  console.log("official                        ours                           minutes       ft");
  for (const [official, height, type] of noaaHighsAndLows) {
    const [tide] = boston.extremes(official - hour, official + hour);
    if (tide === undefined) throw new Error(`no tide near ${formatIso(official)}`);
    const apart = (tide.instant - official) / minute;
    console.log(
      `${formatIso(official)} ${height.toFixed(3).padStart(7)} ${type}  ` +
        `${formatIso(tide.instant)} ${tide.height.toFixed(3).padStart(7)} ${tide.type}  ` +
        `${String(apart).padStart(7)} ${(tide.height - height).toFixed(3).padStart(8)}`,
    );
  }
}

/** What New Year does: NOAA's own jump, and the most our drawing bends in six minutes. */
async function atNewYear(): Promise<void> {
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

interface Comparison {
  readonly nodeCorrections: "iho" | "schureman";
  readonly leftOut: readonly string[];
}

const asItComes: Comparison = { nodeCorrections: "iho", leftOut: [] };

function againstLibrary(whole: HarmonicStation, year: number, how: Comparison): Difference {
  const station: HarmonicStation = {
    ...whole,
    constituents: whole.constituents.filter(([name]) => !how.leftOut.includes(name)),
  };
  const from = Date.UTC(year, 0, 1);
  const to = Date.UTC(year + 1, 0, 1);
  const ours =
    station.kind === "tide"
      ? createTidePredictor(station)
          .curve(from, to, hour)
          .map(({ height }) => height)
      : createCurrentPredictor(station)
          .curve(from, to, hour)
          .map(({ speed }) => speed);
  const offset = station.kind === "tide" ? station.levels.MSL : station.meanFlow;
  const unit = station.kind === "tide" ? feetToMetres(feet(1)) : 1;
  const library = createLibraryPredictor(
    station.constituents.map(([name, amplitude, phase]) => ({ name, amplitude, phase })),
    { offset, nodeCorrections: how.nodeCorrections },
  ).getTimelinePrediction({ start: new Date(from), end: new Date(to - hour), timeFidelity: 3600 });
  return differenceOf(
    ours,
    library.map(({ level }) => level / unit),
  );
}

async function everyStationAgainstLibrary(year: number): Promise<void> {
  console.log(`\nEvery harmonic station, hourly ${year}, minus @neaps/tide-predictor as it comes`);
  console.log(
    "It takes IHO node corrections of the day where NOAA takes Schureman's of the middle",
  );
  console.log("of the year, and reckons M1 and M3 otherwise.");
  console.log("station        mean      rms      max");
  for (const { id, name, method } of stationIndex) {
    if (method !== "harmonic") continue;
    const station = await loadStation(id);
    if (station.method !== "harmonic") continue;
    const difference = againstLibrary(station, year, asItComes);
    const unit = station.kind === "tide" ? "ft" : "kt";
    console.log(`${id.padEnd(10)} ${cells(difference)} ${unit}  ${name}`);
    if (difference.max > 0.2) console.log(`           ${explain(station, year)}`);
  }
}

/** What is left of a large difference when its causes are taken away one after the other. */
function explain(station: HarmonicStation, year: number): string {
  const schureman = againstLibrary(station, year, { nodeCorrections: "schureman", leftOut: [] });
  const held = againstLibrary(station, year, {
    nodeCorrections: "schureman",
    leftOut: ["M1", "M3"],
  });
  return (
    `above 0.2: max ${schureman.max.toFixed(3)} with Schureman's corrections of the day, ` +
    `${held.max.toFixed(3)} of it from holding them for the year, the rest from M1 and M3`
  );
}

againstNoaaHourly();
againstNoaaTides();
await atNewYear();
await everyStationAgainstLibrary(Number(process.argv[2] ?? 2026));
