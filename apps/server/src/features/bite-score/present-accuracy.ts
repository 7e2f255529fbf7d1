import {
  gradedBands,
  gradeShared,
  coarseWaters,
  type BandGrade,
  type TripRow,
} from "@striper/angling/bite-score/grading";
import type { Accuracy } from "@striper/contract/accuracy";
import { roundTo } from "@striper/marine/units";
import * as store from "#server/features/bite-score/accuracy.store.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** Trips of a version below which nothing of it is shown but their number. */
const tripsNeeded = 200;
/** A band is shown from so many trips of so many accounts on. */
const leastTrips = 10;
const leastAccounts = 5;
/** The grade resamples them, and no request waits for that longer than it has to. */
const mostTrips = 4000;

type Version = Accuracy["versions"][number];
type Band = Version["bands"][number];

const modes = ["shore", "boat"] as const;

/** Null for a row that an older version wrote in words this one does not know. */
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
 * Keys of different quarters cannot be told to be of different accounts, so that the quarter with the
 * most accounts is what counts.
 */
function accountsOf(rows: readonly store.SharedTripRow[]): number {
  const byPeriod = new Map<string, Set<string>>();
  for (const { period, groupKey } of rows) {
    const groups = byPeriod.get(period) ?? new Set();
    byPeriod.set(period, groups.add(groupKey));
  }
  return Math.max(0, ...Array.from(byPeriod.values(), (groups) => groups.size));
}

const hidden = {
  trips: null,
  hours: null,
  fish: null,
  per_hour: null,
  interval: null,
  blank_share: null,
} as const;

function presentBand(grade: BandGrade, rows: readonly store.SharedTripRow[]): Band {
  const { band, trips, hours, fish, perHour, interval, blankShare } = grade;
  const isShown =
    trips >= leastTrips && accountsOf(rows.filter((row) => row.band === band)) >= leastAccounts;
  if (!isShown) return { band, ...hidden };
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

async function presentVersion(
  connection: Connection,
  { modelVersion, trips }: { readonly modelVersion: string; readonly trips: number },
): Promise<Version> {
  const nothing = { model_version: modelVersion, trips, hours: 0, bands: [] };
  if (trips < tripsNeeded) return { ...nothing, verdict: "too-few" };
  const read = await store.newestTrips(connection, modelVersion, mostTrips);
  const rows = read.filter((row) => tripOf(row) !== null);
  const known = rows.map(tripOf).filter((row) => row !== null);
  const keys = rows.map(({ groupKey }) => groupKey);
  const grade = gradeShared(modelVersion, known, { needed: tripsNeeded, keys });
  const bands = grade.bands.map((band) => presentBand(band, rows));
  // The sum of all would tell the hours of a band that is not shown.
  const hours = bands.reduce((sum, band) => sum + (band.hours ?? 0), 0);
  return { model_version: modelVersion, trips, hours, verdict: grade.verdict, bands };
}

export async function presentAccuracy(connection: Connection): Promise<Accuracy> {
  const versions: Version[] = [];
  for (const version of await store.countTrips(connection))
    versions.push(await presentVersion(connection, version));
  return { trips_needed: tripsNeeded, versions };
}
