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
  /** Idempotency key: Stripe creates one customer per key. */
  readonly key: string;
}

export type CustomerContact = Pick<NewCustomer, "email" | "name">;

export interface NewCheckout {
  readonly customerId: string;
  readonly accountId: string;
  readonly key: string;
}

/** Every call rejects with `payments_unavailable` when Stripe does not answer. */
export interface StripeSource {
  load(): Promise<void>;
  createCustomer(wanted: NewCustomer): Promise<string>;
  /** Returns false when Stripe does not know the customer or refuses the address. */
  updateCustomer(id: string, contact: CustomerContact): Promise<boolean>;
  /** Returns undefined when the customer is gone. */
  createCheckout(wanted: NewCheckout): Promise<StripeCheckout | undefined>;
  readCheckout(id: string): Promise<StripeCheckout | undefined>;
  /** Returns false when the session was complete or expired. */
  expireCheckout(id: string): Promise<boolean>;
  readSubscription(id: string): Promise<StripeSubscription | undefined>;
  subscriptionsOf(customerId: string): Promise<StripeSubscription[]>;
  allSubscriptions(): AsyncIterable<readonly StripeSubscription[]>;
  /** Returns false when the subscription was canceled already, which Stripe reports as missing. */
  cancelSubscription(id: string): Promise<boolean>;
  deleteCustomer(id: string): Promise<void>;
  /** Returns undefined when the customer is gone. */
  portalUrl(customerId: string): Promise<string | undefined>;
  readEvent(body: Buffer, signature: string, now: Instant): Promise<EventReading>;
}

/** "forged" means the signature does not match or is older than five minutes. */
export type EventReading = StripeEvent | "forged" | "unreadable";

const signatureToleranceSeconds = 300;
const pageSize = 100;
/** The newest 20, which cover years. */
const customerSubscriptionsRead = 20;
const expandItems = ["data.latest_invoice"];

/** Adds the parameters to the key, because Stripe refuses a key repeated with other parameters. */
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
        // Requested while this page is stored.
        const next =
          page.has_more && last !== undefined ? read({ starting_after: last.id }) : undefined;
        // Its failure is thrown where it is awaited.
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
