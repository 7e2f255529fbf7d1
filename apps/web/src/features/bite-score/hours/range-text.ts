import { harborDate, harborParts, shiftDate, type Instant } from "@striper/marine/time";
import { clockHour, weekdayOf } from "#web/ui/charts/hour-strip-view.ts";

/** From this hour of the clock on, today is tonight. */
const eveningFrom = 18;

/** "today", "tonight", "tomorrow", "Mon". */
export function dayWord(at: Instant, now: Instant): string {
  const date = harborDate(at);
  const today = harborDate(now);
  if (date === today) return harborParts(at).hour >= eveningFrom ? "tonight" : "today";
  return date === shiftDate(today, 1) ? "tomorrow" : weekdayOf(at);
}

const half = /^(\d+) (am|pm)$/;

/** "4 to 7 am", "11 am to 2 pm", "9 pm to midnight". */
export function clockRange(from: Instant, to: Instant): string {
  const [start, end] = [clockHour(from), clockHour(to)];
  const [, startHour, startHalf] = half.exec(start) ?? [];
  const endHalf = half.exec(end)?.[2];
  return startHalf !== undefined && startHalf === endHalf
    ? `${startHour} to ${end}`
    : `${start} to ${end}`;
}

/** "tomorrow, 4 to 7 am". */
export const rangeText = (from: Instant, to: Instant, now: Instant): string =>
  `${dayWord(from, now)}, ${clockRange(from, to)}`;
