/**
 * npx tsx bench/score-grading-clock.ts: simulated logs through the spot clock. Trips lie at random
 * hours of real tides and sun; their fish are negative binomial, as those of shore anglers, private
 * boats and guides are. Without an effect of the tide, how many logs hold a claim; at a spot that
 * fishes on the flood against the model, how many logs find its best stage.
 */
import { bitePlaceOfSpot } from "@striper/angling/bite-score";
import {
  cellsOfTrip,
  clockStages,
  isFloodStage,
  clockWaterOf,
  spotClocks,
  type CellOfTrip,
  type ClockStage,
} from "@striper/angling/catches/spot-clock";
import { predictorsFor, spots } from "@striper/angling/spots";
import { day, hour } from "@striper/marine/time";
import { anglers, fishGenerator, type Angler } from "./simulated-fish.ts";

const { random, caught: caughtOf } = fishGenerator(20261122);

interface Planted {
  readonly rate: (cell: CellOfTrip) => number;
  /** Fish that come together, in one cell. */
  readonly school: number;
}

const poolSize = 3000;
const spot = spots.find(({ id }) => id === "deer-island-shore") ?? spots[0];
if (spot === undefined) throw new Error("There are no spots.");
const place = bitePlaceOfSpot(spot);
const water = clockWaterOf(place, await predictorsFor(place.stations));
if (water === null) throw new Error(`${spot.name} has no tide station.`);

/** Trips of two to six hours on any day from May to October of three years. */
const pool = Array.from({ length: poolSize }, () => {
  const year = 2024 + Math.floor(random() * 3);
  const startedAt = Date.UTC(year, 4, 1) + random() * 183 * day;
  const endedAt = startedAt + (2 + 4 * random()) * hour;
  return cellsOfTrip({ startedAt, endedAt, caughtAt: [] }, water);
});

function simulatedTrip(angler: Angler, { rate, school }: Planted, typical: number): CellOfTrip[] {
  const cells = pool[Math.floor(random() * poolSize)] ?? [];
  const shares = cells.map((cell) => cell.hours * rate(cell));
  const intensity = shares.reduce((total, one) => total + one, 0);
  const { mean, k } = anglers[angler];
  const fish = caughtOf((mean * intensity) / typical, k);
  const caught = cells.map(({ stage, light, hours, weight }) => ({
    stage,
    light,
    hours,
    weight,
    fish: 0,
  }));
  for (let left = fish; left > 0; left -= school) {
    let at = random() * intensity;
    const index = shares.findIndex((share) => (at -= share) < 0);
    const cell = caught[Math.max(0, index)];
    if (cell !== undefined) cell.fish += Math.min(left, school);
  }
  return caught;
}

function typicalIntensity({ rate }: Planted): number {
  const total = pool.flat().reduce((sum, cell) => sum + cell.hours * rate(cell), 0);
  return total / poolSize;
}

function simulatedLog(angler: Angler, planted: Planted, trips: number, spotsInLog: number) {
  const typical = typicalIntensity(planted);
  const ofSpot = () =>
    Array.from({ length: Math.round(trips / spotsInLog) }, () =>
      simulatedTrip(angler, planted, typical),
    );
  const log = new Map(Array.from({ length: spotsInLog }, (_, index) => [index, ofSpot()]));
  return spotClocks(log);
}

const noEffect: Planted = { rate: () => 1, school: 1 };
const schools: Planted = { rate: () => 1, school: 4 };
/** The model's own rise and fall within a tide and by light, but the flood brings what it gives the ebb and more. */
const expectedRate = (cell: CellOfTrip): number => cell.weight / cell.hours;
const onTheFlood: Planted = {
  rate: (cell) => expectedRate(cell) * (isFloodStage(cell.stage) ? 2.5 : 1),
  school: 1,
};
const modelHolds: Planted = { rate: expectedRate, school: 1 };

