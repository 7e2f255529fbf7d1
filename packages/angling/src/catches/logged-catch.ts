import type { Instant } from "@striper/marine/time";
import type { Celsius, Inches, Knots, Pounds } from "@striper/marine/units";

export const tideStagesOfCatch = ["rising", "high_slack", "falling", "low_slack"] as const;
export type TideStageOfCatch = (typeof tideStagesOfCatch)[number];

export interface CatchConditions {
  readonly tideStage: TideStageOfCatch | null;
  /** Positive on the flood, negative on the ebb. */
  readonly currentSpeed: Knots | null;
  readonly moonPhase: string | null;
  readonly waterTemperature: Celsius | null;
}

export interface LoggedCatch {
  readonly id: string;
  /** The text as entered; compared without case and outer spaces. */
  readonly species: string;
  readonly caughtAt: Instant;
  readonly length: Inches | null;
  readonly weight: Pounds | null;
  /** False for guesses and prefilled values. */
  readonly isMeasured: boolean;
  readonly bait: string | null;
  readonly tripId: string | null;
  readonly conditions: CatchConditions;
}

export interface LoggedTrip {
  readonly id: string;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  /**
   * Stripers counted at the end of the trip, not all of them logged; null or absent when not
   * stated.
   */
  readonly stripersCaught?: number | null;
}

export const leastSample = 10;

export function speciesKey(species: string): string {
  return species.trim().toLowerCase();
}

/** Zeros in older logs mean "unknown". */
function measured<Value extends number>(entry: LoggedCatch, value: Value | null): Value | null {
  return entry.isMeasured && value !== null && Number.isFinite(value) && value > 0 ? value : null;
}

export function measuredLength(entry: LoggedCatch): Inches | null {
  return measured(entry, entry.length);
}

export function measuredWeight(entry: LoggedCatch): Pounds | null {
  return measured(entry, entry.weight);
}

export interface MeasuredSize {
  readonly length: Inches | null;
  readonly weight: Pounds | null;
}

export const measuredSize = (entry: LoggedCatch): MeasuredSize => ({
  length: measuredLength(entry),
  weight: measuredWeight(entry),
});

export function inOrderOfTime(catches: readonly LoggedCatch[]): LoggedCatch[] {
  return catches.toSorted(
    (a, b) => a.caughtAt - b.caughtAt || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}

export interface SpeciesCount {
  readonly species: string;
  readonly count: number;
}

export function countBySpecies(catches: readonly LoggedCatch[]): SpeciesCount[] {
  const counts = new Map<string, { species: string; count: number }>();
  for (const { species } of catches) {
    const key = speciesKey(species);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { species: species.trim(), count: 1 });
    else known.count += 1;
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}
