import { hour, type Instant } from "@striper/marine/time";
import type { Celsius, Inches, Knots, Pounds } from "@striper/marine/units";
import { summerMorning } from "./clock.ts";

/** A logged fish of which nothing is known but its species and time. */
export interface BuiltCatch {
  readonly id: string;
  readonly species: string;
  readonly caughtAt: Instant;
  readonly length: Inches | null;
  readonly weight: Pounds | null;
  readonly isMeasured: boolean;
  readonly bait: string | null;
  readonly tripId: string | null;
  readonly conditions: {
    readonly tideStage: "rising" | "high_slack" | "falling" | "low_slack" | null;
    readonly currentSpeed: Knots | null;
    readonly moonPhase: string | null;
    readonly waterTemperature: Celsius | null;
  };
}

export const nothingKnown: BuiltCatch["conditions"] = {
  tideStage: null,
  currentSpeed: null,
  moonPhase: null,
  waterTemperature: null,
};

let built = 0;

/** Ids follow each other, so that of two catches at one instant the one built first is earlier. */
export function buildCatch(parts: Partial<BuiltCatch> = {}): BuiltCatch {
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

export interface BuiltTrip {
  readonly id: string;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
}

/** Null hours: the trip still runs. */
export function buildTrip(id: string, hours: number | null, startedAt: Instant): BuiltTrip {
  return { id, startedAt, endedAt: hours === null ? null : startedAt + hours * hour };
}
