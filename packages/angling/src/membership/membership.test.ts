import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { day, hour, parseIso } from "@striper/marine/time";
import {
  isBehindPaywall,
  may,
  membershipOf,
  profileLabels,
  subscriptionBanner,
  trialEnd,
  type Account,
  type Capability,
  type MembershipState,
} from "./index.ts";

const start = Date.UTC(2026, 5, 13, 9);
const onTrial: Account = { trialStartedAt: start, paidUntil: null, pastDueSince: null };
const paid: Account = { ...onTrial, paidUntil: start + 40 * day };
const failing: Account = { ...paid, pastDueSince: start + 40 * day };

const at = (account: Account, now: number) => membershipOf(account, now);

describe("a trial", () => {
  test.each([
    [0, "trial", 7],
    [1, "trial", 7],
    [day - 1, "trial", 7],
    [day, "trial", 6],
    [day + 1, "trial", 6],
    [6 * day, "trial", 1],
    [7 * day - 1, "trial", 1],
    [7 * day, "expired", 0],
    [8 * day, "expired", 0],
    [700 * day, "expired", 0],
  ])("%i ms after its start is %s with %i days", (elapsed, state, trialDaysRemaining) => {
    expect(at(onTrial, start + elapsed)).toEqual({
      state,
      trialDaysRemaining,
      graceDaysRemaining: 0,
    });
  });

  test("lasts 168 hours across clock changes", () => {
    const spring = parseIso("2026-03-05T22:00:00Z") ?? 0;
    expect(trialEnd(spring) - spring).toBe(168 * hour);
    expect(new Date(trialEnd(spring)).toISOString()).toBe("2026-03-12T22:00:00.000Z");
  });

  test("never gains days over time", () => {
    assert(
      property(integer({ min: 0, max: 10 * day }), integer({ min: 0, max: day }), (from, more) => {
        const before = at(onTrial, start + from);
        const after = at(onTrial, start + from + more);
        expect(after.trialDaysRemaining).toBeLessThanOrEqual(before.trialDaysRemaining);
        expect(before.state === "trial").toBe(before.trialDaysRemaining > 0);
      }),
    );
  });
});

describe("a subscription", () => {
  test("is active to its end, also within the trial", () => {
    expect(at(paid, start + day)).toEqual({
      state: "active",
      trialDaysRemaining: 0,
      graceDaysRemaining: 0,
    });
    expect(at(paid, start + 40 * day - 1).state).toBe("active");
    expect(at(paid, start + 40 * day).state).toBe("expired");
  });

  test("returns to the trial when it ends within it", () => {
    expect(at({ ...onTrial, paidUntil: start + 2 * day }, start + 3 * day)).toMatchObject({
      state: "trial",
      trialDaysRemaining: 4,
    });
  });

  test.each([
    [0, "past_due", 7],
    [6 * day, "past_due", 1],
    [7 * day - 1, "past_due", 1],
    [7 * day, "expired", 0],
  ])("whose payment failed %i ms ago is %s with %i days of grace", (elapsed, state, grace) => {
    expect(at(failing, start + 40 * day + elapsed)).toEqual({
      state,
      trialDaysRemaining: 0,
      graceDaysRemaining: grace,
    });
  });
});

describe("a person's capabilities", () => {
  const premium: readonly Capability[] = [
    "view-conditions",
    "view-spots",
    "use-assistant",
    "watch-vessels",
    "log-catches",
    "store-licenses",
  ];
  const always: readonly Capability[] = [
    "read-regulations",
    "edit-profile",
    "export-own-data",
    "delete-account",
  ];
  const states: readonly MembershipState[] = ["active", "trial", "past_due", "expired"];
  const allowed = (capability: Capability) => states.filter((state) => may(state, capability));

  test("include premium features unless the membership has expired", () => {
    for (const capability of premium) {
      expect(allowed(capability)).toEqual(["active", "trial", "past_due"]);
    }
  });

  test("always include their own data and the regulations", () => {
    for (const capability of always) expect(allowed(capability)).toEqual(states);
  });

  test("depend on the subscription for payment actions", () => {
    expect(allowed("start-upgrade")).toEqual(["trial", "expired"]);
    expect(allowed("open-billing-portal")).toEqual(["active", "past_due"]);
  });
});

describe("the membership text", () => {
  // SPEC 4.6
  test("shows the days left on trial", () => {
    expect(subscriptionBanner(at(onTrial, start))).toEqual({
      title: "Free Trial Active",
      detail: "7 days remaining",
    });
    expect(subscriptionBanner(at(onTrial, start + 6 * day))).toEqual({
      title: "Free Trial Active",
      detail: "1 day remaining",
    });
  });

  // SPEC 4.6
  test("offers an upgrade after the trial", () => {
    const lapsed = at(onTrial, start + 7 * day);
    expect(subscriptionBanner(lapsed)).toEqual({
      title: "Trial Expired, Upgrade to continue access",
      detail: null,
    });
    expect(isBehindPaywall(lapsed)).toBe(true);
  });

  // SPEC 4.7
  test("shows the state in the profile", () => {
    expect(profileLabels).toEqual({
      trial: "Free Trial",
      active: "Premium Active",
      past_due: "Premium Active",
      expired: "Expired",
    });
  });
});
