import {
  gradeBands,
  gradedBands,
  gradeGroup,
  leastTrips,
  type BandGrade,
  type GroupGrade,
} from "#angling/bite-score/grading/bands-grade.ts";
import { chanceAbove, holmLevels } from "#angling/bite-score/grading/holm.ts";
import {
  noRank,
  rankInSteps,
  withoutPause,
  type RankGrade,
  type Steps,
} from "#angling/bite-score/grading/rank-grades.ts";
import type { OwnTripRow, TripRow } from "#angling/bite-score/grading/trip-row.ts";

export const baselines = ["dusk-and-dawn", "moving-water"] as const;
export type Baseline = (typeof baselines)[number];

export interface BaselineGrade {
  readonly baseline: Baseline;
  readonly rank: RankGrade;
  /** Trips with at least half of their time in such hours; `outside` has the others. */
  readonly inside: GroupGrade;
  readonly outside: GroupGrade;
}

export type Verdict =
  | { readonly kind: "too-few"; readonly trips: number; readonly needed: number }
  | { readonly kind: "better" }
  | { readonly kind: "worse"; readonly than: readonly Baseline[] }
  | { readonly kind: "unclear" };

interface TableGrade {
  readonly modelVersion: string;
  readonly trips: number;
  readonly hours: number;
  readonly fish: number;
  readonly bands: readonly BandGrade[];
  readonly rank: RankGrade;
}

export interface LogGrade extends TableGrade {
  readonly baselines: readonly BaselineGrade[];
  readonly verdict: Verdict;
}

/**
 * Chances of seeing as strong an effect when the score is neither better nor worse than the
 * baselines.
 */
interface Evidence {
  readonly better: number;
  readonly worse: readonly number[];
}

/**
 * At most 5 of 100 logs without an effect may get a verdict. Half of these are for "better", which
 * must lead both baselines at once, so that the weakest lead decides (1.96 spreads). Half are for
 * "worse", which may come from either baseline, so that each gets a quarter (2.24 spreads).
 * Simulated by `npm run bench -- score-grading`.
 */
function evidenceOf(rank: RankGrade, leads: readonly (number | null)[]): Evidence {
  const weakest = Math.min(...[rank.strength, ...leads].map((value) => value ?? 0));
  return {
    better: 2 * chanceAbove(weakest),
    worse: leads.map((lead) => 2 * leads.length * chanceAbove(-(lead ?? 0))),
  };
}

const leastChance = ({ better, worse }: Evidence): number => Math.min(better, ...worse);

function verdictOf(trips: number, { better, worse }: Evidence, level: number): Verdict {
  if (trips < leastTrips) return { kind: "too-few", trips, needed: leastTrips };
  if (better <= level) return { kind: "better" };
  const than = baselines.filter((_, index) => (worse[index] ?? 1) <= level);
  return than.length > 0 ? { kind: "worse", than } : { kind: "unclear" };
}

function totals(rows: readonly TripRow[]) {
  return {
    trips: rows.length,
    hours: rows.reduce((sum, { hours }) => sum + hours, 0),
    fish: rows.reduce((sum, { fish }) => sum + fish, 0),
  };
}

const half = 0.5;
const shareOf = { "dusk-and-dawn": "lowLight", "moving-water": "movingWater" } as const;

function gradeVersion(modelVersion: string, rows: readonly OwnTripRow[]) {
  const shares = baselines.map((baseline) => rows.map((row) => row[shareOf[baseline]]));
  const ranks = withoutPause(rankInSteps(rows, [rows.map(({ score }) => score), ...shares]));
  const [rank = noRank, ...others] = ranks.predictors;
  const grade: Omit<LogGrade, "verdict"> = {
    modelVersion,
    ...totals(rows),
    bands: gradeBands(rows),
    rank,
    baselines: baselines.map((baseline, index) => ({
      baseline,
      rank: others[index] ?? noRank,
      inside: gradeGroup(rows.filter((row) => row[shareOf[baseline]] >= half)),
      outside: gradeGroup(rows.filter((row) => row[shareOf[baseline]] < half)),
    })),
  };
  return { grade, evidence: evidenceOf(rank, ranks.leads) };
}

export function byVersion<Row extends TripRow>(
  rows: readonly Row[],
): (readonly [modelVersion: string, rows: readonly Row[]])[] {
  const versions = new Map<string, Row[]>();
  for (const row of rows) {
    const known = versions.get(row.modelVersion);
    if (known === undefined) versions.set(row.modelVersion, [row]);
    else known.push(row);
  }
  return [...versions].toSorted(([a], [b]) => (a < b ? 1 : -1));
}

/**
 * Grades the score against one angler's log, once per model version. All verdicts together have the
 * error rate of a single one.
 */
export function gradeLog(rows: readonly OwnTripRow[]): LogGrade[] {
  const graded = byVersion(rows).map(([version, own]) => gradeVersion(version, own));
  const levels = holmLevels(
    graded.map(({ grade, evidence }) => (grade.trips < leastTrips ? null : leastChance(evidence))),
  );
  return graded.map(({ grade, evidence }, index) => {
    const verdict = verdictOf(grade.trips, evidence, levels[index] ?? 0);
    return Object.assign(grade, { verdict });
  });
}

export interface SharedGrade extends TableGrade {
  readonly verdict: "too-few" | "more-when-higher" | "less-when-higher" | "unclear";
}

export interface SharedRules {
  readonly needed: number;
  /** One key per row. Rows with the same key, such as those of one account, are not independent. */
  readonly keys: readonly string[] | null;
}

/** Grades the rows of one version as if it were the only one. `keys` correspond to the rows. */
export function* gradeSharedInSteps(
  modelVersion: string,
  rows: readonly TripRow[],
  { needed, keys }: SharedRules,
): Steps<SharedGrade> {
  const order = rows.map(({ band }) => gradedBands.length - gradedBands.indexOf(band));
  const [rank = noRank] = (yield* rankInSteps(rows, [order], keys)).predictors;
  const facts = { modelVersion, ...totals(rows), bands: gradeBands(rows), rank };
  const grade: SharedGrade = { ...facts, verdict: "too-few" };
  return rows.length < needed ? grade : withVerdict(grade, holmLevels([chanceOf(rank)])[0] ?? 0);
}

const chanceOf = ({ strength }: RankGrade): number => 2 * chanceAbove(Math.abs(strength ?? 0));

function withVerdict(grade: SharedGrade, level: number): SharedGrade {
  const { strength } = grade.rank;
  if (strength === null || chanceOf(grade.rank) > level) return { ...grade, verdict: "unclear" };
  return { ...grade, verdict: strength > 0 ? "more-when-higher" : "less-when-higher" };
}

/**
 * Corrects verdicts of several versions shown together, so that their joint error rate is that of
 * one.
 */
export function settleVerdicts(grades: readonly SharedGrade[]): SharedGrade[] {
  const isAsked = ({ verdict }: SharedGrade): boolean => verdict !== "too-few";
  const levels = holmLevels(grades.map((one) => (isAsked(one) ? chanceOf(one.rank) : null)));
  return grades.map((one, index) => (isAsked(one) ? withVerdict(one, levels[index] ?? 0) : one));
}
