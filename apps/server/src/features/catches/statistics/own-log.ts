import { tideStagesOfCatch, type LoggedCatch, type LoggedTrip } from "@striper/angling/catches";
import { celsius, inches, knots, pounds } from "@striper/marine/units";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { readLoggedTrips } from "#server/features/catches/statistics/logged-catches.store.ts";
import {
  readOwnCatches,
  type OwnCatchRow,
} from "#server/features/catches/statistics/own-log.store.ts";

export interface OwnLog {
  readonly catches: readonly (LoggedCatch & {
    readonly placeName: string | null;
    readonly spotId: string | null;
    readonly isReleased: boolean;
  })[];
  readonly trips: readonly LoggedTrip[];
}

/** Limits memory: a log of 20,000 catches takes about 10 MB while a question is answered. */
export const catchesAnswered = 20_000;

function ownCatch(row: OwnCatchRow): OwnLog["catches"][number] {
  const { id, species, caughtAt, tripId, isMeasured, spotId, isReleased } = row;
  const { lengthInches: length, weightPounds: weight } = row;
  return {
    id,
    species,
    caughtAt,
    tripId,
    length: length === null ? null : inches(length),
    weight: weight === null ? null : pounds(weight),
    isMeasured,
    bait: row.baitLure,
    placeName: row.locationName,
    spotId,
    isReleased,
    conditions: {
      tideStage: tideStagesOfCatch.find((one) => one === row.tideStage) ?? null,
      currentSpeed: row.currentKnots === null ? null : knots(row.currentKnots),
      moonPhase: row.moonPhase,
      waterTemperature: row.waterTemperatureC === null ? null : celsius(row.waterTemperatureC),
    },
  };
}

export async function readOwnLog(
  { orm }: Pick<CatchesDependencies, "orm">,
  accountId: string,
  most = catchesAnswered,
): Promise<OwnLog> {
  const rows = await readOwnCatches(orm, accountId, most);
  // A trip whose catches are left out would count as one without fish.
  const since = rows.length < most ? null : (rows.at(-1)?.caughtAt ?? null);
  const trips = await readLoggedTrips(orm, accountId, since);
  return { catches: rows.map(ownCatch), trips };
}
