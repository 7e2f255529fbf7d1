import type { LoggedCatch, LoggedTrip } from "@striper/angling/catches";
import { inches, pounds } from "@striper/marine/units";
import type { Instant } from "@striper/marine/time";
import { and, eq, gte, isNull } from "drizzle-orm";
import { catches, catchTrips } from "#server/features/catches/catches.table.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import type { Connection } from "#server/platform/database/connection.ts";

const nothingKnown: LoggedCatch["conditions"] = {
  tideStage: null,
  currentSpeed: null,
  moonPhase: null,
  waterTemperature: null,
};

/** A catch with species, time and size only; conditions and bait are not read. */
export interface SizedCatch extends LoggedCatch {
  readonly isPersonalBest: boolean;
  readonly isMilestone: boolean;
}

export const sizedColumns = {
  id: catches.id,
  species: catches.species,
  caughtAt: catches.caughtAt,
  lengthInches: catches.lengthInches,
  weightPounds: catches.weightPounds,
  isMeasured: catches.isMeasured,
  tripId: catches.tripId,
  isPersonalBest: catches.isPersonalBest,
  isMilestone: catches.isMilestone,
};

export function sizedCatch(row: Pick<CatchRow, keyof typeof sizedColumns>): SizedCatch {
  const { lengthInches, weightPounds, ...rest } = row;
  return {
    ...rest,
    length: lengthInches === null ? null : inches(lengthInches),
    weight: weightPounds === null ? null : pounds(weightPounds),
    bait: null,
    conditions: nothingKnown,
  };
}

export function readLoggedTrips(
  connection: Connection,
  accountId: string,
  since: Instant | null = null,
): Promise<LoggedTrip[]> {
  const isSince = since === null ? undefined : gte(catchTrips.startedAt, since);
  return connection
    .select({
      id: catchTrips.id,
      startedAt: catchTrips.startedAt,
      endedAt: catchTrips.endedAt,
      stripersCaught: catchTrips.stripersCaught,
    })
    .from(catchTrips)
    .where(and(eq(catchTrips.accountId, accountId), isNull(catchTrips.deletedAt), isSince));
}
