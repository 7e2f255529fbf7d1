import type { LoggedCatch, LoggedTrip } from "@striper/angling/catches";
import { hour, type Instant } from "@striper/marine/time";
import { summerMorning } from "./clock.ts";

export const nothingKnown: LoggedCatch["conditions"] = {
  tideStage: null,
  currentSpeed: null,
  moonPhase: null,
  waterTemperature: null,
};

let built = 0;

/**
 * A logged fish of which nothing is known but its species and time. Ids follow each other, so that
 * of two catches at one instant the one built first is earlier.
 */
export function buildCatch(parts: Partial<LoggedCatch> = {}): LoggedCatch {
  built += 1;
  return {
    id: `catch-${String(built).padStart(6, "0")}`,
    species: "Striped Bass",
    caughtAt: summerMorning - hour,
    length: null,
    weight: null,
    isMeasured: true,
    bait: null,
    tripId: null,
    conditions: nothingKnown,
    ...parts,
  };
}

/** Null hours: the trip still runs. */
export function buildTrip(id: string, hours: number | null, startedAt: Instant): LoggedTrip {
  return { id, startedAt, endedAt: hours === null ? null : startedAt + hours * hour };
}
