import { setImmediate } from "node:timers/promises";
import {
  gradedBands,
  gradeSharedInSteps,
  settleVerdicts,
  coarseWaters,
  type BandGrade,
  type SharedGrade,
  type TripRow,
} from "@striper/angling/bite-score/grading";
import { hiddenFigures, type Accuracy } from "@striper/contract/accuracy";
import { roundTo } from "@striper/marine/units";
import * as store from "#server/features/bite-score/accuracy.store.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** A version with fewer trips shows only their number. */
const tripsNeeded = 200;
const leastOfBand = { trips: 10, accounts: 5 };
/** Limits the trips that grading resamples, and so the time of the request. */
const mostTrips = 4000;

type Version = Accuracy["versions"][number];
type Band = Version["bands"][number];

const modes = ["shore", "boat"] as const;

/** Returns null for a row whose band this version does not know. */
function tripOf(row: store.SharedTripRow): TripRow | null {
  const band = gradedBands.find((one) => one === row.band);
  if (band === undefined) return null;
  return {
    date: row.tripDate,
    hours: row.quarterHours / 4,
    band,
    fish: row.fish,
    mode: modes.find((one) => one === row.mode) ?? null,
    water: coarseWaters.find((one) => one === row.water) ?? null,
    modelVersion: row.modelVersion,
  };
}

/**
 * Returns the largest number of accounts in a quarter, because keys of different quarters may
 * belong to the same account.
 */
function accountsOf(rows: readonly store.SharedTripRow[]): number {
  const byPeriod = new Map<string, Set<string>>();
  for (const { period, groupKey } of rows) {
    const groups = byPeriod.get(period) ?? new Set();
    byPeriod.set(period, groups.add(groupKey));
  }
  return Math.max(0, ...Array.from(byPeriod.values(), (groups) => groups.size));
}

function presentBand(grade: BandGrade, rows: readonly store.SharedTripRow[]): Band {
  const { band, trips, hours, fish, perHour, interval, blankShare } = grade;
  const isShown =
    trips >= leastOfBand.trips &&
    accountsOf(rows.filter((row) => row.band === band)) >= leastOfBand.accounts;
  if (!isShown) return { band, ...hiddenFigures };
  return {
    band,
    trips,
    hours,
    fish,
    per_hour: perHour === null ? null : roundTo(perHour, 2),
    interval:
      interval === null ? null : { low: roundTo(interval.low, 2), high: roundTo(interval.high, 2) },
    blank_share: blankShare === null ? null : roundTo(blankShare, 2),
  };
}

interface GradedVersion {
  readonly trips: number;
  readonly rows: readonly store.SharedTripRow[];
  readonly grade: SharedGrade;
}

async function gradeVersion(
  connection: Connection,
  { modelVersion, trips }: { readonly modelVersion: string; readonly trips: number },
): Promise<GradedVersion> {
  const read = await store.newestTrips(connection, modelVersion, mostTrips);
  const rows = read.filter((row) => tripOf(row) !== null);
  const known = rows.map(tripOf).filter((row) => row !== null);
  const keys = rows.map(({ groupKey }) => groupKey);
  const steps = gradeSharedInSteps(modelVersion, known, { needed: tripsNeeded, keys });
  for (;;) {
    const step = steps.next();
    if (step.done) return { trips, rows, grade: step.value };
    // Lets other requests run between two resamples.
    await setImmediate();
  }
}

function presentVersion({ trips, rows }: GradedVersion, grade: SharedGrade): Version {
  const bands = grade.bands.map((band) => presentBand(band, rows));
  // A total would reveal the hours of a hidden band.
  const hours = bands.reduce((sum, band) => sum + (band.hours ?? 0), 0);
  return { model_version: grade.modelVersion, trips, hours, verdict: grade.verdict, bands };
}

export async function presentAccuracy(connection: Connection): Promise<Accuracy> {
  const counted = await store.countTrips(connection);
  const graded: GradedVersion[] = [];
  for (const version of counted)
    if (version.trips >= tripsNeeded) graded.push(await gradeVersion(connection, version));
  const settled = settleVerdicts(graded.map(({ grade }) => grade));
  const versions = counted.map(({ modelVersion, trips }): Version => {
    const index = settled.findIndex((grade) => grade.modelVersion === modelVersion);
    const [known, grade] = [graded[index], settled[index]];
    return known === undefined || grade === undefined
      ? { model_version: modelVersion, trips, hours: 0, bands: [], verdict: "too-few" }
      : presentVersion(known, grade);
  });
  return { trips_needed: tripsNeeded, versions };
}
