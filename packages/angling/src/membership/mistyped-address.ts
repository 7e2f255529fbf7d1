import { editDistance } from "#angling/species/edit-distance.ts";

const usualDomains = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "comcast.net",
  "verizon.net",
] as const;

/** Real domains that resemble a typo. */
const neighbors = new Set(["mail.com", "email.com", "ymail.com"]);

export function likelyMeant(email: string): string | null {
  const at = email.lastIndexOf("@") + 1;
  const [before, domain] = [email.slice(0, at), email.slice(at)];
  const distance = (usual: string) => editDistance(domain, usual);
  if (neighbors.has(domain) || usualDomains.some((usual) => distance(usual) === 0)) return null;
  const meant = usualDomains.find((usual) => distance(usual) === 1);
  return meant === undefined ? null : before + meant;
}
