import {
  formatHarborTime,
  harborDate,
  harborParts,
  minute,
  shiftDate,
  shortWeekdayName,
  type Instant,
} from "@striper/marine/time";
import { durationText } from "#web/ui/figures/date-text.ts";

/** Range and step of the slider within a day, minutes; the day is chosen beside it. */
const minutesOfDay = 24 * 60;
export const offsetStep = 10;
export const lastOffset = minutesOfDay - offsetStep;

/** Last day ahead that can be chosen. */
const lastDay = 7;

export const stepsPerSecond = 6;

/**
 * Returns the exact present for offset 0, and whole steps otherwise, so that the slider matches its
 * label.
 */
export function shownInstant(now: Instant, offset: number): Instant {
  if (offset === 0) return now;
  const step = offsetStep * minute;
  return Math.floor(now / step) * step + offset * minute;
}

export interface Shown {
  readonly day: number;
  /** Minutes after the same time of that day. */
  readonly minutes: number;
}

export function shownOf(offset: number): Shown {
  const day = Math.min(lastDay, Math.floor(offset / minutesOfDay));
  return { day, minutes: offset - day * minutesOfDay };
}

export const offsetOf = ({ day, minutes }: Shown): number => day * minutesOfDay + minutes;

export const furthest = offsetOf({ day: lastDay, minutes: lastOffset });

/** Clamps to the range from now to the seventh day ahead; NaN becomes now. */
export const reachable = (offset: number): number =>
  Number.isNaN(offset) ? 0 : Math.max(0, Math.min(furthest, offset));

/**
 * Returns the selectable days with the date on which this time falls; past midnight the first is
 * tomorrow.
 */
export function dayChoices(
  now: Instant,
  minutes: number,
): { readonly day: number; readonly label: string }[] {
  const today = harborDate(now);
  return Array.from({ length: lastDay + 1 }, (_, day) => {
    const at = shownInstant(now, offsetOf({ day, minutes }));
    const { weekday, day: date } = harborParts(at);
    const label = harborDate(at) === today ? "Today" : `${shortWeekdayName(weekday)} ${date}`;
    return { day, label };
  });
}

const ahead = (offset: number): string => {
  const [days, minutes] = [Math.floor(offset / minutesOfDay), offset % minutesOfDay];
  const parts = [
    ...(days === 0 ? [] : [`${days} d`]),
    ...(minutes === 0 ? [] : [durationText(minutes * minute)]),
  ];
  return `in ${parts.join(" ")}`;
};

function dayText(now: Instant, at: Instant): string {
  const [date, today] = [harborDate(at), harborDate(now)];
  if (date === today) return "";
  // Compared by date: across a clock change 24 hours later may be two dates ahead, or the same
  // date.
  if (date === shiftDate(today, 1)) return "Tomorrow ";
  return `${shortWeekdayName(harborParts(at).weekday)} `;
}

export function timeText(now: Instant, offset: number): string {
  const at = shownInstant(now, offset);
  const time = formatHarborTime(at);
  if (offset === 0) return `Now, ${time}`;
  return `${dayText(now, at)}${time}, ${ahead(offset)}`;
}

export function nextOffset(offset: number): number {
  const { day, minutes } = shownOf(offset);
  return offsetOf({ day, minutes: minutes >= lastOffset ? 0 : minutes + offsetStep });
}
