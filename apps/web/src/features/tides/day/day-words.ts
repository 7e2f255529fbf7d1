import {
  harborDate,
  monthName,
  shiftDate,
  shortMonthName,
  shortWeekdayName,
  weekdayName,
  type Instant,
} from "@striper/marine/time";
import type { StatuteMiles } from "@striper/marine/units";
import { dayWording as wording } from "#web/features/tides/day/wording.ts";
import { milesText, type UnitSystem } from "#web/platform/units.ts";

/** "Saturday, June 13, 2026". */
export function longDate(date: string): string {
  const { weekday, month, dayOfMonth, year } = partsOf(date);
  return `${weekdayName(weekday)}, ${monthName(month)} ${dayOfMonth}, ${year}`;
}

/** "Today, Saturday, June 13": a day that near is in no other year. */
export function dayTitle(date: string, now: Instant): string {
  const near = nearDay(date, now);
  if (near === "") return longDate(date);
  const { weekday, month, dayOfMonth } = partsOf(date);
  return `${near}, ${weekdayName(weekday)}, ${monthName(month)} ${dayOfMonth}`;
}

/** "Sat, Jun 13". */
export function shortDate(date: string): string {
  const { weekday, month, dayOfMonth } = partsOf(date);
  return `${shortWeekdayName(weekday)}, ${shortMonthName(month)} ${dayOfMonth}`;
}

function partsOf(date: string) {
  const noon = new Date(`${date}T12:00:00Z`);
  return {
    weekday: noon.getUTCDay(),
    month: noon.getUTCMonth() + 1,
    dayOfMonth: noon.getUTCDate(),
    year: noon.getUTCFullYear(),
  };
}

interface CurrentNearby {
  readonly id: string;
  readonly name: string;
  readonly distance: StatuteMiles;
}

/** A current station of the list, with how far it is in the person's units. */
export const currentLabel = ({ id, name, distance }: CurrentNearby, units: UnitSystem): string =>
  `${name}, ${milesText(distance, units)} away (${id})`;

/** "Today", "Tomorrow" or "Yesterday"; empty for any other day. */
export function nearDay(date: string, now: Instant): string {
  const today = harborDate(now);
  if (date === today) return wording.today;
  if (date === shiftDate(today, 1)) return wording.tomorrow;
  return date === shiftDate(today, -1) ? wording.yesterday : "";
}
