/** From the specification, section 3. */
export const licenseTypes = ["fishing", "saltwater", "boating", "hunting", "other"] as const;
export type LicenseType = (typeof licenseTypes)[number];

export const defaultLicenseType: LicenseType = "fishing";

export const issuers = ["MA", "NH", "FED", "other"] as const;
export type Issuer = (typeof issuers)[number];

export const licenseTypeLabel = (type: string): string => type.replaceAll("_", " ");
