import { createHash } from "node:crypto";
import type { Instant } from "@striper/marine/time";
import { createStripeCalls } from "#server/features/billing/stripe/stripe-calls.ts";
import type { StripeCalls } from "#server/features/billing/stripe/stripe-calls.ts";
import { lazyStripeClient } from "#server/features/billing/stripe/stripe-client.ts";
import type { PaymentSettings } from "#server/features/billing/stripe/stripe-client.ts";
import {
  accountKey,
  readStripeCheckout,
  readStripeEvent,
  readStripeSubscription,
} from "#server/features/billing/stripe/stripe-shapes.ts";
import type {
  StripeCheckout,
  StripeEvent,
  StripeSubscription,
} from "#server/features/billing/stripe/stripe-shapes.ts";

export interface NewCustomer {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  /** Asked again with the same key, Stripe makes no second one. */
  readonly key: string;
}

export type CustomerContact = Pick<NewCustomer, "email" | "name">;

export interface NewCheckout {
  readonly customerId: string;
  readonly accountId: string;
  readonly key: string;
}

/** All that is asked of Stripe. Every call rejects with `payments_unavailable` without an answer. */
export interface StripeSource {
  /** Loads its library. */
  load(): Promise<void>;
  createCustomer(wanted: NewCustomer): Promise<string>;
  /** False where Stripe knows no such customer, or takes the address for none. */
  updateCustomer(id: string, contact: CustomerContact): Promise<boolean>;
  /** Undefined when the customer is gone. */
  createCheckout(wanted: NewCheckout): Promise<StripeCheckout | undefined>;
  readCheckout(id: string): Promise<StripeCheckout | undefined>;
  /** False when it was complete or over. */
  expireCheckout(id: string): Promise<boolean>;
  readSubscription(id: string): Promise<StripeSubscription | undefined>;
  /** Those of a customer, the canceled ones too. */
  subscriptionsOf(customerId: string): Promise<StripeSubscription[]>;
  /** Those of everybody that are not canceled, in Stripe's pages. */
  allSubscriptions(): AsyncIterable<readonly StripeSubscription[]>;
  /** False when it was canceled already. */
  cancelSubscription(id: string): Promise<boolean>;
  deleteCustomer(id: string): Promise<void>;
  /** Undefined when the customer is gone. */
  portalUrl(customerId: string): Promise<string | undefined>;
  readEvent(body: Buffer, signature: string, now: Instant): Promise<EventReading>;
}

/** Forged: the signature does not match, or is older than five minutes. */
export type EventReading = StripeEvent | "forged" | "unreadable";

const signatureToleranceSeconds = 300;
const pageSize = 100;
/** The newest; more would be years of subscriptions. */
const customerSubscriptionsRead = 20;
const expandItems = ["data.latest_invoice"];

/** Stripe refuses a key that is repeated with other parameters: they are part of the key. */
function keyFor(key: string, wanted: object): string {
  const fingerprint = createHash("sha256").update(JSON.stringify(wanted)).digest("hex");
  return `${key}-${fingerprint.slice(0, 16)}`;
}

type CheckoutCalls = Pick<
  StripeSource,
  "createCustomer" | "updateCustomer" | "createCheckout" | "readCheckout" | "expireCheckout"
>;

function checkoutCalls(asking: StripeCalls, priceId: string, publicUrl: string): CheckoutCalls {
  return {
    async createCustomer({ accountId, email, name, key }) {
      const customer = { email, name, metadata: { [accountKey]: accountId } };
      const idempotencyKey = keyFor(key, customer);
      const made = await asking.always((sdk) => sdk.customers.create(customer, { idempotencyKey }));
      return made.id;
    },
    async updateCustomer(id, { email, name }) {
      const updated = await asking.unlessRefused((sdk) =>
        sdk.customers.update(id, { email, name }),
      );
      return updated !== undefined;
    },
    async createCheckout({ customerId, accountId, key }) {
      const metadata = { [accountKey]: accountId };
      const wanted = {
        mode: "subscription" as const,
        customer: customerId,
        client_reference_id: accountId,
        line_items: [{ price: priceId, quantity: 1 }],
        metadata,
        subscription_data: { metadata },
        success_url: `${publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${publicUrl}/profile`,
      };
      const options = { idempotencyKey: keyFor(key, wanted), maxNetworkRetries: 2 };
      const session = await asking.unlessMissing(
        (sdk) => sdk.checkout.sessions.create(wanted, options),
        "customer",
      );
      return session === undefined ? undefined : readStripeCheckout(session);
    },
    async readCheckout(id) {
      const session = await asking.unlessMissing((sdk) => sdk.checkout.sessions.retrieve(id));
      return session === undefined ? undefined : readStripeCheckout(session);
    },
    async expireCheckout(id) {
      const session = await asking.unlessRefused((sdk) => sdk.checkout.sessions.expire(id));
      return session !== undefined;
    },
  };
}

type SubscriptionCalls = Omit<StripeSource, keyof CheckoutCalls | "readEvent" | "load">;

function subscriptionCalls(
  asking: StripeCalls,
  priceId: string,
  publicUrl: string,
): SubscriptionCalls {
  return {
    async readSubscription(id) {
      const subscription = await asking.unlessMissing((sdk) =>
        sdk.subscriptions.retrieve(id, { expand: ["latest_invoice"] }),
      );
      return subscription === undefined ? undefined : readStripeSubscription(subscription);
    },
    async subscriptionsOf(customer) {
      const list = await asking.unlessMissing((sdk) =>
        sdk.subscriptions.list({
          customer,
          status: "all",
          limit: customerSubscriptionsRead,
          expand: expandItems,
        }),
      );
      return (list?.data ?? []).map(readStripeSubscription);
    },
    async *allSubscriptions() {
      const read = (from: { starting_after?: string }) =>
        asking.always((sdk) =>
          sdk.subscriptions.list({ price: priceId, limit: pageSize, expand: expandItems, ...from }),
        );
      for (let page = await read({}); ;) {
        const last = page.data.at(-1);
        // Under way while this page is stored.
        const next =
          page.has_more && last !== undefined ? read({ starting_after: last.id }) : undefined;
        // Its failure is met below, unless nobody asks for more.
        next?.catch(() => undefined);
        yield page.data.map(readStripeSubscription);
        if (next === undefined) return;
        page = await next;
      }
    },
    async cancelSubscription(id) {
      const canceled = await asking.unlessMissing((sdk) => sdk.subscriptions.cancel(id));
      return canceled !== undefined;
    },
    async deleteCustomer(id) {
      await asking.unlessMissing((sdk) => sdk.customers.del(id));
    },
    async portalUrl(customer) {
      const return_url = `${publicUrl}/profile`;
      const session = await asking.unlessMissing((sdk) =>
        sdk.billingPortal.sessions.create({ customer, return_url }),
      );
      return session?.url;
    },
  };
}

export function createStripeSource(settings: PaymentSettings, publicUrl: string): StripeSource {
  const { priceId, webhookSecret } = settings;
  const client = lazyStripeClient(settings);
  const asking = createStripeCalls(client);
  return {
    async load() {
      await client();
    },
    ...checkoutCalls(asking, priceId, publicUrl),
    ...subscriptionCalls(asking, priceId, publicUrl),
    async readEvent(body, signature, now) {
      const { sdk } = await client();
      const tolerance = signatureToleranceSeconds;
      try {
        return readStripeEvent(
          sdk.webhooks.constructEvent(body, signature, webhookSecret, tolerance, undefined, now),
        );
      } catch {
        return "forged";
      }
    },
  };
}
