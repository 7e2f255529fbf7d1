import { day, shiftDate, startOfUtcDate } from "@striper/marine/time";

/** Specification, section 9, in days. */
export const yellowWithinDays = 30;
export const expiringWithinDays = 60;

/** Months of the wallet are of 30 days. */
const daysPerMonth = 30;

/** Days before the last day on which the person is reminded. */
export const reminderDays = [60, 30, 7, 0] as const;

export type LicenseColor = "red" | "yellow" | "green";

export type LicenseStatus =
  | { readonly kind: "no-expiry"; readonly color: "green"; readonly isExpiring: false }
  | { readonly kind: "invalid-date"; readonly color: "red"; readonly isExpiring: false }
  | {
      readonly kind: "valid" | "expired";
      /** Until the last day of validity; 0 on it, negative after it. */
      readonly daysLeft: number;
      readonly monthsLeft: number;
      readonly color: LicenseColor;
      /** Counts under "Expiring" and carries the warning. */
      readonly isExpiring: boolean;
    };

/** Both are calendar dates, "2026-12-31": a license is valid through its last day, wherever one is. */
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

/** Whole calendar days; null when one of them is no day. */
function daysBetween(from: string, to: string): number | null {
  const start = startOfUtcDate(from);
  const end = startOfUtcDate(to);
  return start === null || end === null ? null : (end - start) / day;
}

/** The days to remind on, today or later. */
export function reminderDates(expiryDate: string, today: string): readonly string[] {
  if (startOfUtcDate(expiryDate) === null) return [];
  return reminderDays
    .map((daysBefore) => shiftDate(expiryDate, -daysBefore))
    .filter((date) => date >= today);
}
