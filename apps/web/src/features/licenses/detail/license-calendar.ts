import { licenseTypeLabel, reminderDates, renewalPortal } from "@striper/angling/licenses";
import { day, harborDate, startOfUtcDate, type Instant } from "@striper/marine/time";
import type { WalletLicense } from "#web/features/licenses/kept/kept-wallet.ts";
import type { CalendarEvent } from "#web/platform/calendar-file.ts";

/** Reminders ring at nine in the morning. */
const ringAtMinute = 9 * 60;
const minutesADay = 24 * 60;

type Facts = Pick<WalletLicense, "license_id" | "license_type" | "issuer" | "expiry_date">;

const daysBetween = (from: string, to: string): number =>
  ((startOfUtcDate(to) ?? 0) - (startOfUtcDate(from) ?? 0)) / day;

/** The reminders still to come: 60, 30 and 7 days before, and on the day. */
export function remindersToCome(expiry: string | null, now: Instant): readonly string[] {
  return expiry === null ? [] : reminderDates(expiry, harborDate(now));
}

/**
 * The last day of a license as an entry of a calendar. Its number is left out: calendars are shared.
 * Null where there is no last day.
 */
export function expiryEvent(license: Facts, now: Instant): CalendarEvent | null {
  const { license_id: id, license_type: type, issuer, expiry_date: expiry } = license;
  if (expiry === null || startOfUtcDate(expiry) === null) return null;
  const portal = renewalPortal(type, issuer ?? "other");
  const authority = issuer === null || issuer === "other" ? "" : `${issuer} `;
  return {
    id,
    title: `Your ${authority}${licenseTypeLabel(type)} license expires`,
    description: `Renew at ${portal.title}: ${portal.url}`,
    url: portal.url,
    date: expiry,
    ringsBefore: remindersToCome(expiry, now).map(
      (date) => daysBetween(date, expiry) * minutesADay - ringAtMinute,
    ),
  };
}
