import { BlockList, isIP } from "node:net";

/**
 * IPv4 ranges without public internet hosts: IANA's special-purpose registry (RFC 6890 and its
 * updates, read November 2026), multicast and reserved ranges.
 */
const notPublic4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

/** The only IPv6 range of public internet hosts (RFC 4291, section 2.4). */
const globalUnicast = ["2000::", 3] as const;
/**
 * Exceptions within `globalUnicast`: protocols (Teredo, ORCHID, benchmarks), documentation, and
 * 6to4, which hides an IPv4 address.
 */
const notPublic6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
] as const;

/** Prefix by which a network without IPv4 reaches IPv4 addresses (RFC 6052). */
const nat64 = "64:ff9b::";
const nat64Bits = 96;

const blocked = new BlockList();
const allowed6 = new BlockList();
for (const [network, bits] of notPublic4) {
  blocked.addSubnet(network, bits, "ipv4");
  blocked.addSubnet(`${nat64}${network}`, nat64Bits + bits, "ipv6");
}
for (const [network, bits] of notPublic6) blocked.addSubnet(network, bits, "ipv6");
allowed6.addSubnet(...globalUnicast, "ipv6");
allowed6.addSubnet(nat64, nat64Bits, "ipv6");

/**
 * Returns true for an IP address of the public internet. Returns false for private,
 * provider-internal and multicast addresses and for any other text.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, "ipv4");
  // "%" separates a link-local address from its network interface.
  if (family !== 6 || address.includes("%")) return false;
  return allowed6.check(address, "ipv6") && !blocked.check(address, "ipv6");
}
