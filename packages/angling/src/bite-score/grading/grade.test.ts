import { seededRandom } from "#angling/bite-score/grading/resample.ts";
import { describe, expect, test } from "vitest";
import { levelOf } from "#angling/bite-score/bands.ts";
import {
  gradeLog,
  gradeSharedInSteps,
  type LogGrade,
  settleVerdicts,
} from "#angling/bite-score/grading/grade.ts";
import { withoutPause } from "#angling/bite-score/grading/rank-grades.ts";
import { gradeSentence, sharedSentence } from "#angling/bite-score/grading/sentence.ts";
import { sharedRow, type OwnTripRow } from "#angling/bite-score/grading/trip-row.ts";

const gradeShared = (...of: Parameters<typeof gradeSharedInSteps>) =>
  withoutPause(gradeSharedInSteps(...of));

interface Plan {
  readonly trips: number;
  readonly rate: (trip: { score: number; lowLight: number; movingWater: number }) => number;
  readonly mode?: OwnTripRow["mode"];
  readonly modelVersion?: string;
  readonly seed?: number;
}

function someTrips({ trips, rate, mode = "shore", modelVersion = "2027.1", seed = 3 }: Plan) {
  const random = seededRandom(seed);
  return Array.from({ length: trips }, (): OwnTripRow => {
    const score = 100 * random();
    const known = { score, lowLight: random(), movingWater: random() };
    const hours = 2 + Math.floor(3 * random());
    return {
      date: "2026-06-13",
      hours,
      band: levelOf(Math.round(score)),
      fish: Math.round(hours * rate(known) * (0.5 + random())),
      mode,
      water: "boston",
      modelVersion,
      ...known,
    };
  });
}

function only(rows: readonly OwnTripRow[]): LogGrade {
  const [grade] = gradeLog(rows);
  if (grade === undefined) throw new Error("no grade");
  return grade;
}

const byScore: Plan["rate"] = ({ score }) => score / 25;
const byLight: Plan["rate"] = ({ lowLight }) => 4 * lowLight;

describe("a log", () => {
  test("of three trips is too short, and no band has a figure", () => {
    const grade = only(someTrips({ trips: 3, rate: byScore }));
    expect(grade.verdict).toEqual({ kind: "too-few", trips: 3, needed: 20 });
    expect(grade.bands.map(({ perHour }) => perHour)).toEqual([null, null, null, null]);
    expect(gradeSentence(grade)).toBe("Too early to say: 3 of the 20 trips it takes.");
  });

  test('whose catch follows the score gets "better" than both baselines', () => {
    const grade = only(someTrips({ trips: 240, rate: byScore }));
    expect(grade.rank.correlation).toBeGreaterThan(0.7);
    expect(grade.verdict).toEqual({ kind: "better" });
    expect(gradeSentence(grade)).toMatch(/^On your 240 trips the score did better than/u);
    const [excellent, , , challenging] = grade.bands;
    expect(excellent?.perHour).toBeGreaterThan(challenging?.perHour ?? Infinity);
  });

  test('whose catch follows the light gets "worse" than dusk and dawn', () => {
    const grade = only(someTrips({ trips: 120, rate: byLight }));
    expect(grade.verdict).toEqual({ kind: "worse", than: ["dusk-and-dawn"] });
    expect(gradeSentence(grade)).toBe(
      "On your 120 trips the score did worse than going by dusk and dawn alone.",
    );
    const [light] = grade.baselines;
    expect(light?.inside.perHour).toBeGreaterThan(light?.outside.perHour ?? Infinity);
  });

  test("with random catch is unclear", () => {
    const grade = only(someTrips({ trips: 120, rate: () => 1 }));
    expect(grade.verdict).toEqual({ kind: "unclear" });
    expect(grade.rank.interval?.low).toBeLessThan(0);
    expect(grade.rank.interval?.high).toBeGreaterThan(0);
    expect(gradeSentence(grade)).toMatch(/^It cannot be told yet from your 120 trips/u);
  });

  test("without any fish is unclear", () => {
    const grade = only(someTrips({ trips: 30, rate: () => 0 }));
    expect(grade.rank).toEqual({ correlation: null, interval: null, strength: null });
    expect(grade.verdict).toEqual({ kind: "unclear" });
  });

  test("is not graded better because a boat catches more at other scores", () => {
    const boat = someTrips({ trips: 80, rate: () => 5, mode: "boat", seed: 4 });
    const shore = someTrips({ trips: 80, rate: () => 1, seed: 5 });
    const shifted = boat.map((row) => Object.assign(row, { score: 100 + row.score }));
    const { rank, verdict } = only([...shifted, ...shore]);
    expect(Math.abs(rank.correlation ?? 1)).toBeLessThan(0.2);
    expect(verdict).toEqual({ kind: "unclear" });
  });

  test("gets the same grade every time", () => {
    const rows = someTrips({ trips: 60, rate: byScore });
    expect(gradeLog(rows)).toEqual(gradeLog(rows));
  });

  test("with scores of two models has a grade for each, the newest first", () => {
    const old = someTrips({ trips: 25, rate: byLight, modelVersion: "2026.1" });
    const grades = gradeLog([...old, ...someTrips({ trips: 30, rate: byScore })]);
    expect(grades.map(({ modelVersion, trips }) => [modelVersion, trips])).toEqual([
      ["2027.1", 30],
      ["2026.1", 25],
    ]);
  });

  test("without a trip has no grade", () => {
    expect(gradeLog([])).toEqual([]);
  });
});

