import { harborDate, shiftDate, type Instant } from "@striper/marine/time";
import { dayWording as wording } from "#web/features/tides/day/wording.ts";

const longDay = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const shortDay = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

const atNoon = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** "Saturday, June 13, 2026". */
export const longDate = (date: string): string => longDay.format(atNoon(date));

/** "Sat, Jun 13". */
export const shortDate = (date: string): string => shortDay.format(atNoon(date));

/** "Today", "Tomorrow" or "Yesterday"; empty for any other day. */
export function nearDay(date: string, now: Instant): string {
  const today = harborDate(now);
  if (date === today) return wording.today;
  if (date === shiftDate(today, 1)) return wording.tomorrow;
  return date === shiftDate(today, -1) ? wording.yesterday : "";
}
