import { day, parseIso, type Instant } from "@striper/marine/time";

const wmoHeader = /^[A-Z]{4}\d{2} [A-Z]{4} (\d{2})(\d{2})(\d{2})/mu;

/**
 * Returns when a product was issued. Its first line has day, hour and minute in UTC ("FZUS51 KBOX
 * 251404"); the month is derived from `soonAfter`, such as the time of reading. Returns null
 * without such a line.
 */
export function issueTimeOf(product: string, soonAfter: Instant): Instant | null {
  const match = wmoHeader.exec(product);
  if (match === null) return null;
  const [date = "", hours = "", minutes = ""] = match.slice(1);
  for (let back = -1; back < 32; back++) {
    const candidate = new Date(soonAfter - back * day).toISOString().slice(0, 10);
    if (candidate.slice(8) !== date) continue;
    return parseIso(`${candidate}T${hours}:${minutes}:00Z`);
  }
  return null;
}
