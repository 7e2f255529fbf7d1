import { day, hour, minute, parseIso, type Instant } from "@striper/marine/time";
import * as z from "zod/mini";

/** One quantity of the Weather Service's raw grid. Runs of equal hours are merged into one entry. */
export const gridLayer = z.object({
  uom: z.optional(z.string()),
  values: z.array(z.object({ validTime: z.string(), value: z.nullable(z.number()) })),
});
export type GridLayer = z.output<typeof gridLayer>;

const durationPattern = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/u;

/** "PT2H", "P1DT14H", "P7DT13H" in milliseconds; null for anything else. */
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

/** "2026-07-15T12:00:00+00:00/PT2H" */
export function parseValidTime(text: string): Span | null {
  const [start = "", duration = ""] = text.split("/");
  const from = parseIso(start);
  const length = parseDuration(duration);
  return from === null || length === null ? null : { from, to: from + length };
}

/** No forecast reaches farther; a duration that claims so is cut. */
const longestRun = 14 * day;

/** The start of every whole hour that begins in a span, or of the one it lies in. */
export function hoursIn({ from, to }: Span): Instant[] {
  const first = Math.floor(from / hour) * hour;
  const end = Math.min(to, from + longestRun);
  const count = Math.max(1, Math.ceil((end - first) / hour));
  return Array.from({ length: count }, (_, index) => first + index * hour);
}

/** What each hour has; an entry that cannot be read is a fault of the whole layer. */
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
