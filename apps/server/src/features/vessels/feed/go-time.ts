import type { Instant } from "@striper/marine/time";

const printedByGo =
  /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,9}))? ([+-]\d\d)(\d\d)(?: [\w+-]{1,8})?$/u;

/** Reads `2026-04-25 09:47:25.26746452 +0000 UTC`, as Go prints a time; null for anything else. */
export function parseGoTime(text: string): Instant | null {
  const match = printedByGo.exec(text);
  if (match === null) return null;
  const [, date = "", time = "", fraction = "", hours = "", minutes = ""] = match;
  const milliseconds = fraction.padEnd(3, "0").slice(0, 3);
  const instant = Date.parse(`${date}T${time}.${milliseconds}${hours}:${minutes}`);
  return Number.isNaN(instant) ? null : instant;
}
