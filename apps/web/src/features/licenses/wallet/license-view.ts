import { licenseStatus, type LicenseColor, type LicenseStatus } from "@striper/angling/licenses";
import { harborDate, startOfUtcDate, type Instant } from "@striper/marine/time";
import type { License } from "@striper/contract/licenses";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";

export type LicenseFacts = Pick<
  License,
  "license_type" | "issuer" | "license_number" | "expiry_date"
>;

export type LicenseBanner =
  | { readonly kind: "expiring"; readonly text: string }
  | { readonly kind: "expired"; readonly title: string; readonly text: string };

export interface LicenseView {
  readonly title: string;
  readonly issuer: string | null;
  readonly status: string;
  readonly color: LicenseColor;
  readonly expiry: string;
  readonly validity: string;
  readonly monthsLeft: string | null;
  readonly banner: LicenseBanner | null;
}

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function longDate(date: string): string {
  const instant = startOfUtcDate(date);
  return instant === null ? date : dateFormat.format(instant);
}

function bannerOf(status: LicenseStatus): LicenseBanner | null {
  if (status.kind === "expired")
    return { kind: "expired", title: wording.expiredTitle, text: wording.expiredText };
  if (status.kind === "valid" && status.isExpiring)
    return { kind: "expiring", text: wording.expiresSoon(status.daysLeft) };
  return null;
}

function statusWord(status: LicenseStatus): string {
  if (status.kind === "no-expiry") return wording.status.noExpiry;
  if (status.kind === "invalid-date") return wording.status.invalid;
  if (status.kind === "expired") return wording.status.expired;
  return status.isExpiring ? wording.status.expiring : wording.status.valid;
}

const monthsText = (months: number): string =>
  months < 1 ? wording.lessThanOne : wording.about(Math.round(months));

export function licenseView(license: LicenseFacts, now: Instant): LicenseView {
  const { license_type: type, issuer, expiry_date: expiry } = license;
  const status = licenseStatus(expiry, harborDate(now));
  const isExpired = status.kind === "expired";
  return {
    title: wording.typeTitle(type),
    issuer: issuer === null ? null : wording.issuerNames[issuer],
    status: statusWord(status),
    color: status.color,
    expiry: expiryText(expiry, isExpired),
    validity: status.kind === "valid" ? validThrough(expiry) : expiryText(expiry, isExpired),
    monthsLeft: status.kind === "valid" ? monthsText(status.monthsLeft) : null,
    banner: bannerOf(status),
  };
}

function expiryText(expiry: string | null, isExpired: boolean): string {
  if (expiry === null) return wording.status.noExpiry;
  const date = longDate(expiry);
  return isExpired ? wording.expiredOn(date) : wording.expiresOn(date);
}

const validThrough = (expiry: string | null): string =>
  expiry === null ? wording.status.noExpiry : wording.validThrough(longDate(expiry));

export interface WalletStats {
  readonly stored: number;
  readonly active: number;
  readonly expiring: number;
}

export function walletStats(
  licenses: readonly Pick<License, "expiry_date">[],
  now: Instant,
): WalletStats {
  const today = harborDate(now);
  const statuses = licenses.map((license) => licenseStatus(license.expiry_date, today));
  return {
    stored: statuses.length,
    active: statuses.filter(({ kind }) => kind === "valid" || kind === "no-expiry").length,
    expiring: statuses.filter(({ isExpiring }) => isExpiring).length,
  };
}
