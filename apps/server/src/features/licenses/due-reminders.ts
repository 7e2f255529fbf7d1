import { licenseTypeLabel, reminderDays, renewalPortal } from "@striper/angling/licenses";
import {
  day,
  harborDate,
  instantOfHarborTime,
  monthName,
  shiftDate,
  startOfUtcDate,
  type Instant,
} from "@striper/marine/time";
import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import { expiringOn, type ExpiringLicense } from "#server/features/licenses/licenses.store.ts";
import type { Reminder, ReminderSource } from "#server/platform/reminders/reminder.ts";

/** Reminders come at nine in the morning, as they ring in a calendar. */
export const ringAtHour = 9;

function dateText(date: string): string {
  const [year = "", month = "", dayOfMonth = ""] = date.split("-");
  return `${monthName(Number(month))} ${Number(dayOfMonth)}, ${year}`;
}

/** The day the reminders are for; the same for all of them, so it is computed once. */
interface ReminderDay {
  readonly startsAt: Instant;
  readonly dueAt: Instant;
  /** Sent at any time of that day, also when the servers were off at nine. */
  readonly sendUntil: Instant;
}

const reminderDay = (today: string): ReminderDay => ({
  startsAt: startOfUtcDate(today) ?? 0,
  dueAt: instantOfHarborTime(today, ringAtHour),
  sendUntil: instantOfHarborTime(shiftDate(today, 1), 0) - 1,
});

/** Its number is left out: other people may see a mail. */
function reminderOf(
  license: ExpiringLicense,
  { startsAt, dueAt, sendUntil }: ReminderDay,
): Reminder {
  const { accountId, id, licenseType, issuer, expiryDate } = license;
  const daysLeft = ((startOfUtcDate(expiryDate) ?? 0) - startsAt) / day;
  const place = issuer === null || issuer === "other" ? "" : `${issuer} `;
  const which = `${place}${licenseTypeLabel(licenseType)} license`;
  const when = daysLeft === 0 ? "today" : `in ${daysLeft} days`;
  const portal = renewalPortal(licenseType, issuer ?? "other");
  return {
    accountId,
    key: `license/${id}/${expiryDate}/${daysLeft}`,
    dueAt,
    sendUntil,
    subject: `Your ${which} expires ${when}`,
    paragraphs: [
      `Your ${which} is valid through ${dateText(expiryDate)}.`,
      `Renew at ${portal.title}: ${portal.url}`,
    ],
    page: "/licenses",
  };
}

/** The licenses whose holders are reminded today, from nine in the morning on. */
export const dueLicenses = ({ orm }: Pick<LicensesDependencies, "orm">): ReminderSource => ({
  async due(accountIds, now: Instant) {
    const today = harborDate(now);
    const theDay = reminderDay(today);
    if (now < theDay.dueAt) return [];
    const dates = reminderDays.map((days) => shiftDate(today, days));
    const licenses = await expiringOn(orm, accountIds, dates);
    return licenses
      .map((license) => ({ license, reminder: reminderOf(license, theDay) }))
      .filter(({ license, reminder }) => license.updatedAt <= reminder.dueAt)
      .map(({ reminder }) => reminder);
  },
});