function claims(angler: Angler, planted: Planted, trips: number, spotsInLog: number, logs: number) {
  let claimed = 0;
  for (let index = 0; index < logs; index++) {
    const clocks = simulatedLog(angler, planted, trips, spotsInLog);
    if ([...clocks.values()].some(({ best }) => best !== null)) claimed += 1;
  }
  return (100 * claimed) / logs;
}

const bestDrawn = (stages: readonly { stage: ClockStage; perHour: number | null }[]) =>
  stages.toSorted((a, b) => (b.perHour ?? 0) - (a.perHour ?? 0))[0]?.stage;

function found(angler: Angler, planted: Planted, logs: number) {
  const truth = pool.flat().reduce((sums, cell) => {
    const known = sums.get(cell.stage) ?? { fish: 0, hours: 0 };
    known.fish += cell.hours * planted.rate(cell);
    known.hours += cell.hours;
    return sums.set(cell.stage, known);
  }, new Map<ClockStage, { fish: number; hours: number }>());
  const trueRates = clockStages.map((stage) => {
    const { fish, hours } = truth.get(stage) ?? { fish: 0, hours: 1 };
    return { stage, perHour: fish / hours };
  });
  const trueBest = bestDrawn(trueRates);
  const all = [...truth.values()];
  const mean =
    all.reduce((sum, { fish }) => sum + fish, 0) / all.reduce((sum, { hours }) => sum + hours, 0);
  const isAbove = (stage: ClockStage): boolean =>
    trueRates.some((one) => one.stage === stage && one.perHour > mean);
  let flood = 0;
  let exact = 0;
  let claimed = 0;
  let untrue = 0;
  for (let index = 0; index < logs; index++) {
    const clock = simulatedLog(angler, planted, 200, 1).get(0);
    const best = clock === undefined ? undefined : bestDrawn(clock.stages);
    if (best !== undefined && isFloodStage(best)) flood += 1;
    if (best === trueBest) exact += 1;
    if (clock?.best) claimed += 1;
    if (clock?.best && !isAbove(clock.best)) untrue += 1;
  }
  const percent = (count: number) => (100 * count) / logs;
  return {
    flood: percent(flood),
    exact: percent(exact),
    claimed: percent(claimed),
    untrue: percent(untrue),
  };
}

const noEffectLogs = 1000;
const floodLogs = 500;
const percentText = (value: number): string => `${value.toFixed(1)} %`;
/** [name, planted, spots in the log] */
const withoutEffect = [
  ["fish one by one, one spot", noEffect, 1],
  ["fish one by one, five spots", noEffect, 5],
  ["schools of four, one spot", schools, 1],
] as const;

console.log("No effect of the tide: share of logs with a claim");
let worst = 0;
for (const angler of ["shore", "boat", "guide"] as const)
  for (const [name, planted, spotsInLog] of withoutEffect) {
    const shares = [50, 200, 1000].map((trips) =>
      claims(angler, planted, trips, spotsInLog, noEffectLogs),
    );
    worst = Math.max(worst, ...shares);
    console.log(`  ${angler}, ${name}: 50, 200, 1,000 trips ${shares.map(percentText).join(", ")}`);
  }
console.log(`worst ${worst.toFixed(1)}`);

console.log("\nThe flood brings 2.5 times what the model gives it: 200 trips at the spot");
let least = 100;
for (const angler of ["shore", "boat", "guide"] as const) {
  const { flood, exact, claimed, untrue } = found(angler, onTheFlood, floodLogs);
  least = Math.min(least, exact);
  console.log(
    `  ${angler}: best stage right ${percentText(exact)}, on the flood ${percentText(flood)}; claimed ${percentText(claimed)}, of a stage below the mean ${percentText(untrue)}`,
  );
}
console.log(`least ${least.toFixed(1)}`);

console.log("\nThe model holds: 200 trips at the spot");
for (const angler of ["shore", "boat", "guide"] as const) {
  const { exact, claimed, untrue } = found(angler, modelHolds, floodLogs);
  console.log(
    `  ${angler}: best stage right ${percentText(exact)}; claimed ${percentText(claimed)}, of a stage below the mean ${percentText(untrue)}`,
  );
}
