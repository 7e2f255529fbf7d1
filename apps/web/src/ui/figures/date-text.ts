import {
  formatHarborTime,
  harborParts,
  shortMonthName,
  shortWeekdayName,
  type Instant,
} from "@striper/marine/time";

/** "Sat Nov 21", the day in Boston. */
export function dateText(at: Instant): string {
  const { weekday, month, day } = harborParts(at);
  return `${shortWeekdayName(weekday)} ${shortMonthName(month)} ${day}`;
}

/** "Sat Nov 21, 1:00 pm". */
export const dateTimeText = (at: Instant): string => `${dateText(at)}, ${formatHarborTime(at)}`;
