import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { instant } from "#contract/schemas.ts";

export const plan = z.literal("monthly");

const checkoutSessionId = z.string().check(z.maxLength(255), z.regex(/^cs_[A-Za-z0-9_]+$/));

export const createCheckout = defineEndpoint({
  method: "POST",
  path: "/api/payments/checkout/session",
  summary: "Start the payment of the monthly plan on Stripe's page.",
  access: "account",
  body: z.strictObject({
    plan,
    /** Must be this installation's own origin. */
    origin_url: z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[!"$-.0->A-[\]-~]+\/?$/)),
  }),
  response: z.object({ checkout_url: z.string() }),
  errors: ["payments_unavailable", "already_subscribed"],
  limits: { perMinute: 10 },
});

export const checkoutStatus = defineEndpoint({
  method: "GET",
  path: "/api/payments/checkout/status/:session_id",
  summary: "How the payment of a Checkout Session stands; polled by the result screen.",
  access: "account",
  params: z.strictObject({ session_id: checkoutSessionId }),
  response: z.object({
    payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
    status: z.enum(["open", "complete", "expired"]),
  }),
  errors: ["not_found", "payments_unavailable"],
  limits: { perMinute: 60 },
});

export const subscription = defineEndpoint({
  method: "GET",
  path: "/api/payments/subscription",
  summary: "The paid plan, and the link to Stripe's billing portal.",
  access: "account",
  response: z.object({
    plan: z.nullable(plan),
    status: z.enum(["none", "active", "past_due", "canceled"]),
    current_period_end: z.nullable(instant),
    cancel_at_period_end: z.boolean(),
    grace_until: z.nullable(instant),
    /** Null without a Stripe customer, or when Stripe does not answer. */
    billing_portal_url: z.nullable(z.string()),
  }),
  limits: { perMinute: 30 },
});

/** Stripe limits events to 256 kB. */
const webhookBodyBytes = 256 * 1024;

export const stripeWebhook = defineEndpoint({
  method: "POST",
  path: "/api/payments/webhook",
  summary: "Events from Stripe, checked by the `Stripe-Signature` header.",
  access: "public",
  bodyKind: "raw",
  body: z.unknown(),
  response: z.object({ received: z.literal(true) }),
  errors: ["invalid_signature", "payments_unavailable"],
  limits: { bodyBytes: webhookBodyBytes, perMinute: 600 },
});
