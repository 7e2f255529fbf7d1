import { tideStagesOfCatch, type LoggedCatch, type LoggedTrip } from "@striper/angling/catches";
import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import { celsius, inches, knots, pounds } from "@striper/marine/units";
import type { Operation } from "#web/features/catches/log/log-writes.ts";
import type { Hold } from "#web/platform/synced/collection.ts";

/** "waiting": some writes are unsent; "held": a write needs the angler's decision. */
export type SyncState = "synced" | "waiting" | "held";

interface Synced {
  readonly sync: SyncState;
  readonly hold: Hold | null;
}

export interface LocalCatch extends Synced {
  readonly id: string;
  readonly record: CatchRecord;
  /** The record in the form that the analytics read. */
  readonly logged: LoggedCatch;
}

export interface LocalTrip extends Synced {
  readonly id: string;
  readonly trip: Trip;
  readonly logged: LoggedTrip;
}

export function loggedCatchOf(record: CatchRecord): LoggedCatch {
  const { length_inches: length, weight_pounds: weight, conditions } = record;
  const current = conditions.current_knots?.value;
  const water = conditions.water_temperature_c?.value;
  const stage = conditions.tide_stage?.value;
  return {
    id: record.catch_id,
    species: record.species,
    caughtAt: Date.parse(record.date_caught),
    length: length === null ? null : inches(length),
    weight: weight === null ? null : pounds(weight),
    isMeasured: record.is_measured,
    bait: record.bait_lure,
    tripId: record.trip_id,
    conditions: {
      tideStage: tideStagesOfCatch.find((one) => one === stage) ?? null,
      currentSpeed: current === undefined ? null : knots(current),
      moonPhase: conditions.moon_phase?.value ?? null,
      waterTemperature: water === undefined ? null : celsius(water),
    },
  };
}

export function loggedTripOf(trip: Trip): LoggedTrip {
  return {
    id: trip.trip_id,
    startedAt: Date.parse(trip.started_at),
    endedAt: trip.ended_at === null ? null : Date.parse(trip.ended_at),
    stripersCaught: trip.stripers_caught ?? null,
  };
}

function syncedBy(operations: readonly Operation[]): Synced {
  const hold = operations.find((operation) => operation.hold !== null)?.hold ?? null;
  if (hold !== null) return { sync: "held", hold };
  return { sync: operations.length > 0 ? "waiting" : "synced", hold };
}

export function localCatch(record: CatchRecord, operations: readonly Operation[]): LocalCatch {
  return { id: record.catch_id, record, logged: loggedCatchOf(record), ...syncedBy(operations) };
}

export function localTrip(trip: Trip, operations: readonly Operation[]): LocalTrip {
  return { id: trip.trip_id, trip, logged: loggedTripOf(trip), ...syncedBy(operations) };
}
