import {
  gradeBands,
  gradedBands,
  gradeGroup,
  leastTrips,
  type BandGrade,
  type GroupGrade,
} from "#angling/bite-score/grading/bands-grade.ts";
import { rankGrades, type RankGrade } from "#angling/bite-score/grading/rank-grades.ts";
import type { OwnTripRow, TripRow } from "#angling/bite-score/grading/trip-row.ts";

/** What an angler knows without any score. */
export const baselines = ["dusk-and-dawn", "moving-water"] as const;
export type Baseline = (typeof baselines)[number];

export interface BaselineGrade {
  readonly baseline: Baseline;
  readonly rank: RankGrade;
  /** Trips that lay in such hours for at least half of their time, and the others. */
  readonly inside: GroupGrade;
  readonly outside: GroupGrade;
}

/** "worse" names what did better. */
export type Verdict =
  | { readonly kind: "too-few"; readonly trips: number; readonly needed: number }
  | { readonly kind: "better" }
  | { readonly kind: "worse"; readonly than: readonly Baseline[] }
  | { readonly kind: "unclear" };

interface TableGrade {
  /** Trips of other versions are graded apart. */
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

/*
 * Spreads that a lead needs to be called one, so that at most 5 of 100 logs in which the score is no
 * better and no worse get a verdict. Half of these are for "better", which needs its lead over both
 * baselines at once, so that one limit for each is enough; half for "worse", which may come from
 * either baseline, so that each has a quarter. Simulated by `npm run bench -- score-grading`.
 */
const betterFrom = 1.96;
const worseFrom = 2.24;

function verdictOf(trips: number, rank: RankGrade, leads: readonly (number | null)[]): Verdict {
  if (trips < leastTrips) return { kind: "too-few", trips, needed: leastTrips };
  const isAhead = leads.every((lead) => lead !== null && lead > betterFrom);
  if (isAhead && rank.interval !== null && rank.interval.low > 0) return { kind: "better" };
  const than = baselines.filter((_, index) => (leads[index] ?? 0) < -worseFrom);
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

function gradeVersion(modelVersion: string, rows: readonly OwnTripRow[]): LogGrade {
  const shares = baselines.map((baseline) => rows.map((row) => row[shareOf[baseline]]));
  const ranks = rankGrades(rows, [rows.map(({ score }) => score), ...shares]);
  const [rank = noRank, ...others] = ranks.predictors;
  return {
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
    verdict: verdictOf(rows.length, rank, ranks.leads),
  };
}

const noRank: RankGrade = { correlation: null, interval: null };

/** Rows by the version of the model whose score they hold, the newest first. */
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

/** How the score did in one angler's log: one grade for each version of the model. */
export function gradeLog(rows: readonly OwnTripRow[]): LogGrade[] {
  return byVersion(rows).map(([version, own]) => gradeVersion(version, own));
}

/** What a table of shared rows says: nothing is known of the baselines there. */
export interface SharedGrade extends TableGrade {
  readonly verdict: "too-few" | "more-when-higher" | "less-when-higher" | "unclear";
}

export interface SharedRules {
  /** Trips below which nothing is said. */
  readonly needed: number;
  /** Joins rows that are not independent, such as those of one account; one a row. */
  readonly keys: readonly string[] | null;
}

/** Grades the rows of one version; `keys` go with the rows. */
export function gradeShared(
  modelVersion: string,
  rows: readonly TripRow[],
  { needed, keys }: SharedRules,
): SharedGrade {
  const order = rows.map(({ band }) => gradedBands.length - gradedBands.indexOf(band));
  const [rank = noRank] = rankGrades(rows, [order], keys).predictors;
  const { interval } = rank;
  const facts = { modelVersion, ...totals(rows), bands: gradeBands(rows), rank };
  if (rows.length < needed) return { ...facts, verdict: "too-few" };
  if (interval !== null && interval.low > 0) return { ...facts, verdict: "more-when-higher" };
  if (interval !== null && interval.high < 0) return { ...facts, verdict: "less-when-higher" };
  return { ...facts, verdict: "unclear" };
}
