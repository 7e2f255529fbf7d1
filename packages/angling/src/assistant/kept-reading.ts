import { parseIso } from "@striper/marine/time";
import type { KeptReading } from "./providers.ts";

/** A figure in its unit; null stays null. */
export const inUnit = <Value extends number>(
  value: number | null,
  unit: (value: number) => Value,
): Value | null => (value === null ? null : unit(value));

/** A reading as the server keeps it and the wire carries it. */
interface Observed {
  readonly value: number | null;
  readonly source: string | null;
  readonly observed_at: string | null;
}

/** A reading an answer may name: nothing without its source and its time. */
export function keptReading<Value extends number>(
  { value, source, observed_at }: Observed,
  unit: (value: number) => Value,
): KeptReading<Value> | null {
  const observedAt = observed_at === null ? null : parseIso(observed_at);
  if (value === null || source === null || observedAt === null) return null;
  return { value: unit(value), observedAt, source };
}
