import type { CurrentPredictor } from "@striper/marine/currents";
import { findStation } from "@striper/marine/stations";
import {
  formatHarborTime,
  harborDate,
  harborDayBounds,
  hour,
  type Instant,
} from "@striper/marine/time";

export const spanText = (from: Instant, to: Instant): string =>
  `${formatHarborTime(from)} to ${formatHarborTime(to)}`;

/** Longer than any slack window. */
const overMidnight = 6 * hour;

export function slacksToCome(current: CurrentPredictor, now: Instant): string[] {
  const { from, to } = harborDayBounds(harborDate(now));
  return current
    .slackWindows(from - overMidnight, to + overMidnight)
    .filter((window) => window.to > now && window.from < to)
    .map((window) => spanText(window.from, window.to));
}

export const stationName = (id: string): string => findStation(id)?.name ?? id;
