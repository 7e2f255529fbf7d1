import { licenseTypeLabel } from "@striper/angling/licenses";
import type { LicenseType } from "@striper/angling/licenses";
import { licenseImagesPerLicense, licensesPerAccount } from "@striper/contract/limits";

/** Texts from specification section 8; the others follow its tone. */
export const wording = {
  uploaded: (type: LicenseType) => `Successfully uploaded ${licenseTypeLabel(type)} license`,
  saved: "License saved successfully",
  deleted: "License deleted successfully",
  imageAdded: "Image added successfully",
  imageDeleted: "Image deleted successfully",
  moving: "This image is animated. Please select a still one.",
  tooManyLicenses: `You can store ${licensesPerAccount} licenses. Delete one to make room.`,
  tooManyImages: `A license can have ${licenseImagesPerLicense} images. Delete one to make room.`,
  otherContent: "Another image was uploaded under this id already.",
  noExpiry: "This license has no expiry date.",
  lastImage: "A license keeps at least one image. Delete the license instead.",
} as const;
