import {
  formatHarborTime,
  harborDate,
  harborParts,
  shortWeekdayName,
  type Instant,
} from "@striper/marine/time";

/** Formats a time as "1:58 pm", or "Tue 1:58 pm" on another day. */
export function timeText(instant: Instant, now: Instant): string {
  const time = formatHarborTime(instant);
  return harborDate(instant) === harborDate(now)
    ? time
    : `${shortWeekdayName(harborParts(instant).weekday)} ${time}`;
}
