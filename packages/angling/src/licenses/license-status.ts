import { day, shiftDate, startOfUtcDate } from "@striper/marine/time";

/** Days, from the specification, section 9. */
export const yellowWithinDays = 30;
export const expiringWithinDays = 60;

/** Days in a month, as the wallet counts. */
const daysPerMonth = 30;

export const reminderDays = [60, 30, 7, 0] as const;

export type LicenseColor = "red" | "yellow" | "green";

export type LicenseStatus =
  | { readonly kind: "no-expiry"; readonly color: "green"; readonly isExpiring: false }
  | { readonly kind: "invalid-date"; readonly color: "red"; readonly isExpiring: false }
  | {
      readonly kind: "valid" | "expired";
      /** Days until the last day of validity; 0 on it, negative after it. */
      readonly daysLeft: number;
      readonly monthsLeft: number;
      readonly color: LicenseColor;
      readonly isExpiring: boolean;
    };

/**
 * Returns the status on a date. Both dates are calendar dates such as "2026-12-31"; a license is
 * valid through its last day in any time zone.
 */
export function licenseStatus(expiryDate: string | null, today: string): LicenseStatus {
  if (expiryDate === null) return { kind: "no-expiry", color: "green", isExpiring: false };
  const daysLeft = daysBetween(today, expiryDate);
  if (daysLeft === null) return { kind: "invalid-date", color: "red", isExpiring: false };
  return {
    kind: daysLeft < 0 ? "expired" : "valid",
    daysLeft,
    monthsLeft: daysLeft / daysPerMonth,
    color: colorOf(daysLeft),
    isExpiring: daysLeft >= 0 && daysLeft <= expiringWithinDays,
  };
}

function colorOf(daysLeft: number): LicenseColor {
  if (daysLeft < 0) return "red";
  return daysLeft <= yellowWithinDays ? "yellow" : "green";
}

function daysBetween(from: string, to: string): number | null {
  const start = startOfUtcDate(from);
  const end = startOfUtcDate(to);
  return start === null || end === null ? null : (end - start) / day;
}

export function reminderDates(expiryDate: string, today: string): readonly string[] {
  if (startOfUtcDate(expiryDate) === null) return [];
  return reminderDays
    .map((daysBefore) => shiftDate(expiryDate, -daysBefore))
    .filter((date) => date >= today);
}
