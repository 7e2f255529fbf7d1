import type { CurrentPredictor } from "@striper/marine/currents";
import { findStation } from "@striper/marine/stations";
import { formatHarborTime, harborDate, harborDayBounds, type Instant } from "@striper/marine/time";

/** "6:40 am to 7:31 am". */
export const spanText = (from: Instant, to: Instant): string =>
  `${formatHarborTime(from)} to ${formatHarborTime(to)}`;

/** Today's stretches of slack water that are not over yet. */
export function slacksToCome(current: CurrentPredictor, now: Instant): string[] {
  const { from, to } = harborDayBounds(harborDate(now));
  return current
    .slackWindows(from, to)
    .filter((window) => window.to > now)
    .map((window) => spanText(window.from, window.to));
}

export const stationName = (id: string): string => findStation(id)?.name ?? id;
