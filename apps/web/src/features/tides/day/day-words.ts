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

export function longDate(date: string): string {
  const { weekday, month, dayOfMonth, year } = partsOf(date);
  return `${weekdayName(weekday)}, ${monthName(month)} ${dayOfMonth}, ${year}`;
}

/** Returns for example "Today, Saturday, June 13"; a near day needs no year. */
export function dayTitle(date: string, now: Instant): string {
  const near = nearDay(date, now);
  if (near === "") return longDate(date);
  const { weekday, month, dayOfMonth } = partsOf(date);
  return `${near}, ${weekdayName(weekday)}, ${monthName(month)} ${dayOfMonth}`;
}

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

export const currentLabel = ({ id, name, distance }: CurrentNearby, units: UnitSystem): string =>
  `${name}, ${milesText(distance, units)} away (${id})`;

export function nearDay(date: string, now: Instant): string {
  const today = harborDate(now);
  if (date === today) return wording.today;
  if (date === shiftDate(today, 1)) return wording.tomorrow;
  return date === shiftDate(today, -1) ? wording.yesterday : "";
}
