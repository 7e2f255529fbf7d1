import {
  formatHarborTime,
  harborParts,
  minute,
  shortMonthName,
  shortWeekdayName,
  type Instant,
} from "@striper/marine/time";

/** Returns "Sat Nov 21", the day in Boston. */
export function dateText(at: Instant): string {
  const { weekday, month, day } = harborParts(at);
  return `${shortWeekdayName(weekday)} ${shortMonthName(month)} ${day}`;
}

/** Returns "Sat Nov 21, 1:00 pm". */
export const dateTimeText = (at: Instant): string => `${dateText(at)}, ${formatHarborTime(at)}`;

/** Returns "Sat Nov 21, 2026, 1:00 pm", for dates of any year. */
export const datedTimeText = (at: Instant): string =>
  `${dateText(at)}, ${harborParts(at).year}, ${formatHarborTime(at)}`;

/** Returns "Jan 8, 2026" for "2026-01-08", and "Jan 2026" for "2026-01". */
export function calendarDateText(date: string): string {
  const [year = "", month, day] = date.split("-");
  const name = shortMonthName(Number(month));
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}

/** Returns "1 h 52 min", "12 min", "2 h" or "under a minute". */
export function durationText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 1) return "under a minute";
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
