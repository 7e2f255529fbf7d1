import { day } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import {
  renewalSlackMs,
  subscriptionStateOf,
  summaryOf,
} from "#server/features/billing/subscription-state.ts";

const now = Date.UTC(2026, 5, 13, 9);
const running = {
  id: "sub_1",
  accountId: "8a1c0b2e-0000-4000-8000-000000000001",
  status: "active",
  periodEndsAt: now + 10 * day,
  cancelsAt: null,
  pastDueSince: null,
  startedAt: now - 20 * day,
  endedAt: null,
  amountCents: 1999,
  readAt: now,
};
const owing = { ...running, status: "past_due", pastDueSince: now - 2 * day };
const over = { ...running, status: "canceled", endedAt: now - day };

describe("an account's payment state", () => {
  test("is empty without a subscription, and after one has ended", () => {
    const nothing = { paidUntil: null, pastDueSince: null };
    expect(subscriptionStateOf([], now)).toEqual(nothing);
    expect(subscriptionStateOf([over], now)).toEqual(nothing);
    for (const status of ["incomplete", "incomplete_expired", "paused", "invented_later"])
      expect(subscriptionStateOf([{ ...running, status }], now)).toEqual(nothing);
  });

  test("is paid until the period ends, and a little longer while the renewal is awaited", () => {
    expect(subscriptionStateOf([running], now).paidUntil).toBe(running.periodEndsAt);
    const end = running.periodEndsAt;
    expect(subscriptionStateOf([running], end - 1).paidUntil).toBe(end);
    expect(subscriptionStateOf([running], end).paidUntil).toBe(end + renewalSlackMs);
  });

  test("is paid exactly until a canceled plan ends", () => {
    const canceled = { ...running, cancelsAt: running.periodEndsAt };
    expect(subscriptionStateOf([canceled], running.periodEndsAt).paidUntil).toBe(
      running.periodEndsAt,
    );
  });

  test("is past due since the payment failed, even after Stripe stopped retrying", () => {
    const state = { paidUntil: null, pastDueSince: now - 2 * day };
    expect(subscriptionStateOf([owing], now)).toEqual(state);
    expect(subscriptionStateOf([{ ...owing, status: "unpaid" }], now)).toEqual(state);
  });

  test("follows the running plan before an unpaid and an ended one", () => {
    const state = { paidUntil: running.periodEndsAt, pastDueSince: null };
    expect(subscriptionStateOf([over, owing, running], now)).toEqual(state);
  });
});

describe("the summary of a plan", () => {
  test("describes the running plan, or else the unpaid or the last one", () => {
    expect(summaryOf([])).toMatchObject({ status: "none" });
    expect(summaryOf([over, running])).toMatchObject({ status: "active", isCanceling: false });
    expect(summaryOf([owing])).toMatchObject({
      status: "past_due",
      graceUntil: now + 5 * day,
    });
    expect(summaryOf([over])).toMatchObject({ status: "canceled", periodEndsAt: now - day });
    expect(summaryOf([{ ...over, status: "incomplete_expired" }])).toMatchObject({
      status: "none",
    });
  });
});
