import type { Degrees } from "@striper/marine/units";
import { sunAltitude } from "@striper/marine/astronomy";
import type { Position } from "@striper/marine/geo";
import type { TideExtreme, TidePredictor } from "@striper/marine/tides";
import { hour, minute, type Instant } from "@striper/marine/time";

/** Thirds of the rise and fall, about two hours each, in tidal order. */
export const clockStages = [
  "early_flood",
  "mid_flood",
  "late_flood",
  "early_ebb",
  "mid_ebb",
  "late_ebb",
] as const;
export type ClockStage = (typeof clockStages)[number];

export const isFloodStage = (stage: ClockStage): boolean => stage.endsWith("flood");

export const clockLights = ["dark", "low_light", "day"] as const;
export type ClockLight = (typeof clockLights)[number];

/** Sun altitude in degrees at nautical dusk, when the horizon disappears. */
const darkBelow = -12;
/** Degrees; about forty minutes after sunrise in Boston. */
const dayAbove = 6;

export function lightAt(altitude: Degrees): ClockLight {
  if (altitude < darkBelow) return "dark";
  return altitude > dayAbove ? "day" : "low_light";
}

export function clockStageAt(at: Instant, turns: readonly TideExtreme[]): ClockStage | null {
  const last = turns.findLast(({ instant }) => instant <= at);
  const next = turns.find(({ instant }) => instant > at);
  if (last === undefined || next === undefined || last.type === next.type) return null;
  const third = Math.floor((3 * (at - last.instant)) / (next.instant - last.instant));
  return clockStages[(next.type === "H" ? 0 : 3) + third] ?? null;
}

export interface TripWithHours {
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly caughtAt: readonly Instant[];
  /** Fish counted without a time; they are spread evenly over the hours. */
  readonly withoutTime?: number;
}

export interface ClockWater {
  readonly tide: TidePredictor;
  readonly position: Position;
  /**
   * Returns the model's expectation for each hour from `from` on. Any unit works if it is the same
   * for all.
   */
  readonly expected: (from: Instant, hours: number) => readonly number[];
}

export interface ClockPlace {
  readonly stage: ClockStage;
  readonly light: ClockLight;
}

export interface Fished {
  readonly hours: number;
  readonly fish: number;
}

export interface CellOfTrip extends ClockPlace {
  hours: number;
  fish: number;
  /** Hours times the model's expectation. */
  weight: number;
}

/** Shorter than any cell lasts. */
const slice = 15 * minute;
/** Longer than the time between turns of the tide. */
const margin = 9 * hour;

/** Minimum expectation, so that one fish in winter cannot outweigh everything else. */
const leastExpected = 1;

/**
 * Splits a trip's hours and fish into cells. A fish logged outside the trip counts at its nearer
 * end.
 */
export function cellsOfTrip(trip: TripWithHours, water: ClockWater): CellOfTrip[] {
  const { startedAt, endedAt } = trip;
  if (endedAt <= startedAt) return [];
  const turns = water.tide.extremes(startedAt - margin, endedAt + margin);
  const expected = water.expected(
    startedAt + hour / 2,
    Math.max(1, Math.ceil((endedAt - startedAt) / hour)),
  );
  const cells = new Map<string, CellOfTrip>();
  const cellAt = (at: Instant): CellOfTrip | null => {
    const stage = clockStageAt(at, turns);
    if (stage === null) return null;
    const light = lightAt(sunAltitude(at, water.position));
    const key = `${stage} ${light}`;
    const cell = cells.get(key) ?? { stage, light, hours: 0, fish: 0, weight: 0 };
    cells.set(key, cell);
    return cell;
  };
  for (let from = startedAt; from < endedAt; from += slice) {
    const to = Math.min(from + slice, endedAt);
    const cell = cellAt((from + to) / 2);
    if (cell === null) continue;
    const hours = (to - from) / hour;
    const share = expected[Math.floor((from - startedAt) / hour)] ?? 0;
    cell.hours += hours;
    cell.weight += hours * Math.max(leastExpected, share);
  }
  for (const at of trip.caughtAt) {
    // Use the cell of the fish's own slice, because a cell touched only by a slice's edge has no
    // hours.
    const within = Math.min(Math.max(at, startedAt), endedAt - 1);
    const from = within - ((within - startedAt) % slice);
    const cell = cellAt((from + Math.min(from + slice, endedAt)) / 2);
    if (cell !== null) cell.fish += 1;
  }
  const found = [...cells.values()];
  const hours = found.reduce((total, cell) => total + cell.hours, 0);
  for (const cell of found) cell.fish += ((trip.withoutTime ?? 0) * cell.hours) / hours;
  return found;
}
