import { describe, expect, test } from "vitest";
import {
  readStripeCheckout,
  readStripeEvent,
  readStripeSubscription,
} from "#server/features/billing/stripe/stripe-shapes.ts";

/** Shortened from Stripe's published fixtures, with our own numbers. */
const item = {
  id: "si_QXhVnC2h0Jczwc",
  object: "subscription_item",
  quantity: 1,
  price: { id: "price_1PgafmB7WZ01zgkW6dKueIc5", unit_amount: 1999, currency: "usd" },
  subscription: "sub_1Pgc6rB7WZ01zgkWNy0Cn5nw",
};
const period = { current_period_start: 1_781_000_000, current_period_end: 1_783_600_000 };
const subscription = {
  id: "sub_1Pgc6rB7WZ01zgkWNy0Cn5nw",
  object: "subscription",
  customer: "cus_QXg1o8vcGmoR32",
  status: "active",
  created: 1_781_000_000,
  ended_at: null,
  cancel_at: null,
  cancel_at_period_end: false,
  metadata: { account_id: "8a1c0b2e-0000-4000-8000-000000000001" },
  latest_invoice: "in_1Pgc6tB7WZ01zgkWu9fdqL6I",
};
const unreadable = expect.objectContaining({ code: "payments_unavailable" });
const older = { ...subscription, ...period, items: { object: "list", data: [item] } };
const newer = { ...subscription, items: { object: "list", data: [{ ...item, ...period }] } };

describe("a Stripe subscription", () => {
  test("is read from both places of its period", () => {
    expect(readStripeSubscription(older)).toEqual(readStripeSubscription(newer));
    expect(readStripeSubscription(newer)).toEqual({
      id: "sub_1Pgc6rB7WZ01zgkWNy0Cn5nw",
      customerId: "cus_QXg1o8vcGmoR32",
      accountId: "8a1c0b2e-0000-4000-8000-000000000001",
      status: "active",
      startedAt: 1_781_000_000_000,
      endedAt: null,
      periodEndsAt: 1_783_600_000_000,
      cancelsAt: null,
      owingSince: 1_781_000_000_000,
      amountCents: 1999,
    });
  });

  test("is read with either way of canceling", () => {
    const atPeriodEnd = { ...newer, cancel_at_period_end: true };
    const atDate = { ...newer, cancel_at: 1_783_000_000 };
    expect(readStripeSubscription(atPeriodEnd).cancelsAt).toBe(1_783_600_000_000);
    expect(readStripeSubscription(atDate).cancelsAt).toBe(1_783_000_000_000);
  });

  test("is unpaid since its newest invoice was finalized, and not once that is paid", () => {
    const invoice = { status: "open", status_transitions: { finalized_at: 1_781_003_600 } };
    const owing = { ...newer, status: "past_due", latest_invoice: invoice };
    expect(readStripeSubscription(owing).owingSince).toBe(1_781_003_600_000);
    const paid = { ...owing, latest_invoice: { ...invoice, status: "paid" } };
    expect(readStripeSubscription(paid).owingSince).toBeNull();
  });

  test("accepts an expanded customer and several items", () => {
    const whole = { ...newer, customer: { id: "cus_1", object: "customer" } };
    const several = { ...whole, items: { data: [item, { ...item, quantity: 2 }] } };
    expect(readStripeSubscription(several)).toMatchObject({
      customerId: "cus_1",
      amountCents: 5997,
      periodEndsAt: null,
    });
  });

  test("is refused in any other shape", () => {
    for (const value of [null, {}, "sub_1", { ...newer, created: "today" }, { ...newer, items: 1 }])
      expect(() => readStripeSubscription(value)).toThrow(unreadable);
  });
});

describe("a Stripe Checkout Session", () => {
  test("has no page once it is complete", () => {
    const session = {
      id: "cs_test_a1YS1URlnyQCN5fUUduORoQ7Pw41PJqDWkIVQCpJPqkfIhd6tVY8XB1OLY",
      object: "checkout.session",
      created: 1_781_000_000,
      expires_at: 1_781_086_400,
      status: "complete",
      payment_status: "paid",
      url: null,
      subscription: { id: "sub_1", object: "subscription" },
    };
    expect(readStripeCheckout(session)).toEqual({
      id: session.id,
      status: "complete",
      paymentStatus: "paid",
      createdAt: 1_781_000_000_000,
      expiresAt: 1_781_086_400_000,
      url: null,
      subscriptionId: "sub_1",
    });
  });

  test("is refused in any other shape", () => {
    for (const value of [null, {}, "cs_test_1", { id: "cs_test_1", status: "complete" }])
      expect(() => readStripeCheckout(value)).toThrow(unreadable);
  });
});

describe("a Stripe event", () => {
  const event = (type: string, object: object) =>
    readStripeEvent({
      id: "evt_1Pgc76B7WZ01zgkWwyRHS12y",
      object: "event",
      type,
      data: { object },
    });
  const about = (type: string, object: object) => {
    const reading = event(type, object);
    return reading === "unreadable" ? reading : reading.about;
  };

  test("names its object, with an invoice in both shapes", () => {
    expect(about("checkout.session.completed", { id: "cs_1" })).toEqual({
      kind: "checkout",
      id: "cs_1",
    });
    const ofSubscription = { kind: "subscription", id: "sub_1" };
    expect(about("customer.subscription.deleted", { id: "sub_1" })).toEqual(ofSubscription);
    expect(about("invoice.payment_failed", { id: "in_1", subscription: "sub_1" })).toEqual(
      ofSubscription,
    );
    const parent = {
      type: "subscription_details",
      subscription_details: { subscription: "sub_1" },
    };
    expect(about("invoice.payment_failed", { id: "in_1", parent })).toEqual(ofSubscription);
  });

  test("is unreadable when it is no event, a thin one or one with an unusual id", () => {
    const thin = {
      id: "evt_1",
      object: "v2.core.event",
      type: "x",
      related_object: { id: "sub_1" },
    };
    for (const value of [null, [], "evt", {}, thin, { id: "evt_'; --", type: "x", data: {} }])
      expect(readStripeEvent(value)).toBe("unreadable");
  });
});
