import { formatHarborTime, harborDate, minute, type Instant } from "@striper/marine/time";

/** How far ahead the map can look, and how fine, minutes. */
export const lastOffset = 24 * 60;
export const offsetStep = 10;

/** Playing, this many steps pass in a second. */
export const stepsPerSecond = 6;

/** The present as it is; other times at whole steps, so that a slider stands where it says. */
export function shownInstant(now: Instant, offset: number): Instant {
  if (offset === 0) return now;
  const step = offsetStep * minute;
  return Math.floor(now / step) * step + offset * minute;
}

const ahead = (offset: number): string => {
  const [hours, minutes] = [Math.floor(offset / 60), offset % 60];
  if (hours === 0) return `in ${minutes} min`;
  return minutes === 0 ? `in ${hours} h` : `in ${hours} h ${minutes} min`;
};

/** "Now, 6:42 pm" or "Tomorrow 1:10 am, in 6 h 30 min". */
export function timeText(now: Instant, offset: number): string {
  const at = shownInstant(now, offset);
  const time = formatHarborTime(at);
  if (offset === 0) return `Now, ${time}`;
  const day = harborDate(at) === harborDate(now) ? "" : "Tomorrow ";
  return `${day}${time}, ${ahead(offset)}`;
}

/** After the last step comes the present again. */
export function nextOffset(offset: number): number {
  return offset >= lastOffset ? 0 : offset + offsetStep;
}
