import { licenseStatus } from "@striper/angling/licenses";
import type { License } from "@striper/contract/licenses";
import { formatIso, harborDate } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import type { StoredLicense } from "#server/features/licenses/licenses.store.ts";

export const factsOf = (license: StoredLicense) => ({
  license_id: license.id,
  license_type: license.licenseType,
  issuer: license.issuer,
  license_number: license.licenseNumber,
  expiry_date: license.expiryDate,
  notes: license.notes,
});

/** Expiry is decided by the calendar day in Boston. */
export function presentLicense(license: StoredLicense, now: Instant): License {
  const status = licenseStatus(license.expiryDate, harborDate(now));
  const images = license.images.map(({ id }) => ({
    image_id: id,
    url: `/api/licenses/${license.id}/images/${id}`,
  }));
  return {
    ...factsOf(license),
    photo_url: images[0]?.url ?? "",
    images,
    upload_date: formatIso(license.uploadedAt),
    is_expired: status.kind === "expired",
    days_until_expiry: "daysLeft" in status ? status.daysLeft : null,
    reminders: license.reminders,
  };
}
