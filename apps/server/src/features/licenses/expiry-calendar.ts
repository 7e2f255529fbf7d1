import { licenseTypeLabel, reminderDates, renewalPortal } from "@striper/angling/licenses";
import { calendarFile, type CalendarEvent } from "@striper/contract/calendar-file";
import { day, harborDate, hour, minute, startOfUtcDate } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { ringAtHour } from "#server/features/licenses/due-reminders.ts";
import type { StoredLicense } from "#server/features/licenses/licenses.store.ts";

const daysBetween = (from: string, to: string): number =>
  ((startOfUtcDate(to) ?? 0) - (startOfUtcDate(from) ?? 0)) / day;

/**
 * Returns the last day of a license as a calendar event with its remaining reminders, or null
 * without a last day. Leaves out the number, because calendars are shared.
 */
export function expiryEvent(license: StoredLicense, now: Instant): CalendarEvent | null {
  const { id, expiryDate, licenseType, issuer } = license;
  if (expiryDate === null) return null;
  const type = licenseTypeLabel(licenseType);
  const portal = renewalPortal(licenseType, issuer ?? "other");
  const reminders = license.reminders ? reminderDates(expiryDate, harborDate(now)) : [];
  return {
    id,
    date: expiryDate,
    title: `Your ${issuer === null || issuer === "other" ? "" : `${issuer} `}${type} license expires`,
    description: `Renew at ${portal.title}: ${portal.url}`,
    url: portal.url,
    // Counted from the start of that day.
    ringsBefore: reminders.map(
      (date) => (daysBetween(date, expiryDate) * day - ringAtHour * hour) / minute,
    ),
  };
}

export function expiryCalendar(license: StoredLicense, now: Instant): string | null {
  const event = expiryEvent(license, now);
  return event === null ? null : calendarFile([event], now);
}
