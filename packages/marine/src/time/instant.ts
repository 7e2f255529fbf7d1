/** UTC epoch milliseconds, used for every moment inside the packages. */
export type Instant = number;

/** Milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses an ISO 8601 date ("2026-06-13", its first moment in UTC) or date and time with offset
 * ("2026-06-13T09:00:00Z", "2026-06-13T05:00-04:00"). Returns null for anything else, including dates and times that
 * do not exist.
 */
export function parseIso(text: string): Instant | null {
  const [date = "", time, ...rest] = text.split("T");
  if (rest.length > 0) return null;
  const midnight = startOfUtcDate(date);
  const sinceMidnight = time === undefined ? 0 : timeOfDay(time);
  return midnight === null || sinceMidnight === null ? null : midnight + sinceMidnight;
}

export function formatIso(instant: Instant): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

export function startOfUtcDate(date: string): Instant | null {
  const [year, month, dayOfMonth] = (datePattern.exec(date) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || dayOfMonth === undefined) return null;
  const midnight = new Date(0);
  // setUTCFullYear, because Date.UTC takes the years 0 to 99 for 1900 to 1999.
  const instant = midnight.setUTCFullYear(year, month - 1, dayOfMonth);
  return midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === dayOfMonth
    ? instant
    : null;
}

/** Returns milliseconds from UTC midnight to "09:00:00Z" or "05:00-04:00". */
function timeOfDay(time: string): number | null {
  const [, hours, minutes, seconds = "0", offset] = timePattern.exec(time) ?? [];
  if (hours === undefined || minutes === undefined || offset === undefined) return null;
  const sinceMidnight = clock(Number(hours), Number(minutes), Number(seconds));
  if (offset === "Z" || sinceMidnight === null) return sinceMidnight;
  const ahead = clock(Number(offset.slice(1, 3)), Number(offset.slice(4)), 0);
  if (ahead === null) return null;
  return sinceMidnight - (offset.startsWith("-") ? -ahead : ahead);
}

function clock(hours: number, minutes: number, seconds: number): number | null {
  if (hours > 23 || minutes > 59 || seconds >= 60) return null;
  return hours * hour + minutes * minute + Math.floor(seconds * second);
}
