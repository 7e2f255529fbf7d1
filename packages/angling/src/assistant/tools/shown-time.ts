import {
  harborDate,
  shiftDate,
  shortMonthName,
  weekdayName,
  type Instant,
} from "@striper/marine/time";
import { weekdayOn } from "#angling/assistant/slots/calendar.ts";

/** Returns "Jun 14", with the year when it is not this one. */
export function shortDate(date: string, now: Instant): string {
  const words = `${shortMonthName(Number(date.slice(5, 7)))} ${Number(date.slice(8))}`;
  return date.slice(0, 4) === harborDate(now).slice(0, 4) ? words : `${words}, ${date.slice(0, 4)}`;
}

/** Returns "today (Saturday, Jun 13)" or "Saturday, Jun 20". */
export function shownDate(date: string, now: Instant): string {
  const today = harborDate(now);
  const words = `${weekdayName(weekdayOn(date))}, ${shortDate(date, now)}`;
  if (date === today) return `today (${words})`;
  if (date === shiftDate(today, 1)) return `tomorrow (${words})`;
  return date === shiftDate(today, -1) ? `yesterday (${words})` : words;
}
