/**
 * npx tsx bench/score-grading.ts: simulated logs through the grade of the score. Trips lie at random
 * hours of a synthetic May to October in Boston Harbor, with the scores, light and water of then;
 * their fish are negative binomial. Without an effect, how many logs get a verdict; with a true effect
 * of the score, how many find its sign.
 */
import {
  hourInputs,
  levelOf,
  bostonHarbor,
  scoreHour,
  type BiteLevel,
} from "@striper/angling/bite-score";
import {
  gradeLog,
  isLowLight,
  isMovingWater,
  type OwnTripRow,
} from "@striper/angling/bite-score/grading";
import { predictorsFor } from "@striper/angling/spots";
import { harborDate, harborParts, type Instant } from "@striper/marine/time";
import { scoredFrom, syntheticYear } from "@striper/testkit/synthetic-weather";
import { anglers, fishGenerator, type Angler } from "./simulated-fish.ts";

const { random, caught } = fishGenerator(20_270_101);

interface Hour {
  readonly at: Instant;
  readonly score: number;
  readonly lowLight: number;
  readonly movingWater: number;
}

const water = await predictorsFor(bostonHarbor.stations);
const seasonHours: Hour[] = syntheticYear(2026, 20_260_613)
  .flatMap((synthetic) =>
    hourInputs({
      place: bostonHarbor,
      water,
      ...scoredFrom(synthetic),
    }),
  )
  .flatMap((inputs) => {
    const { month } = harborParts(inputs.instant);
    const score = scoreHour(inputs);
    if (month < 5 || month > 10 || score.kind !== "scored") return [];
    const { instant: at, sunAltitude, tide } = inputs;
    if (sunAltitude === null || tide === null) return [];
    const lowLight = Number(isLowLight(sunAltitude));
    const movingWater = Number(isMovingWater(tide.relativeSpeed));
    return [{ at, score: score.exactScore, lowLight, movingWater }];
  });

const meanOf = (hours: readonly Hour[], value: (hour: Hour) => number): number =>
  hours.reduce((sum, hour) => sum + value(hour), 0) / hours.length;
const meanScore = meanOf(seasonHours, ({ score }) => score);

/** Multiplies a trip's catch an hour. */
type Effect = (score: number) => number;
const none: Effect = () => 1;
/** Twice the score, twice the fish. */
const proportional: Effect = (score) => score / meanScore;

const usualHours = 4;

function someTrip(angler: Angler, effect: Effect, pool: readonly Hour[]): OwnTripRow {
  const hours = 2 + Math.floor(5 * random());
  const start = Math.floor(random() * (pool.length - hours));
  const during = pool.slice(start, start + hours);
  const score = meanOf(during, (one) => one.score);
  const lowLight = meanOf(during, (one) => one.lowLight);
  const movingWater = meanOf(during, (one) => one.movingWater);
  const { mean, k } = anglers[angler];
  const band: BiteLevel = levelOf(Math.round(score));
  return {
    date: harborDate(during[0]?.at ?? 0),
    hours,
    band,
    fish: caught(((mean * hours) / usualHours) * effect(score), k),
    mode: angler === "shore" ? "shore" : "boat",
    water: "boston",
    modelVersion: "2027.1",
    score,
    lowLight,
    movingWater,
  };
}

type MakeLog = (trips: number) => OwnTripRow[];

const logOf =
  (angler: Angler, effect: Effect): MakeLog =>
  (trips) =>
    Array.from({ length: trips }, () => someTrip(angler, effect, seasonHours));

/** Boats catch more and go out at better scores; the score itself does nothing. */
const goodHours = seasonHours.filter(({ score }) => score >= meanScore);
const mixed: MakeLog = (trips) =>
  Array.from({ length: trips }, (_, index) =>
    index % 2 === 0 ? someTrip("shore", none, seasonHours) : someTrip("guide", none, goodHours),
  );

interface Outcome {
  readonly better: number;
  readonly worse: number;
  readonly positive: number;
}

/** Percent of the logs. */
function gradeLogs(make: MakeLog, trips: number, logs: number): Outcome {
  const found = { better: 0, worse: 0, positive: 0 };
  for (let index = 0; index < logs; index += 1) {
    const [grade] = gradeLog(make(trips));
    if (grade?.verdict.kind === "better") found.better += 1;
    if (grade?.verdict.kind === "worse") found.worse += 1;
    if ((grade?.rank.correlation ?? 0) > 0) found.positive += 1;
  }
  const percent = (count: number): number => (100 * count) / logs;
  return {
    better: percent(found.better),
    worse: percent(found.worse),
    positive: percent(found.positive),
  };
}

const sizes = [50, 200, 1000] as const;
const kinds = ["shore", "boat", "guide"] as const;
const logs = Number(process.argv[2] ?? 1000);
const mostClaims = 5;
const leastRightSign = 80;

const withoutEffect = new Map<string, MakeLog>([
  ...kinds.map((kind) => [kind, logOf(kind, none)] as const),
  ["shore and guided boat", mixed],
]);
let claimed = 0;
const claimRows = [...withoutEffect].flatMap(([name, make]) =>
  sizes.map((trips) => {
    const { better, worse } = gradeLogs(make, trips, logs);
    claimed = Math.max(claimed, better + worse);
    return { log: name, trips, "called better, %": better, "called worse, %": worse };
  }),
);
console.log(`no effect of the score: verdicts in ${logs} logs`);
console.table(claimRows);

let rightSign = 100;
const signRows = kinds.flatMap((kind) =>
  sizes.map((trips) => {
    const { better, worse, positive } = gradeLogs(logOf(kind, proportional), trips, logs / 5);
    if (trips === 200) rightSign = Math.min(rightSign, positive);
    return {
      log: kind,
      trips,
      "right sign, %": positive,
      "called better, %": better,
      "called worse, %": worse,
    };
  }),
);
console.log("catch an hour in proportion to the score");
console.table(signRows);

console.log(`most verdicts without an effect ${claimed.toFixed(1)} %`);
console.log(`least right sign with 200 trips ${rightSign.toFixed(1)} %`);
if (claimed > mostClaims || rightSign < leastRightSign) process.exitCode = 1;
