import type { Degrees } from "@striper/marine/units";
import { sunAltitude } from "@striper/marine/astronomy";
import type { Position } from "@striper/marine/geo";
import type { TideExtreme, TidePredictor } from "@striper/marine/tides";
import { hour, minute, type Instant } from "@striper/marine/time";

/** Thirds of the rise and of the fall, about two hours each, in the order of the tide. */
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

/** Nautical dusk: below it the horizon cannot be seen. */
const darkBelow = -12;
/** About forty minutes after sunrise in Boston. */
const dayAbove = 6;

export function lightAt(altitude: Degrees): ClockLight {
  if (altitude < darkBelow) return "dark";
  return altitude > dayAbove ? "day" : "low_light";
}

/** From the turns of the tide around it; null where they do not reach far enough. */
export function clockStageAt(at: Instant, turns: readonly TideExtreme[]): ClockStage | null {
  const last = turns.findLast(({ instant }) => instant <= at);
  const next = turns.find(({ instant }) => instant > at);
  if (last === undefined || next === undefined || last.type === next.type) return null;
  const third = Math.floor((3 * (at - last.instant)) / (next.instant - last.instant));
  return clockStages[(next.type === "H" ? 0 : 3) + third] ?? null;
}

/** A trip with its hours and the times of its fish. */
export interface TripWithHours {
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly caughtAt: readonly Instant[];
  /** Fish that were counted and have no time; they are spread evenly over the hours. */
  readonly withoutTime?: number;
}

export interface ClockWater {
  readonly tide: TidePredictor;
  readonly position: Position;
  /** What the model expects of the hours from `from` on, in any unit but the same for all. */
  readonly expected: (from: Instant, hours: number) => readonly number[];
}

/** Where in the tide and in the day. */
export interface ClockPlace {
  readonly stage: ClockStage;
  readonly light: ClockLight;
}

/** Hours that were fished, and what they brought. */
export interface Fished {
  readonly hours: number;
  readonly fish: number;
}

/** What one trip spent and caught in one cell of the clock. */
export interface CellOfTrip extends ClockPlace {
  hours: number;
  fish: number;
  /** Hours times what the model expects of them. */
  weight: number;
}

/** Cells change more slowly than that. */
const slice = 15 * minute;
/** Longer than from one turn of the tide to the next. */
const margin = 9 * hour;

/** A minimum expectation: otherwise one fish in winter would outweigh everything. */
const leastExpected = 1;

/** The hours and fish of a trip by cell; a fish logged outside its trip's hours goes to their nearer end. */
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
    // A cell that only a slice's edge touches has no hours; the fish belongs to the slice it lies in.
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
