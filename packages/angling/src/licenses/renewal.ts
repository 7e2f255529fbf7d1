import type { Issuer, LicenseType } from "./license-types.ts";

export interface RenewalPortal {
  readonly title: string;
  readonly url: string;
  /** False when only the authority's home page is known, not the renewal form. */
  readonly isPortal: boolean;
}

type Authority = Exclude<Issuer, "other">;

const massFishHunt = "https://massfishhunt.mass.gov";
const marineFisheries: RenewalPortal = {
  title: "MassFishHunt (Massachusetts Marine Fisheries)",
  url: massFishHunt,
  isPortal: true,
};
const massWildlife: RenewalPortal = {
  title: "MassFishHunt (MassWildlife)",
  url: massFishHunt,
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
// No portal for boat registrations was found, so these are the agencies' own sites.
const environmentalPolice: RenewalPortal = {
  title: "Massachusetts Environmental Police",
  url: "https://www.mass.gov/orgs/massachusetts-environmental-police",
  isPortal: false,
};
const marinePatrol: RenewalPortal = {
  title: "New Hampshire Department of Safety, Marine Patrol",
  url: "https://nhsp.dos.nh.gov",
  isPortal: false,
};
const massachusettsAgency: RenewalPortal = {
  title: "Massachusetts Division of Marine Fisheries",
  url: "https://www.mass.gov/orgs/division-of-marine-fisheries",
  isPortal: false,
};
const newHampshireAgency: RenewalPortal = {
  title: "New Hampshire Fish and Game Department",
  url: "https://www.wildlife.nh.gov",
  isPortal: false,
};

/**
 * Renewal portals by license type and issuer, from stored official pages and data files as of
 * November 22, 2026; none was opened live. An entry is missing when the authority issues no such
 * license or no portal was found.
 */
const portals: Readonly<Record<LicenseType, Readonly<Partial<Record<Authority, RenewalPortal>>>>> =
  {
    fishing: { MA: massWildlife, NH: newHampshire },
    saltwater: { MA: marineFisheries, NH: newHampshire, FED: hmsPermits },
    hunting: { MA: massWildlife, NH: newHampshire },
    boating: { MA: environmentalPolice, NH: marinePatrol },
    other: { MA: massachusettsAgency, NH: newHampshireAgency, FED: hmsPermits },
  };

export function renewalPortals(type: LicenseType, issuer: Issuer): readonly RenewalPortal[] {
  const known = portals[type];
  const own = issuer === "other" ? undefined : known[issuer];
  return own === undefined ? Object.values(known) : [own];
}

export function renewalPortal(type: LicenseType, issuer: Issuer): RenewalPortal {
  const [first = massachusettsAgency] = renewalPortals(type, issuer);
  return first;
}

const yearly: ReadonlySet<LicenseType> = new Set(["fishing", "saltwater", "hunting"]);

/**
 * Returns the suggested last day for a license added on `today`. Fishing, saltwater and hunting
 * licenses of both states and the federal permits expire on December 31; a boat registration does
 * not.
 */
export function suggestedExpiry(type: LicenseType, issuer: Issuer, today: string): string | null {
  const lapsesWithTheYear = issuer !== "other" && yearly.has(type);
  return lapsesWithTheYear ? `${today.slice(0, 4)}-12-31` : null;
}
