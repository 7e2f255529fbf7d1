import { licenseTypeLabel, reminderDates, renewalPortal } from "@striper/angling/licenses";
import { day, harborDate, shiftDate, startOfUtcDate } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { ringAtHour } from "#server/features/licenses/due-reminders.ts";
import type { StoredLicense } from "#server/features/licenses/licenses.store.ts";

/** RFC 5545, section 3.1: longer lines are folded. */
const longestLineBytes = 75;

const compact = (date: string): string => date.replaceAll("-", "");

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, (mark) => `\\${mark}`).replaceAll(/\r?\n/gu, String.raw`\n`);

function fold(line: string): string {
  const lines = [""];
  for (const character of line) {
    const current = lines.at(-1) ?? "";
    if (Buffer.byteLength(current + character) > longestLineBytes) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join("\r\n");
}

/** Counted from the beginning of the expiry's day. */
function alarm(daysBefore: number, summary: string): string[] {
  const trigger =
    daysBefore === 0 ? `PT${ringAtHour}H` : `-P${daysBefore - 1}DT${24 - ringAtHour}H`;
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:${trigger}`,
    "END:VALARM",
  ];
}

const daysBetween = (from: string, to: string): number =>
  ((startOfUtcDate(to) ?? 0) - (startOfUtcDate(from) ?? 0)) / day;

/**
 * The last day of a license as an entry of a calendar, with the reminders that are still to come.
 * Its number is left out: calendars are shared. Null when it has no last day.
 */
export function expiryCalendar(license: StoredLicense, now: Instant): string | null {
  const { id, expiryDate, licenseType, issuer } = license;
  if (expiryDate === null) return null;
  const type = licenseTypeLabel(licenseType);
  const summary = `Your ${issuer === null || issuer === "other" ? "" : `${issuer} `}${type} license expires`;
  const portal = renewalPortal(licenseType, issuer ?? "other");
  const reminders = license.reminders ? reminderDates(expiryDate, harborDate(now)) : [];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Striper Conditions//Licenses//EN",
    "BEGIN:VEVENT",
    `UID:${id}@striper-conditions`,
    `DTSTAMP:${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/gu, "")}`,
    `DTSTART;VALUE=DATE:${compact(expiryDate)}`,
    `DTEND;VALUE=DATE:${compact(shiftDate(expiryDate, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(`Renew at ${portal.title}: ${portal.url}`)}`,
    `URL:${portal.url}`,
    "TRANSP:TRANSPARENT",
    ...reminders.flatMap((date) => alarm(daysBetween(date, expiryDate), summary)),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
