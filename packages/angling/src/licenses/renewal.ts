import type { Issuer, LicenseType } from "./license-types.ts";

export interface RenewalPortal {
  readonly title: string;
  readonly url: string;
  /** False where only the authority's front page is known, not the renewal form itself. */
  readonly isPortal: boolean;
}

const massFishHunt: RenewalPortal = {
  title: "MassFishHunt",
  url: "https://massfishhunt.mass.gov",
  isPortal: true,
};
const newHampshire: RenewalPortal = {
  title: "New Hampshire Fish and Game",
  url: "https://www.nhfishandgame.com",
  isPortal: true,
};
const hmsPermits: RenewalPortal = {
  title: "NOAA HMS Permit Shop",
  url: "https://hmspermits.noaa.gov",
  isPortal: true,
};
// No portal for boat registrations was found: the agencies' own sites.
const massachusettsBoating: RenewalPortal = {
  title: "Massachusetts Environmental Police",
  url: "https://www.mass.gov/orgs/massachusetts-environmental-police",
  isPortal: false,
};
const newHampshireAgency: RenewalPortal = {
  title: "New Hampshire Fish and Game Department",
  url: "https://www.wildlife.nh.gov",
  isPortal: false,
};
const fallback: RenewalPortal = {
  title: "Massachusetts Division of Marine Fisheries",
  url: "https://www.mass.gov/orgs/division-of-marine-fisheries",
  isPortal: false,
};

/** Types sold on one portal: freshwater, saltwater and hunting. */
const soldTogether: ReadonlySet<LicenseType> = new Set(["fishing", "saltwater", "hunting"]);

/** The official place to renew a license; the fallback when there is none. */
export function renewalPortal(type: LicenseType, issuer: Issuer): RenewalPortal {
  if (issuer === "FED") return type === "boating" ? fallback : hmsPermits;
  if (issuer === "MA") {
    if (soldTogether.has(type)) return massFishHunt;
    return type === "boating" ? massachusettsBoating : fallback;
  }
  if (issuer === "NH") return soldTogether.has(type) ? newHampshire : newHampshireAgency;
  return fallback;
}

/**
 * The last day to suggest for a license added on `today`: fishing, saltwater and hunting licenses
 * of both states and the federal permits lapse on 31 December; a boat's registration does not.
 */
export function suggestedExpiry(type: LicenseType, issuer: Issuer, today: string): string | null {
  const lapsesWithTheYear = issuer !== "other" && soldTogether.has(type);
  return lapsesWithTheYear ? `${today.slice(0, 4)}-12-31` : null;
}
