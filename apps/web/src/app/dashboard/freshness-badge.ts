import {
  day,
  formatHarborTime,
  harborDate,
  minute,
  parseIso,
  type Instant,
} from "@striper/marine/time";
import { dashboardWording as wording } from "#web/app/dashboard/wording.ts";
import type { WeatherAnswer } from "#web/features/weather/queries.ts";
import { weekdayOf } from "#web/ui/charts/hour-strip-view.ts";
import { dateTimeText } from "#web/ui/figures/date-text.ts";

/** Twice the refresh interval of ten minutes. */
const liveFor = 20 * minute;

export interface FreshnessBadge {
  readonly isLive: boolean;
  readonly text: string;
  readonly meaning: string;
}

interface Knowledge {
  readonly isOnline: boolean;
  /** Arrival of the latest weather; 0 before the first answer. */
  readonly loadedAt: Instant;
  readonly weather: WeatherAnswer | undefined;
  readonly now: Instant;
}

/**
 * Formats "3:10 am" today, with the weekday within the week, else with the date. A longer text
 * would wrap on a phone and move the whole first screen.
 */
function timeText(at: Instant, now: Instant): string {
  if (harborDate(at) === harborDate(now)) return formatHarborTime(at);
  const isThisWeek = Math.abs(now - at) < 6 * day;
  return isThisWeek ? `${weekdayOf(at)} ${formatHarborTime(at)}` : dateTimeText(at);
}

/**
 * Describes how fresh the dashboard is. An answer with an old forecast, or none, is not live; tide,
 * current, sun and score are still computed on the device.
 */
export function freshnessBadge({ isOnline, loadedAt, weather, now }: Knowledge): FreshnessBadge {
  if (loadedAt === 0 || weather === undefined)
    return { isLive: false, text: wording.computed, meaning: wording.computedMeans };
  const isOfServer = isOnline && now - loadedAt <= liveFor;
  const [running] = weather.weather;
  if (isOfServer && running?.status === "live")
    return { isLive: true, text: wording.live, meaning: wording.liveMeans };
  if (!isOfServer) {
    // The page's clock ticks by the minute, so a fresh answer could lie in its future.
    const text = wording.unreachableSince(timeText(Math.min(loadedAt, now), now));
    return { isLive: false, text, meaning: wording.savedMeans };
  }
  const issuedAt = weather.updated === null ? null : parseIso(weather.updated);
  return {
    isLive: false,
    text: issuedAt === null ? wording.noForecast : wording.forecastOf(timeText(issuedAt, now)),
    meaning: wording.serviceMeans,
  };
}
