import type { SharedTrip } from "@striper/contract/accuracy";
import { sharedTripsPerQuarter } from "@striper/contract/limits";
import { day, harborDate } from "@striper/marine/time";
import * as store from "#server/features/bite-score/accuracy.store.ts";
import { groupKeyOf, periodAt } from "#server/features/bite-score/group-keys.ts";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ReportSource } from "#server/platform/database/read-report.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Sealer } from "#server/platform/blob-storage/blob-storage.ts";
import type { Clock } from "#server/platform/clock/clock.ts";

export interface AccuracyDependencies {
  readonly orm: NodePgDatabase;
  readonly reports?: ReportSource | undefined;
  readonly clock: Clock;
  readonly sealer: Sealer;
}

const quartersPerHour = 4;

type Group = Pick<store.SharedTripRow, "groupKey" | "period">;

const rowOf = (trip: SharedTrip, { groupKey, period }: Group): store.SharedTripRow => ({
  removalHash: trip.removal_hash,
  period,
  groupKey,
  tripDate: trip.date,
  quarterHours: Math.round(trip.hours * quartersPerHour),
  band: trip.band,
  fish: trip.fish,
  mode: trip.mode ?? "unknown",
  water: trip.water ?? "unknown",
  modelVersion: trip.model_version,
});

export async function shareTrips(
  { orm, clock, sealer }: AccuracyDependencies,
  accountId: string,
  trips: readonly SharedTrip[],
): Promise<string[]> {
  const now = clock.now();
  const lastDate = harborDate(now + day);
  if (trips.some(({ date }) => date > lastDate))
    throw new AppError("invalid_request", { message: "A trip lies in the future." });
  const period = periodAt(now);
  const groupKey = await groupKeyOf(orm, sealer, { accountId, period });
  const hashes = trips.map((trip) => trip.removal_hash);
  return orm.transaction(async (connection) => {
    const known = await store.countOfGroup(connection, groupKey);
    const present = new Set(await store.presentHashes(connection, hashes));
    const added = trips.filter((trip) => !present.has(trip.removal_hash));
    if (known + added.length > sharedTripsPerQuarter) throw new AppError("limit_reached");
    const rows = added.map((trip) => rowOf(trip, { groupKey, period }));
    if (rows.length > 0) await store.insertTrips(connection, rows);
    return store.presentHashes(connection, hashes);
  });
}
