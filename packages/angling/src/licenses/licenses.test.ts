import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { shiftDate } from "@striper/marine/time";
import {
  issuers,
  licenseStatus,
  licenseTypes,
  permitRules,
  reminderDates,
  renewalPortals,
  suggestedExpiry,
} from "./index.ts";

describe("a license's status", () => {
  // SPEC 4.30
  test.each([
    ["2026-12-31", "2026-10-31", "valid", 61, "green", false],
    ["2026-12-31", "2026-11-01", "valid", 60, "green", true],
    ["2026-12-31", "2026-11-30", "valid", 31, "green", true],
    ["2026-12-31", "2026-12-01", "valid", 30, "yellow", true],
    ["2026-12-31", "2026-12-31", "valid", 0, "yellow", true],
    ["2026-12-31", "2027-01-01", "expired", -1, "red", false],
    ["2028-02-29", "2028-02-28", "valid", 1, "yellow", true],
    ["2028-03-01", "2028-02-28", "valid", 2, "yellow", true],
    ["2027-03-01", "2027-02-28", "valid", 1, "yellow", true],
    ["9999-12-31", "2026-11-20", "valid", 2_912_119, "green", false],
  ])("until %s is on %s %s, %i days left", (expiry, today, kind, daysLeft, color, isExpiring) => {
    expect(licenseStatus(expiry, today)).toMatchObject({ kind, daysLeft, color, isExpiring });
  });

  test("counts calendar days across both clock changes", () => {
    expect(licenseStatus("2026-03-09", "2026-03-07")).toMatchObject({ daysLeft: 2 });
    expect(licenseStatus("2026-11-02", "2026-10-31")).toMatchObject({ daysLeft: 2 });
  });

  test("without an expiry date is green and never expiring", () => {
    expect(licenseStatus(null, "2026-11-20")).toEqual({
      kind: "no-expiry",
      color: "green",
      isExpiring: false,
    });
  });

  test.each(["2026-02-30", "31/12/2026", "", "2026-12-31T00:00:00Z"])(
    "with the expiry %j is an invalid date",
    (expiry) => {
      expect(licenseStatus(expiry, "2026-11-20").kind).toBe("invalid-date");
      expect(licenseStatus("2026-12-31", expiry).kind).toBe("invalid-date");
    },
  );

  test("is expired exactly when its last day has passed", () => {
    assert(
      property(integer({ min: -4000, max: 4000 }), (days) => {
        const status = licenseStatus(shiftDate("2026-11-20", days), "2026-11-20");
        expect(status).toMatchObject({ daysLeft: days, kind: days < 0 ? "expired" : "valid" });
      }),
    );
  });
});

describe("reminders", () => {
  test("are due 60, 30 and 7 days before and on the last day", () => {
    expect(reminderDates("2026-12-31", "2026-10-01")).toEqual([
      "2026-11-01",
      "2026-12-01",
      "2026-12-24",
      "2026-12-31",
    ]);
  });

  test("exclude past dates", () => {
    expect(reminderDates("2026-12-31", "2026-12-01")).toEqual([
      "2026-12-01",
      "2026-12-24",
      "2026-12-31",
    ]);
    expect(reminderDates("2026-12-31", "2027-01-01")).toEqual([]);
  });

  test("are empty for an invalid date", () => {
    expect(reminderDates("2026-02-30", "2026-01-01")).toEqual([]);
  });
});

describe("permits by age", () => {
  test.each([
    ["MA", 16, 60, "free at 60 and over"],
    ["NH", 16, null, ""],
  ] as const)("in %s are needed from %d on, free from %s on", (state, from, freeFrom, words) => {
    const { ages, who, fee } = permitRules[state];
    expect(ages).toEqual({ from, freeFrom });
    expect(who).toContain(`Needed at age ${from} and over`);
    expect(fee ?? "").toContain(words);
  });

  test("belong to the vessel in federal water, at any age", () => {
    expect(permitRules.FED.ages).toBeNull();
  });
});

describe("renewal", () => {
  // SPEC 2.79
  test.each([
    ["fishing", "MA", "https://massfishhunt.mass.gov"],
    ["saltwater", "MA", "https://massfishhunt.mass.gov"],
    ["hunting", "MA", "https://massfishhunt.mass.gov"],
    ["boating", "MA", "https://www.mass.gov/orgs/massachusetts-environmental-police"],
    ["other", "MA", "https://www.mass.gov/orgs/division-of-marine-fisheries"],
    ["fishing", "NH", "https://www.nhfishandgame.com"],
    ["saltwater", "NH", "https://www.nhfishandgame.com"],
    ["hunting", "NH", "https://www.nhfishandgame.com"],
    ["boating", "NH", "https://nhsp.dos.nh.gov"],
    ["other", "NH", "https://www.wildlife.nh.gov"],
    ["saltwater", "FED", "https://hmspermits.noaa.gov"],
    ["other", "FED", "https://hmspermits.noaa.gov"],
  ] as const)("of a %s license of %s is at %s", (type, issuer, url) => {
    expect(renewalPortals(type, issuer).map((portal) => portal.url)).toEqual([url]);
  });

  test("links to a portal only when one is known", () => {
    const withoutPortal = licenseTypes.flatMap((type) =>
      issuers
        .filter((issuer) => renewalPortals(type, issuer).some(({ isPortal }) => !isPortal))
        .map((issuer) => `${type} ${issuer}`),
    );
    expect(withoutPortal).toEqual([
      "boating MA",
      "boating NH",
      "boating FED",
      "boating other",
      "other MA",
      "other NH",
      "other other",
    ]);
  });
});

describe("the suggested expiry", () => {
  test.each([
    ["saltwater", "MA", "2026-12-31"],
    ["fishing", "NH", "2026-12-31"],
    ["hunting", "MA", "2026-12-31"],
    ["saltwater", "FED", "2026-12-31"],
    ["boating", "MA", null],
    ["other", "NH", null],
    ["saltwater", "other", null],
  ] as const)("of a %s license of %s is %s", (type, issuer, expiry) => {
    expect(suggestedExpiry(type, issuer, "2026-06-13")).toBe(expiry);
  });

  test("on the last day of the year is that day", () => {
    expect(suggestedExpiry("saltwater", "MA", "2026-12-31")).toBe("2026-12-31");
  });
});

describe("permit rules", () => {
  test("are held for both states and the federal permit, each with an official source", () => {
    for (const { source } of Object.values(permitRules)) expect(source.url).toMatch(/^https:\/\//);
    expect(permitRules.MA.fee).toMatch(/^\$10/);
    expect(permitRules.NH.fee).toBeNull();
    expect(permitRules.FED.who).toMatch(/^Covers the vessel/);
  });

  test("mention phone copies only when a source does", () => {
    const { MA, NH, FED } = permitRules;
    expect([MA.storedCopy, NH.storedCopy, FED.storedCopy]).toEqual([
      "Carry a paper or phone copy.",
      null,
      null,
    ]);
  });
});
