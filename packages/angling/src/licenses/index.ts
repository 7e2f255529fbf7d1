export {
  expiringWithinDays,
  licenseStatus,
  reminderDates,
  reminderDays,
  yellowWithinDays,
  type LicenseColor,
  type LicenseStatus,
} from "./license-status.ts";
export {
  defaultLicenseType,
  issuers,
  licenseTypeLabel,
  licenseTypes,
  type Issuer,
  type LicenseType,
} from "./license-types.ts";
export { honoredPermits, permitRules, type PermitRule } from "./permit-rules.ts";
export { renewalPortal, renewalPortals, suggestedExpiry, type RenewalPortal } from "./renewal.ts";
