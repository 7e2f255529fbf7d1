import { tideMoments, type TideEvent, type Water } from "@striper/angling/tides";
import { predictors } from "@striper/marine/predictors";
import { findStation } from "@striper/marine/stations";
import { day, formatIso, hour, minute, type Instant } from "@striper/marine/time";
import { feet } from "@striper/marine/units";
import type { TideAlertsDependencies } from "#server/features/tides/alerts/dependencies.ts";
import { alertMail } from "#server/features/tides/alerts/alert-mail.ts";
import {
  listActiveAlerts,
  type TideAlertRow,
} from "#server/features/tides/alerts/tide-alerts.store.ts";
import { BoundedCache } from "#server/platform/bounded-cache.ts";
import type { Reminder, ReminderSource } from "#server/platform/reminders/reminder.ts";

/** How late a reminder may be after servers were down; later it would belong to another tide. */
const latestMs = 2 * hour;
/** Once the tide has come, the reminder of it is of use only a moment longer. */
const graceMs = 15 * minute;
const mostDaysCached = 2000;

function eventOf({ event, heightFeet, direction }: TideAlertRow): TideEvent {
  if (event !== "height") return { kind: event };
  return { kind: event, height: feet(heightFeet ?? 0), direction: direction ?? "rising" };
}

/** Days of UTC, so that every server finds the same moments whenever it looks. */
function createMomentsOfDays() {
  const days = new BoundedCache<readonly Instant[]>(mostDaysCached);
  return (alert: TideAlertRow, water: Water, dayNumber: number): readonly Instant[] => {
    const { station, event, heightFeet, direction } = alert;
    const key = [station, event, heightFeet, direction, dayNumber].join(" ");
    const known = days.get(key);
    if (known !== undefined) return known;
    const from = dayNumber * day;
    // Heights are crossed at some second; reminders name minutes.
    const found = tideMoments(eventOf(alert), water, from, from + day).map(
      (moment) => Math.round(moment / minute) * minute,
    );
    days.set(key, found);
    return found;
  };
}

type MomentsOfDay = ReturnType<typeof createMomentsOfDays>;

async function dueOf(
  alert: TideAlertRow,
  momentsOf: MomentsOfDay,
  now: Instant,
  dangerAround: TideAlertsDependencies["dangerAround"],
): Promise<Reminder[]> {
  const { accountId, id, leadMinutes, updatedAt } = alert;
  const water = await predictors.at(alert.station);
  const lead = leadMinutes * minute;
  const [first, last] = [now - latestMs + lead, now + lead].map((at) => Math.floor(at / day));
  const reminders: Reminder[] = [];
  for (let number = first ?? 0; number <= (last ?? -1); number++)
    for (const moment of momentsOf(alert, water, number)) {
      const dueAt = moment - lead;
      const sendUntil = Math.min(dueAt + latestMs, Math.max(moment, dueAt + graceMs));
      // A reminder that was just made or changed is not sent for earlier tides.
      if (dueAt < updatedAt || dueAt > now || sendUntil < now) continue;
      const key = `tide/${id}/${formatIso(moment)}/${leadMinutes}`;
      const position = findStation(alert.station)?.position;
      const danger = position === undefined ? null : await dangerAround(position, moment);
      const mail = alertMail(alert, moment, water, danger);
      reminders.push({ accountId, key, dueAt, sendUntil, ...mail });
    }
  return reminders;
}

/** The tide reminders whose time has come. */
export function dueAlerts({ orm, log, dangerAround }: TideAlertsDependencies): ReminderSource {
  const momentsOf = createMomentsOfDays();
  return {
    async due(accountIds, now) {
      const alerts = await listActiveAlerts(orm, accountIds);
      const found = await Promise.allSettled(
        alerts.map((one) => dueOf(one, momentsOf, now, dangerAround)),
      );
      // A station that a later table of stations leaves out must not silence the others.
      const failed = found.find((one) => one.status === "rejected");
      if (failed !== undefined) log.warn({ err: failed.reason }, "a tide reminder has no tide");
      return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
    },
  };
}
