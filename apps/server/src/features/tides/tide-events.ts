import type { CalendarEvent } from "@striper/contract/calendar-file";
import { predictors } from "@striper/marine/predictors";
import { day, harborDate, type Instant } from "@striper/marine/time";
import { feetToMetres } from "@striper/marine/units";
import { BoundedCache } from "#server/platform/bounded-cache.ts";

const daysAhead = 30;
const mostStations = 400;

const kinds = {
  H: { id: "high", title: "High tide" },
  L: { id: "low", title: "Low tide" },
} as const;

async function eventsFrom(stationId: string, name: string, from: Instant) {
  const tide = await predictors.tide(stationId);
  const counted = new Map<string, number>();
  return tide.extremes(from, from + daysAhead * day).map(({ instant, type, height }) => {
    const kind = kinds[type];
    // Numbers events within the day, because newer constituents may move a tide by a minute.
    const ofDay = `${stationId}-${harborDate(instant)}-${kind.id}`;
    const number = (counted.get(ofDay) ?? 0) + 1;
    counted.set(ofDay, number);
    return {
      id: `tide-${ofDay}-${number}`,
      title: `${kind.title} ${height.toFixed(1)} ft (${feetToMetres(height).toFixed(1)} m)`,
      place: name,
      description: `Predicted for NOAA station ${stationId}, ${name}, above mean lower low water. Wind and pressure change it.`,
      from: instant,
      to: instant,
    };
  });
}

/** Returns a station's high and low tides of the next 30 days, cached per start. */
export function createTideEvents() {
  const known = new BoundedCache<Promise<readonly CalendarEvent[]>>(mostStations);
  return (stationId: string, name: string, from: Instant): Promise<readonly CalendarEvent[]> => {
    const key = `${stationId} ${from}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const events = eventsFrom(stationId, name, from);
    known.set(key, events);
    events.catch(() => known.delete(key));
    return events;
  };
}
