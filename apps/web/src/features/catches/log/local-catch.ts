import type { LoggedCatch, LoggedTrip } from "@striper/angling/catches";
import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import { loggedCatchOf } from "@striper/contract/logged-catch";
import type { Operation } from "#web/features/catches/log/operations.ts";
import type { Hold } from "#web/platform/synced/entries.ts";

/** "waiting": the server has not heard all of it; "held": the angler has to decide. */
export type SyncState = "synced" | "waiting" | "held";

interface Synced {
  readonly sync: SyncState;
  readonly hold: Hold | null;
}

/** A catch as this device shows it. */
export interface LocalCatch extends Synced {
  readonly id: string;
  readonly record: CatchRecord;
  /** The same, as the analytics of the log read it. */
  readonly logged: LoggedCatch;
}

export interface LocalTrip extends Synced {
  readonly id: string;
  readonly trip: Trip;
  readonly logged: LoggedTrip;
}

export function loggedTripOf(trip: Trip): LoggedTrip {
  return {
    id: trip.trip_id,
    startedAt: Date.parse(trip.started_at),
    endedAt: trip.ended_at === null ? null : Date.parse(trip.ended_at),
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
