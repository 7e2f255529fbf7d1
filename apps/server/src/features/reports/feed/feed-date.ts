import { day, hour, minute, parseIso, type Instant } from "@striper/marine/time";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Zone names of RFC 822, in hours from UTC. */
const zones: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};

const rfc822 =
  /^(?:[a-z]{3,9}\.?,?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{4}|\d{2})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([+-]\d{4}|[a-z]{1,4})?)?$/iu;

function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return 0;
  const digits = /^([+-])(\d{2})(\d{2})$/u.exec(zone);
  if (digits === null) {
    const hours = zones[zone.toLowerCase()];
    return hours === undefined ? null : hours * hour;
  }
  const ahead = Number(digits[2]) * hour + Number(digits[3]) * minute;
  return digits[1] === "-" ? -ahead : ahead;
}

function parseRfc822(text: string): Instant | null {
  const match = rfc822.exec(text);
  if (match === null) return null;
  const [, date = "", monthName = "", year = "", hours = "0", minutes = "0", , zone] = match;
  const month = months.indexOf(monthName.toLowerCase()) + 1;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const two = (part: string | number): string => String(part).padStart(2, "0");
  const midnight = month === 0 ? null : parseIso(`${fullYear}-${two(month)}-${two(date)}`);
  const offset = offsetOf(zone);
  if (midnight === null || offset === null || Number(hours) > 23 || Number(minutes) > 59)
    return null;
  return midnight + Number(hours) * hour + Number(minutes) * minute - offset;
}

const oldest = Date.UTC(1995, 0, 1);

/** Parses ISO 8601 or RFC 822 dates; returns null for anything else and for future dates. */
export function parseFeedDate(text: string, now: Instant): Instant | null {
  const trimmed = text.trim().slice(0, 60);
  const iso = parseIso(trimmed.replace(" ", "T")) ?? parseIso(`${trimmed.replace(" ", "T")}Z`);
  const found = iso ?? parseRfc822(trimmed);
  return found === null || found < oldest || found > now + day ? null : found;
}
