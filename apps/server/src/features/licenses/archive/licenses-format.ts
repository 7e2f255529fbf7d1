import { licenseFields } from "@striper/contract/licenses";
import { licenseImagesPerLicense, licensesPerAccount } from "@striper/contract/limits";
import { id, instant } from "@striper/contract/schemas";
import * as z from "zod/mini";
import type { ListFormat } from "#server/platform/account-data/reading/list-format.ts";

export const licensesFile = "licenses/licenses.json";
export const imageFile = (licenseId: string, index: number): string =>
  `licenses/${licenseId}/${index + 1}.webp`;

const { license_type, issuer, license_number, expiry_date, notes } = licenseFields.shape;

export const exportedLicense = z.object({
  license_id: id,
  license_type,
  issuer,
  license_number,
  expiry_date,
  notes,
  reminders: z.boolean(),
  upload_date: instant,
  /** Only the number of entries is read; paths follow from the license. */
  images: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(licenseImagesPerLicense)),
});
export const licensesList: ListFormat<typeof exportedLicense> = {
  name: "licenses",
  list: "licenses",
  mostEntries: licensesPerAccount,
  entry: exportedLicense,
  budget: {
    bytes: 1024 * 1024,
    depth: 6,
    elements: 2 * licensesPerAccount * licenseImagesPerLicense,
    keys: 40 * licensesPerAccount,
    textLength: 2000,
  },
};
export const listsOfLicenses: readonly ListFormat[] = [licensesList];
