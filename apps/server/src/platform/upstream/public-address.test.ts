import { isIPv6 } from "node:net";
import * as fc from "fast-check";
import ipaddr from "ipaddr.js";
import { describe, expect, test } from "vitest";
import { isPublicAddress } from "#server/platform/upstream/public-address.ts";

describe("an address of the public internet", () => {
  test.each([
    "8.8.8.8",
    "1.1.1.1",
    "100.63.255.255",
    "100.128.0.0",
    "172.32.0.0",
    "223.255.255.255",
  ])("is %s", (address) => expect(isPublicAddress(address)).toBe(true));

  test.each(["2606:4700:4700::1111", "2001:200::1", "2a00:1450::5", "64:ff9b::8.8.8.8"])(
    "is %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ["this machine", ["127.0.0.1", "127.255.255.255", "0.0.0.0", "0.1.2.3", "::1", "::"]],
    ["the network around it", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"]],
    ["its link", ["169.254.169.254", "fe80::1", "fe80::1%eth0", "febf::1"]],
    ["a provider's inside", ["100.64.0.1", "100.127.255.255"]],
    ["a private IPv6 network", ["fc00::1", "fd12:3456::1", "fec0::1"]],
    ["a group of machines", ["224.0.0.1", "239.255.255.250", "ff02::1", "255.255.255.255"]],
    ["nobody yet", ["240.0.0.1", "4000::1", "5f00::1"]],
    ["documents and benchmarks", ["192.0.2.1", "198.18.0.1", "198.51.100.1", "2001:db8::1"]],
    [
      "IPv4 written as IPv6",
      ["::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:7f00:1", "::127.0.0.1"],
    ],
    ["IPv4 hidden in 6to4", ["2002:7f00:1::", "2002:a9fe:a9fe::1", "2002:808:808::1"]],
    ["IPv4 hidden in Teredo", ["2001:0:4136:e378:8000:63bf:3fff:fdd2"]],
    [
      "private IPv4 behind NAT64",
      ["64:ff9b::127.0.0.1", "64:ff9b::a9fe:a9fe", "64:ff9b::10.1.2.3"],
    ],
    ["a NAT64 of one's own", ["64:ff9b:1::8.8.8.8"]],
    ["no address", ["localhost", "", "8.8.8", "0x7f.1", "2130706433", "8.8.8.8 ", "[::1]"]],
  ])("is none of %s", (_what, addresses) => {
    expect(addresses.filter((address) => isPublicAddress(address))).toEqual([]);
  });

  test("agrees with an independent library about every IPv4 address", () => {
    // The library does not know these ranges, which were reserved later.
    const knownToUsOnly = ["192.0.0.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.175.48.0/24"];
    const isKnownToUsOnly = (address: ipaddr.IPv4): boolean =>
      knownToUsOnly.some((range) => address.match(ipaddr.IPv4.parseCIDR(range)));
    const edges = ["9.255.255.255", "11.0.0.0", "126.255.255.255", "128.0.0.0", "198.20.0.0"];
    const anyAddress = fc.oneof(fc.ipV4(), fc.constantFrom(...edges));
    fc.assert(
      fc.property(anyAddress, (text) => {
        const address = ipaddr.IPv4.parse(text);
        const isUnicast = address.range() === "unicast" && !isKnownToUsOnly(address);
        expect(isPublicAddress(text)).toBe(isUnicast);
      }),
      { numRuns: 5000 },
    );
  });

  test("allows no IPv6 address that an independent library reserves, however it is written", () => {
    const starts = ["2001:", "2002:", "64:ff9b:", "fe80:", "fc00:", "::ffff:", "2620:4f:", "3fff:"];
    const near = fc
      .tuple(fc.constantFrom(...starts), fc.ipV6())
      .map(([start, rest]) => `${start}${rest}`.slice(0, 39))
      .filter((text) => isIPv6(text));
    fc.assert(
      fc.property(fc.oneof(fc.ipV6(), near), (text) => {
        const address = ipaddr.IPv6.parse(text);
        const range = address.range();
        const spellings = [text, address.toNormalizedString(), address.toRFC5952String()];
        const verdicts = spellings.map((spelling) => isPublicAddress(spelling));
        expect(new Set(verdicts).size).toBe(1);
        const isReserved = !["unicast", "rfc6052"].includes(range);
        expect(verdicts[0] === true && isReserved).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });

  test("behind NAT64 is public exactly where the IPv4 address in it is", () => {
    fc.assert(
      fc.property(fc.ipV4(), (text) => {
        expect(isPublicAddress(`64:ff9b::${text}`)).toBe(isPublicAddress(text));
      }),
      { numRuns: 2000 },
    );
  });
});
