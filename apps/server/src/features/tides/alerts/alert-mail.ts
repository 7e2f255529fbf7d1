import type { Water } from "@striper/angling/tides";
import { findStation } from "@striper/marine/stations";
import {
  formatHarborTime,
  harborDate,
  harborOffset,
  harborParts,
  hour,
  monthName,
  weekdayName,
  type Instant,
} from "@striper/marine/time";
import { feet, feetToMetres, formatQuantity, type Feet } from "@striper/marine/units";
import type { Danger } from "#server/features/tides/alerts/dependencies.ts";
import type { TideAlertRow } from "#server/features/tides/alerts/tide-alerts.store.ts";
import { wording } from "#server/features/tides/alerts/wording.ts";
import type { Reminder } from "#server/platform/reminders/reminder.ts";

const summerOffset = -4 * hour;

/** Returns both units, because anyone aboard may read the mail. */
const heightText = (height: Feet): string =>
  `${formatQuantity(height, "ft")} (${formatQuantity(feetToMetres(height), "m")})`;

function eventText({ event, heightFeet, direction }: TideAlertRow): string {
  if (event !== "height") return wording.events[event];
  const height = heightText(feet(heightFeet ?? 0));
  return direction === "falling" ? wording.fallsTo(height) : wording.risesTo(height);
}

/**
 * Returns "Sunday, November 1 at 1:30 am EDT". The zone is needed when clocks go back and the hour
 * repeats.
 */
function momentText(moment: Instant): string {
  const { weekday, month, day } = harborParts(moment);
  const zone = harborOffset(moment) === summerOffset ? "EDT" : "EST";
  return `${weekdayName(weekday)}, ${monthName(month)} ${day} at ${formatHarborTime(moment)} ${zone}`;
}

/** Returns "45 minutes" or "1 hour 30 minutes". */
function leadText(minutes: number): string {
  const counted = (count: number, unit: string): string[] =>
    count === 0 ? [] : [`${count} ${unit}${count === 1 ? "" : "s"}`];
  return [...counted(Math.floor(minutes / 60), "hour"), ...counted(minutes % 60, "minute")].join(
    " ",
  );
}

/** Puts safety before the tide, also in the subject, because a push shows little more. */
export function alertMail(
  alert: TideAlertRow,
  moment: Instant,
  water: Water,
  danger: Danger | null,
): Pick<Reminder, "subject" | "paragraphs" | "page"> {
  const place = findStation(alert.station)?.name ?? alert.station;
  const what = `${eventText(alert)} at ${place}`;
  const isTurn = alert.event === "high" || alert.event === "low";
  const height =
    isTurn && water.kind === "tide" ? `, ${heightText(water.tide.heightAt(moment))}` : "";
  const advice = danger === null ? null : wording.danger[danger.verdict];
  return {
    subject: `${advice === null ? "" : `${advice}. `}${what}, ${formatHarborTime(moment)}`,
    paragraphs: [
      ...(advice === null || danger === null
        ? []
        : [wording.dangerThen(advice, danger.reasons.join(", "))]),
      `${what}: ${momentText(moment)}${height}.`,
      ...(alert.leadMinutes === 0 ? [] : [wording.setFor(leadText(alert.leadMinutes))]),
      wording.source,
    ],
    page: `/tides?${water.kind === "tide" ? "station" : "current"}=${alert.station}&date=${harborDate(moment)}`,
  };
}
