import { editDistance } from "#angling/species/edit-distance.ts";

/** Where most people have their mail. */
const usualDomains = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "comcast.net",
  "verizon.net",
] as const;

/** They look like a slip and are none. */
const neighbors = new Set(["mail.com", "email.com", "ymail.com"]);

/** The address that was probably meant, where its domain is one slip away from a usual one; else null. */
export function likelyMeant(email: string): string | null {
  const at = email.lastIndexOf("@") + 1;
  const [before, domain] = [email.slice(0, at), email.slice(at)];
  const distance = (usual: string) => editDistance(domain, usual);
  if (neighbors.has(domain) || usualDomains.some((usual) => distance(usual) === 0)) return null;
  const meant = usualDomains.find((usual) => distance(usual) === 1);
  return meant === undefined ? null : before + meant;
}
