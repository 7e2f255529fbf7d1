import { tideMoments, type TideEvent, type Water } from "@striper/angling/tides";
import { predictors } from "@striper/marine/predictors";
import { findStation } from "@striper/marine/stations";
import { day, formatIso, hour, minute, type Instant } from "@striper/marine/time";
import { feet } from "@striper/marine/units";
import type { Danger, TideAlertsDependencies } from "#server/features/tides/alerts/dependencies.ts";
import { alertMail } from "#server/features/tides/alerts/alert-mail.ts";
import {
  lockDueAlerts,
  type StoredTideAlert,
  type TideAlertRow,
} from "#server/features/tides/alerts/tide-alerts.store.ts";
import { tideAlerts } from "#server/features/tides/tides.table.ts";
import { BoundedCache } from "#server/platform/bounded-cache.ts";
import { setRemindAt, type NextCheck } from "#server/platform/reminders/remind-at.ts";
import type { Reminder, ReminderSource } from "#server/platform/reminders/reminder.ts";
import { createPauses } from "#server/platform/work/pauses.ts";

/** Reminders later than this are dropped. */
const graceMs = 15 * minute;
/** After an outage, reminders older than this are not even counted as dropped. */
const lookBackMs = 2 * hour;
/** Search window; most events occur at least once a day. */
const daysAhead = 2;
const mostDaysCached = 2000;

function eventOf({ event, heightFeet, direction }: TideAlertRow): TideEvent {
  if (event !== "height") return { kind: event };
  return { kind: event, height: feet(heightFeet ?? 0), direction: direction ?? "rising" };
}

/** Finds moments by UTC day, so that every server finds the same ones at any time. */
function createMomentsOfDays() {
  const days = new BoundedCache<readonly Instant[]>(mostDaysCached);
  return (alert: TideAlertRow, water: Water, dayNumber: number): readonly Instant[] => {
    const { station, event, heightFeet, direction } = alert;
    const key = [station, event, heightFeet, direction, dayNumber].join(" ");
    const known = days.get(key);
    if (known !== undefined) return known;
    const from = dayNumber * day;
    // Height crossings have seconds; reminders name minutes.
    const found = tideMoments(eventOf(alert), water, from, from + day).map(
      (moment) => Math.round(moment / minute) * minute,
    );
    days.set(key, found);
    return found;
  };
}

/** Caches per moment, because thousands may be reminded of the same tide at a station. */
function oncePerMoment(
  ask: TideAlertsDependencies["dangerAround"],
): TideAlertsDependencies["dangerAround"] {
  const known = new Map<string, Promise<Danger | null>>();
  return (position, at) => {
    const key = `${position.latitude} ${position.longitude} ${at}`;
    const answer = known.get(key) ?? ask(position, at);
    known.set(key, answer);
    return answer;
  };
}

type MomentsOfDay = ReturnType<typeof createMomentsOfDays>;

interface Look {
  readonly momentsOf: MomentsOfDay;
  readonly dangerAround: TideAlertsDependencies["dangerAround"];
  readonly now: Instant;
}

function* momentsFrom(alert: TideAlertRow, water: Water, from: Instant, look: Look) {
  const lead = alert.leadMinutes * minute;
  const last = Math.floor((look.now + lead) / day) + daysAhead;
  for (let number = Math.floor((from + lead) / day); number <= last; number++)
    for (const moment of look.momentsOf(alert, water, number))
      if (moment - lead >= from) yield { moment, dueAt: moment - lead };
}

async function reminderOf(
  alert: TideAlertRow,
  water: Water,
  { moment, dueAt }: { readonly moment: Instant; readonly dueAt: Instant },
  { dangerAround }: Look,
): Promise<Reminder> {
  const { accountId, id, leadMinutes, station } = alert;
  const position = findStation(station)?.position;
  const danger = position === undefined ? null : await dangerAround(position, moment);
  const sendUntil = dueAt + graceMs;
  return {
    accountId,
    key: `tide/${id}/${formatIso(moment)}/${leadMinutes}`,
    dueAt,
    sendUntil,
    usefulUntil: Math.max(moment, sendUntil),
    ...alertMail(alert, moment, water, danger),
  };
}

async function lookAt(alert: StoredTideAlert, look: Look) {
  const { remindAt, updatedAt } = alert;
  const { now } = look;
  const water = await predictors.at(alert.station);
  // A reminder that was just created or changed is not sent for earlier tides.
  const from = Math.max(remindAt ?? now, updatedAt, now - lookBackMs);
  const due: Reminder[] = [];
  for (const one of momentsFrom(alert, water, from, look)) {
    if (one.dueAt > now) return { due, next: one.dueAt };
    due.push(await reminderOf(alert, water, one, look));
  }
  // The next tides do not reach the height.
  return { due, next: now + day };
}

export function dueAlerts({ log, dangerAround }: TideAlertsDependencies): ReminderSource {
  const momentsOf = createMomentsOfDays();
  return {
    async take(connection, now, most) {
      const alerts = await lockDueAlerts(connection, now, most);
      const look = { momentsOf, dangerAround: oncePerMoment(dangerAround), now };
      const pause = createPauses();
      const reminders: Reminder[] = [];
      const looks: NextCheck[] = [];
      let failure: unknown;
      for (const alert of alerts) {
        const { accountId, id } = alert;
        try {
          const { due, next } = await lookAt(alert, look);
          reminders.push(...due);
          looks.push({ accountId, id, at: next });
        } catch (error) {
          // A station removed from a later catalogue must not stop the others.
          failure = error;
          looks.push({ accountId, id, at: now + day });
        }
        await pause();
      }
      if (failure !== undefined) log.warn({ err: failure }, "a tide reminder has no tide");
      await setRemindAt(connection, tideAlerts, looks);
      return { reminders, isLast: alerts.length < most };
    },
  };
}
