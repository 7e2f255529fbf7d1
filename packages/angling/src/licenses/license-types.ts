/** Specification, section 3. */
export const licenseTypes = ["fishing", "saltwater", "boating", "hunting", "other"] as const;
export type LicenseType = (typeof licenseTypes)[number];

/** What a new license is until the person says otherwise. */
export const defaultLicenseType: LicenseType = "fishing";

/** Where a license was issued; the federal permits are NOAA's. */
export const issuers = ["MA", "NH", "FED", "other"] as const;
export type Issuer = (typeof issuers)[number];

/** Underscores are shown as spaces, also in types of an older list. */
export const licenseTypeLabel = (type: string): string => type.replaceAll("_", " ");
