import { readFromOutside } from "@striper/contract/validation";
import type { Instant } from "@striper/marine/time";
import * as z from "zod/mini";
import { AppError } from "#server/http/app-error.ts";

/*
 * Two fields moved between API versions, and webhooks use the version of their endpoint, so both
 * places are read.
 */

const reference = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((value) => (typeof value === "string" ? value : value.id)),
);
const seconds = z.pipe(
  z.number(),
  z.transform((value): Instant => value * 1000),
);

const invoice = z.object({
  status: z.nullish(z.string()),
  status_transitions: z.nullish(z.object({ finalized_at: z.nullish(seconds) })),
});

const subscriptionItem = z.object({
  current_period_start: z.nullish(seconds),
  /** Here since API version 2025-03-31. */
  current_period_end: z.nullish(seconds),
  quantity: z.nullish(z.number()),
  price: z.nullish(z.object({ unit_amount: z.nullish(z.number()) })),
});

const subscriptionWire = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  created: seconds,
  ended_at: z.nullish(seconds),
  cancel_at: z.nullish(seconds),
  cancel_at_period_end: z.nullish(z.boolean()),
  current_period_start: z.nullish(seconds),
  /** Here before API version 2025-03-31. */
  current_period_end: z.nullish(seconds),
  metadata: z.nullish(z.record(z.string(), z.string())),
  items: z.object({ data: z.array(subscriptionItem) }),
  latest_invoice: z.nullish(z.union([z.string(), invoice])),
});

export interface StripeSubscription {
  readonly id: string;
  readonly customerId: string;
  /** Undefined when this product did not start the subscription. */
  readonly accountId: string | undefined;
  readonly status: string;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  readonly periodEndsAt: Instant | null;
  readonly cancelsAt: Instant | null;
  /**
   * When the newest unpaid invoice was finalized, or else when its period began; null when it is
   * paid.
   */
  readonly owingSince: Instant | null;
  readonly amountCents: number;
}

function readAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const reading = readFromOutside(schema, value);
  if (reading.success) return reading.data;
  throw new AppError("payments_unavailable", { cause: reading.error });
}

export const accountKey = "account_id";

type Wire = z.output<typeof subscriptionWire>;

function owingSince({ latest_invoice: latest, ...wire }: Wire): Instant | null {
  const periodStart = wire.current_period_start ?? wire.items.data[0]?.current_period_start ?? null;
  if (latest === null || latest === undefined || typeof latest === "string") return periodStart;
  return latest.status === "paid" ? null : (latest.status_transitions?.finalized_at ?? periodStart);
}

export function readStripeSubscription(value: unknown): StripeSubscription {
  const wire = readAnswer(subscriptionWire, value);
  const items = wire.items.data;
  const periodEndsAt = wire.current_period_end ?? items[0]?.current_period_end ?? null;
  const cents = items.map(({ price, quantity }) => (price?.unit_amount ?? 0) * (quantity ?? 1));
  return {
    id: wire.id,
    customerId: wire.customer,
    accountId: wire.metadata?.[accountKey],
    status: wire.status,
    startedAt: wire.created,
    endedAt: wire.ended_at ?? null,
    periodEndsAt,
    cancelsAt: wire.cancel_at ?? (wire.cancel_at_period_end === true ? periodEndsAt : null),
    owingSince: owingSince(wire),
    amountCents: cents.reduce((sum, one) => sum + one, 0),
  };
}

const checkoutWire = z.object({
  id: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  created: seconds,
  expires_at: seconds,
  url: z.nullish(z.string()),
  subscription: z.nullish(reference),
});

export interface StripeCheckout {
  readonly id: string;
  readonly status: "open" | "complete" | "expired";
  readonly paymentStatus: "paid" | "unpaid" | "no_payment_required";
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly url: string | null;
  readonly subscriptionId: string | null;
}

export function readStripeCheckout(value: unknown): StripeCheckout {
  const wire = readAnswer(checkoutWire, value);
  return {
    id: wire.id,
    status: wire.status,
    paymentStatus: wire.payment_status,
    createdAt: wire.created,
    expiresAt: wire.expires_at,
    url: wire.url ?? null,
    subscriptionId: wire.subscription ?? null,
  };
}

const eventWire = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,250}$/)),
  type: z.string().check(z.maxLength(100)),
  data: z.object({
    object: z.looseObject({
      id: z.optional(z.string()),
      subscription: z.nullish(reference),
      parent: z.nullish(
        z.looseObject({
          subscription_details: z.nullish(z.looseObject({ subscription: z.nullish(reference) })),
        }),
      ),
    }),
  }),
});

/** Names the object an event is about; its state is read from Stripe. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly about:
    | { readonly kind: "checkout" | "subscription"; readonly id: string }
    | { readonly kind: "nothing-of-ours" };
}

function aboutOf({ type, data: { object } }: z.output<typeof eventWire>): StripeEvent["about"] {
  const invoiced = object.subscription ?? object.parent?.subscription_details?.subscription;
  if (type.startsWith("checkout.session.") && object.id !== undefined)
    return { kind: "checkout", id: object.id };
  if (type.startsWith("customer.subscription.") && object.id !== undefined)
    return { kind: "subscription", id: object.id };
  if (type.startsWith("invoice.") && typeof invoiced === "string")
    return { kind: "subscription", id: invoiced };
  return { kind: "nothing-of-ours" };
}

/** Returns "unreadable" for a signed event in an unknown format, which is ignored. */
export function readStripeEvent(value: unknown): StripeEvent | "unreadable" {
  const reading = readFromOutside(eventWire, value);
  if (!reading.success) return "unreadable";
  const { id, type } = reading.data;
  return { id, type, about: aboutOf(reading.data) };
}
