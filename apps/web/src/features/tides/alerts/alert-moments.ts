import { tideMoments, type TideEvent, type Water } from "@striper/angling/tides";
import { day, formatIso, minute, type Instant } from "@striper/marine/time";
import { feet } from "@striper/marine/units";
import { eventText, type AlertSettings } from "#web/features/tides/alerts/alert-view.ts";
import { alertWording as wording } from "#web/features/tides/alerts/wording.ts";
import { stationName } from "#web/features/tides/place/place-water-view.ts";
import type { CalendarEvent } from "@striper/contract/calendar-file";
import type { UnitSystem } from "#web/platform/units.ts";

export function alertMoments(
  { event, height_feet, direction }: AlertSettings,
  water: Water,
  from: Instant,
  to: Instant,
): readonly Instant[] {
  const wanted: TideEvent =
    event === "height"
      ? { kind: event, height: feet(height_feet ?? 0), direction: direction ?? "rising" }
      : { kind: event };
  return tideMoments(wanted, water, from, to);
}

export const calendarDays = 7;
const shownFor = 15 * minute;

export function alertEvents(
  alert: AlertSettings,
  water: Water,
  now: Instant,
  units: UnitSystem,
): CalendarEvent[] {
  const name = stationName(alert.station);
  const title = `${eventText(alert, units)}, ${name}`;
  return alertMoments(alert, water, now, now + calendarDays * day).map((at) => ({
    // Rounds the time for a stable id, because tomorrow's prediction may differ by a minute.
    id: `${alert.station}-${alert.event}-${alert.height_feet ?? ""}${alert.direction ?? ""}-${formatIso(Math.round(at / (10 * minute)) * 10 * minute)}`,
    title,
    description: wording.source,
    place: name,
    from: at,
    to: at + shownFor,
    ringsBefore: [alert.lead_minutes],
  }));
}
