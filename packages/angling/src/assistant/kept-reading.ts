import { parseIso } from "@striper/marine/time";
import type { KeptReading } from "./providers.ts";

export const inUnit = <Value extends number>(
  value: number | null,
  unit: (value: number) => Value,
): Value | null => (value === null ? null : unit(value));

interface Observed {
  readonly value: number | null;
  readonly source: string | null;
  readonly observed_at: string | null;
}

/** Returns a reading only with its source and time, which an answer must name. */
export function keptReading<Value extends number>(
  { value, source, observed_at }: Observed,
  unit: (value: number) => Value,
): KeptReading<Value> | null {
  const observedAt = observed_at === null ? null : parseIso(observed_at);
  if (value === null || source === null || observedAt === null) return null;
  return { value: unit(value), observedAt, source };
}
