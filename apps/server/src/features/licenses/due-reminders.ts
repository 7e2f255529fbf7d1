import { licenseTypeLabel, reminderDays, renewalPortal } from "@striper/angling/licenses";
import { instantOfHarborTime, monthName, shiftDate, type Instant } from "@striper/marine/time";
import { lockDueLicenses, type ExpiringLicense } from "#server/features/licenses/licenses.store.ts";
import { licenses } from "#server/features/licenses/licenses.table.ts";
import { BoundedCache } from "#server/platform/bounded-cache.ts";
import { setRemindAt, type NextCheck } from "#server/platform/reminders/remind-at.ts";
import type { Reminder, ReminderSource } from "#server/platform/reminders/reminder.ts";
import { createPauses } from "#server/platform/work/pauses.ts";

/** Hour of reminders in Boston, the same as in exported calendars. */
export const ringAtHour = 9;
const mostDatesCached = 1000;

function dateText(date: string): string {
  const [year = "", month = "", dayOfMonth = ""] = date.split("-");
  return `${monthName(Number(month))} ${Number(dayOfMonth)}, ${year}`;
}

interface ReminderDay {
  readonly daysLeft: number;
  readonly dueAt: Instant;
  /** End of that day, so that reminders are also sent when servers were off at nine. */
  readonly sendUntil: Instant;
}

function reminderDaysOf(expiryDate: string): ReminderDay[] {
  return reminderDays
    .toSorted((a, b) => b - a)
    .map((daysLeft) => {
      const date = shiftDate(expiryDate, -daysLeft);
      return {
        daysLeft,
        dueAt: instantOfHarborTime(date, ringAtHour),
        sendUntil: instantOfHarborTime(shiftDate(date, 1), 0) - 1,
      };
    });
}

/** Caches by date, because most licenses of a year end on the same day. */
function createDaysOfDates() {
  const known = new BoundedCache<readonly ReminderDay[]>(mostDatesCached);
  return (expiryDate: string): readonly ReminderDay[] => {
    const days = known.get(expiryDate) ?? reminderDaysOf(expiryDate);
    known.set(expiryDate, days);
    return days;
  };
}

/** Leaves out the license number, because other people may see a mail. */
function reminderOf(
  { accountId, id, licenseType, issuer }: ExpiringLicense,
  expiryDate: string,
  { daysLeft, dueAt, sendUntil }: ReminderDay,
): Reminder {
  const place = issuer === null || issuer === "other" ? "" : `${issuer} `;
  const which = `${place}${licenseTypeLabel(licenseType)} license`;
  const when = daysLeft === 0 ? "today" : `in ${daysLeft} days`;
  const portal = renewalPortal(licenseType, issuer ?? "other");
  return {
    accountId,
    key: `license/${id}/${expiryDate}/${daysLeft}`,
    dueAt,
    sendUntil,
    usefulUntil: sendUntil,
    subject: `Your ${which} expires ${when}`,
    paragraphs: [
      `Your ${which} is valid through ${dateText(expiryDate)}.`,
      `Renew at ${portal.title}: ${portal.url}`,
    ],
    page: "/licenses",
  };
}

export function dueLicenses(): ReminderSource {
  const daysOf = createDaysOfDates();
  return {
    async take(connection, now, most) {
      const found = await lockDueLicenses(connection, now, most);
      const pause = createPauses();
      const reminders: Reminder[] = [];
      const looks: NextCheck[] = [];
      for (const license of found) {
        const { accountId, id, expiryDate, updatedAt } = license;
        const days = expiryDate === null ? [] : daysOf(expiryDate);
        for (const one of days)
          if (one.dueAt >= updatedAt && one.dueAt <= now && one.sendUntil >= now)
            reminders.push(reminderOf(license, expiryDate ?? "", one));
        looks.push({ accountId, id, at: days.find(({ dueAt }) => dueAt > now)?.dueAt ?? null });
        await pause();
      }
      await setRemindAt(connection, licenses, looks);
      return { reminders, isLast: found.length < most };
    },
  };
}
