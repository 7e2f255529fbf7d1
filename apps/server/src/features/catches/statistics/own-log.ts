import { tideStagesOfCatch, type LoggedCatch, type LoggedTrip } from "@striper/angling/catches";
import { celsius, inches, knots, pounds } from "@striper/marine/units";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { listCatches } from "#server/features/catches/entries/catches.store.ts";
import { readLoggedTrips } from "#server/features/catches/statistics/logged-catches.store.ts";

/** A whole log, for answering its owner's questions. */
export interface OwnLog {
  readonly catches: readonly (LoggedCatch & {
    readonly placeName: string | null;
    readonly spotId: string | null;
    readonly isReleased: boolean;
  })[];
  readonly trips: readonly LoggedTrip[];
}

const wholeLog = 100_000;

function ownCatch(row: CatchRow): OwnLog["catches"][number] {
  const { lengthInches: length, weightPounds: weight, id, species, caughtAt, tripId } = row;
  const conditions = { ...row.addedConditions, ...row.conditions };
  const stage = conditions.tide_stage?.value;
  const current = conditions.current_knots?.value;
  const water = conditions.water_temperature_c?.value;
  return {
    id,
    species,
    caughtAt,
    tripId,
    length: length === null ? null : inches(length),
    weight: weight === null ? null : pounds(weight),
    isMeasured: row.isMeasured,
    bait: row.baitLure,
    placeName: row.locationName,
    spotId: row.spotId,
    isReleased: row.isReleased,
    conditions: {
      tideStage: tideStagesOfCatch.find((one) => one === stage) ?? null,
      currentSpeed: current === undefined ? null : knots(current),
      moonPhase: conditions.moon_phase?.value ?? null,
      waterTemperature: water === undefined ? null : celsius(water),
    },
  };
}

export async function readOwnLog(
  { orm }: Pick<CatchesDependencies, "orm">,
  accountId: string,
): Promise<OwnLog> {
  const [rows, trips] = await Promise.all([
    listCatches(orm, accountId, wholeLog),
    readLoggedTrips(orm, accountId),
  ]);
  return { catches: rows.map(ownCatch), trips };
}
