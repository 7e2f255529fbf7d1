import { day, hour, minute, parseIso, type Instant } from "@striper/marine/time";
import * as z from "zod/mini";

/**
 * One quantity of the Weather Service's raw grid. Equal consecutive hours are merged into one
 * entry.
 */
export const gridLayer = z.object({
  uom: z.optional(z.string()),
  values: z.array(z.object({ validTime: z.string(), value: z.nullable(z.number()) })),
});
export type GridLayer = z.output<typeof gridLayer>;

const durationPattern = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/u;

/** Parses "PT2H" or "P1DT14H" into milliseconds; returns null for anything else. */
export function parseDuration(text: string): number | null {
  const match = durationPattern.exec(text);
  if (match === null || text.endsWith("P") || text.endsWith("T")) return null;
  const [days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return days * day + hours * hour + minutes * minute;
}

interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

export function parseValidTime(text: string): Span | null {
  const [start = "", duration = ""] = text.split("/");
  const from = parseIso(start);
  const length = parseDuration(duration);
  return from === null || length === null ? null : { from, to: from + length };
}

/** Longer spans are cut, because no forecast reaches farther. */
const longestRun = 14 * day;

/** Returns the start of every hour that a span touches. */
export function hoursIn({ from, to }: Span): Instant[] {
  const first = Math.floor(from / hour) * hour;
  const end = Math.min(to, from + longestRun);
  const count = Math.max(1, Math.ceil((end - first) / hour));
  return Array.from({ length: count }, (_, index) => first + index * hour);
}

/** Returns values by hour; one unreadable entry makes the whole layer null. */
export function expandLayer<Value>(
  entries: readonly { readonly validTime: string; readonly value: Value }[],
): Map<Instant, Value> | null {
  const hours = new Map<Instant, Value>();
  for (const { validTime, value } of entries) {
    const span = parseValidTime(validTime);
    if (span === null) return null;
    for (const instant of hoursIn(span)) hours.set(instant, value);
  }
  return hours;
}