describe("the verdicts of several versions", () => {
  const strong = (modelVersion: string, seed: number) =>
    someTrips({ trips: 200, rate: byScore, modelVersion, seed });
  const chance = (modelVersion: string, seed: number) =>
    someTrips({ trips: 40, rate: () => 1, modelVersion, seed });

  test("stay when each is clear", () => {
    const grades = gradeLog([...strong("2027.1", 1), ...strong("2026.1", 2)]);
    expect(grades.map(({ verdict }) => verdict.kind)).toEqual(["better", "better"]);
  });

  test("need more evidence with more versions: chance names none of sixty", () => {
    const versions = Array.from({ length: 60 }, (_, index) => `${2027 + index}.1`);
    const logs = versions.map((version, index) => chance(version, index + 1));
    const alone = logs.filter((rows) => only(rows).verdict.kind !== "unclear");
    const together = gradeLog(logs.flat());
    expect(alone.length).toBeGreaterThan(0);
    expect(together.map(({ verdict }) => verdict.kind)).toEqual(versions.map(() => "unclear"));
  });

  test("are corrected together for shared rows too", () => {
    const rules = { needed: 30, keys: null };
    const grades = Array.from({ length: 20 }, (_, index) =>
      gradeShared(`${2027 + index}.1`, chance("2027.1", index + 1).map(sharedRow), rules),
    );
    expect(grades.some(({ verdict }) => verdict !== "unclear")).toBe(true);
    expect(settleVerdicts(grades).every(({ verdict }) => verdict === "unclear")).toBe(true);
    const [clear] = settleVerdicts([
      gradeShared("2027.1", strong("2027.1", 1).map(sharedRow), rules),
      ...grades,
    ]);
    expect(clear?.verdict).toBe("more-when-higher");
  });
});

test("a band shows catch per hour and the share of blank hours from twenty trips on", () => {
  const known = {
    date: "2026-06-13",
    mode: "shore",
    water: "boston",
    modelVersion: "2027.1",
  } as const;
  const scored = { band: "Good", score: 70, lowLight: 0, movingWater: 1 } as const;
  const row = (fish: number, hours: number): OwnTripRow => ({ ...known, ...scored, fish, hours });
  const trips = [
    ...Array.from({ length: 10 }, () => row(6, 3)),
    ...Array.from({ length: 10 }, () => row(0, 1)),
  ];
  const good = only(trips).bands[1];
  expect(good).toMatchObject({ band: "Good", trips: 20, hours: 40, fish: 60, isEnough: true });
  expect(good?.perHour).toBe(1.5);
  expect(good?.blankShare).toBe(0.25);
  expect(good?.interval?.low).toBeLessThan(1.5);
  expect(good?.interval?.high).toBeGreaterThan(1.5);
  expect(only(trips.slice(1)).bands[1]).toMatchObject({ isEnough: false, perHour: null });
});

describe("shared rows", () => {
  const rules = { needed: 200, keys: null };
  const shared = (trips: number, rate: Plan["rate"]) => someTrips({ trips, rate }).map(sharedRow);

  test("have no verdict below the required number", () => {
    const grade = gradeShared("2027.1", shared(120, byScore), rules);
    expect(grade.verdict).toBe("too-few");
    expect(sharedSentence(grade, 200)).toBe("Not enough yet: 120 of 200 trips.");
  });

  test("show the direction or are unclear", () => {
    const more = gradeShared("2027.1", shared(240, byScore), rules);
    expect(more.verdict).toBe("more-when-higher");
    expect(sharedSentence(more, 200)).toMatch(/caught more an hour when the score was higher/u);
    const less = gradeShared(
      "2027.1",
      shared(240, ({ score }) => (100 - score) / 25),
      rules,
    );
    expect(less.verdict).toBe("less-when-higher");
    expect(sharedSentence(less, 200)).toMatch(/caught less/u);
    const none = gradeShared(
      "2027.1",
      shared(240, () => 1),
      rules,
    );
    expect(none.verdict).toBe("unclear");
    expect(sharedSentence(none, 200)).toMatch(/do not tell/u);
  });

  test("of one account are drawn together, so that six copies prove no more", () => {
    const once = shared(60, ({ score }) => 1 + score / 50);
    const sixTimes = Array.from({ length: 6 }, () => once).flat();
    const keys = sixTimes.map((_, index) => String(index % once.length));
    const width = (rows: typeof once, together: readonly string[] | null): number => {
      const { interval } = gradeShared("2027.1", rows, { needed: 50, keys: together }).rank;
      return (interval?.high ?? 0) - (interval?.low ?? 0);
    };
    expect(width(sixTimes, keys)).toBeCloseTo(width(once, null), 1);
    expect(width(sixTimes, null)).toBeLessThan(0.6 * width(once, null));
  });
});
