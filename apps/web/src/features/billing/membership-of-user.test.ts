import { isBehindPaywall, subscriptionBanner } from "@striper/angling/membership";
import { describe, expect, test } from "vitest";
import { membershipOfUser } from "#web/features/billing/membership-of-user.ts";
import { someUser } from "#web/testing/some-user.ts";

const now = Date.parse("2026-06-15T12:00:00.000Z");

function membership(changes: Partial<typeof someUser>) {
  return membershipOfUser({ ...someUser, ...changes }, now);
}

describe("the membership on this device", () => {
  test("has as many days of trial as the server says, whatever this clock says", () => {
    const years = now + 3 * 365 * 86_400_000;
    expect(membershipOfUser(someUser, years)).toEqual({
      state: "trial",
      trialDaysRemaining: 5,
      graceDaysRemaining: 0,
    });
  });

  test.each(["trial", "active", "past_due", "expired"] as const)(
    "called %s is behind the paywall once access is over",
    (status) => {
      const over = membership({
        subscription_status: status,
        has_access: false,
        access_until: null,
        trial_days_remaining: 0,
      });
      expect(isBehindPaywall(over)).toBe(true);
    },
  );

  test("of a paid plan has no banner", () => {
    expect(subscriptionBanner(membership({ subscription_status: "active" }))).toBeNull();
  });

  test.each([
    ["2026-06-22T12:00:00.000Z", 7],
    ["2026-06-16T12:00:00.001Z", 2],
    ["2026-06-15T12:00:01.000Z", 1],
    // The server still says past due, so at least one day remains until it is asked again.
    ["2026-06-01T00:00:00.000Z", 1],
    ["2027-06-01T00:00:00.000Z", 7],
    [null, 7],
  ])("past due until %s has %i days of grace", (until, days) => {
    const late = membership({ subscription_status: "past_due", access_until: until });
    expect(late.graceDaysRemaining).toBe(days);
    expect(isBehindPaywall(late)).toBe(false);
  });
});
