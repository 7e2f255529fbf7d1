import { describe, expect, test } from "vitest";
import { licenseView, walletStats } from "#web/features/licenses/wallet/license-view.ts";

/** Noon in Boston. */
const now = Date.UTC(2026, 5, 13, 16);
const license = (expiry_date: string | null) => ({
  license_type: "saltwater" as const,
  issuer: "MA" as const,
  license_number: "MA-1",
  expiry_date,
});
const view = (expiry: string | null, at = now) => licenseView(license(expiry), at);

describe("a license", () => {
  test("is named in words, with its authority", () => {
    expect(view("2027-06-13")).toMatchObject({
      title: "Saltwater license",
      issuer: "Massachusetts",
      status: "Active",
      color: "green",
      expiry: "Expires June 13, 2027",
      validity: "Valid through June 13, 2027",
      monthsLeft: "about 12",
      banner: null,
    });
  });

  // SPEC 9.30
  test.each([
    ["2026-06-12", "Expired", "red", null],
    ["2026-06-13", "Expiring", "yellow", "less than 1"],
    ["2026-07-12", "Expiring", "yellow", "less than 1"],
    ["2026-07-13", "Expiring", "yellow", "about 1"],
    ["2026-07-14", "Expiring", "green", "about 1"],
    ["2026-08-12", "Expiring", "green", "about 2"],
    ["2026-08-13", "Active", "green", "about 2"],
  ])("that lasts to %s is %s, %s", (expiry, status, color, monthsLeft) => {
    expect(view(expiry)).toMatchObject({ status, color, monthsLeft });
  });

  // SPEC 2.77, 9.31
  test.each([
    ["2026-06-13", "Expires today"],
    ["2026-06-14", "Expires in 1 day"],
    ["2026-08-12", "Expires in 60 days"],
  ])("that lasts to %s warns: %s", (expiry, text) => {
    expect(view(expiry).banner).toEqual({ kind: "expiring", text });
  });

  // SPEC 2.77
  test("that has expired says so and asks to renew", () => {
    expect(view("2026-01-01")).toMatchObject({
      expiry: "Expired January 1, 2026",
      validity: "Expired January 1, 2026",
      banner: { kind: "expired", title: "License Expired", text: "Renew to stay compliant" },
    });
  });

  test.each(["2026-02-29", "2027-02-30", "soon", "9999-99-99"])(
    "that is said to last to %s is never green",
    (expiry) => {
      expect(view(expiry)).toMatchObject({
        color: "red",
        status: "Expiry date cannot be read",
        expiry: `Expires ${expiry}`,
      });
    },
  );

  test("lasts until midnight in Boston, also on a phone in Tokyo", () => {
    // 12:59 pm on the 14th in Tokyo is 11:59 pm on the 13th in Boston.
    const lastMinute = Date.UTC(2026, 5, 14, 3, 59);
    expect(view("2026-06-13", lastMinute).banner).toMatchObject({ text: "Expires today" });
    expect(view("2026-06-13", lastMinute + 60_000).banner).toMatchObject({ kind: "expired" });
  });
});

// SPEC 2.74
test("the wallet counts what it holds: an expired license is stored and nothing else", () => {
  const expiries = [null, "2026-06-12", "2026-06-13", "2026-08-12", "2026-08-13", "9999-12-31"];
  expect(walletStats(expiries.map(license), now)).toEqual({ stored: 6, active: 5, expiring: 2 });
  expect(walletStats([], now)).toEqual({ stored: 0, active: 0, expiring: 0 });
});
