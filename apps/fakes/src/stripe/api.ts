import { entriesOf, listOf, textOf } from "#fakes/stripe/form.ts";
import type { Form } from "#fakes/stripe/form.ts";
import { notFound, refusal } from "#fakes/stripe/idempotency.ts";
import type { StripeAnswer } from "#fakes/stripe/idempotency.ts";
import type { Lifecycle } from "#fakes/stripe/lifecycle.ts";
import type { CheckoutSession, StripeState, Subscription } from "#fakes/stripe/state.ts";
import {
  customerWire,
  invoiceWire,
  listWire,
  portalWire,
  priceWire,
  sessionWire,
  subscriptionWire,
} from "#fakes/stripe/wire.ts";

export interface ApiContext {
  readonly state: StripeState;
  readonly lifecycle: Lifecycle;
  /** Where the hosted pages are. */
  readonly pages: () => string;
}

export interface ApiCall {
  readonly id: string;
  readonly form: Form;
}

type Answer = (context: ApiContext, call: ApiCall) => StripeAnswer;

const ok = (body: object): StripeAnswer => ({ status: 200, body });
const sessionLifeSeconds = 24 * 3600;

const missing = (name: string): StripeAnswer =>
  refusal(400, "invalid_request_error", "parameter_missing", `Missing required param: ${name}.`);

const createCustomer: Answer = ({ state }, { form }) => {
  const customer = {
    id: state.newId("cus"),
    email: textOf(form["email"]),
    name: textOf(form["name"]),
    metadata: entriesOf(form["metadata"]),
    created: state.now(),
    deleted: false,
  };
  state.customers.set(customer.id, customer);
  return ok(customerWire(customer));
};

const readCustomer: Answer = ({ state }, { id }) => {
  const customer = state.customers.get(id);
  return customer === undefined ? notFound("customer", id) : ok(customerWire(customer));
};

const updateCustomer: Answer = ({ state }, { id, form }) => {
  const customer = state.customers.get(id);
  if (customer === undefined || customer.deleted) return notFound("customer", id);
  if (form["email"] !== undefined) customer.email = textOf(form["email"]);
  if (form["name"] !== undefined) customer.name = textOf(form["name"]);
  return ok(customerWire(customer));
};

const deleteCustomer: Answer = ({ state, lifecycle }, { id }) => {
  const customer = state.customers.get(id);
  if (customer === undefined || customer.deleted) return notFound("customer", id);
  for (const subscription of state.subscriptions.values())
    if (subscription.customer === id) lifecycle.cancelNow(subscription);
  customer.deleted = true;
  return ok(customerWire(customer));
};

const createSession: Answer = (context, { form }) => {
  const { state, pages } = context;
  const customer = textOf(form["customer"]) ?? "";
  const known = state.customers.get(customer);
  if (known === undefined || known.deleted) return notFound("customer", customer, "customer");
  const successUrl = textOf(form["success_url"]);
  if (successUrl === undefined) return missing("success_url");
  const item = listOf(form["line_items"])[0];
  const details = form["subscription_data"];
  const session: CheckoutSession = {
    id: state.newId("cs_test"),
    customer,
    price: entriesOf(item)["price"] ?? "price_unknown",
    clientReference: textOf(form["client_reference_id"]),
    metadata: entriesOf(form["metadata"]),
    subscriptionMetadata:
      typeof details === "object" && !Array.isArray(details) ? entriesOf(details["metadata"]) : {},
    successUrl,
    cancelUrl: textOf(form["cancel_url"]) ?? successUrl,
    created: state.now(),
    expiresAt: state.now() + sessionLifeSeconds,
    status: "open",
    paymentStatus: "unpaid",
    subscription: undefined,
  };
  state.sessions.set(session.id, session);
  return ok(sessionWire(state, session, pages()));
};

/** A session expires even when nobody reads it. */
export function currentSession(
  { state, lifecycle }: ApiContext,
  id: string,
): CheckoutSession | undefined {
  const session = state.sessions.get(id);
  if (session?.status === "open" && session.expiresAt <= state.now()) lifecycle.expire(session);
  return session;
}

const readSession: Answer = (context, { id }) => {
  const session = currentSession(context, id);
  if (session === undefined) return notFound("checkout.session", id);
  return ok(sessionWire(context.state, session, context.pages()));
};

const expireSession: Answer = (context, { id }) => {
  const session = currentSession(context, id);
  if (session === undefined) return notFound("checkout.session", id);
  if (session.status !== "open")
    return refusal(
      400,
      "invalid_request_error",
      "resource_already_exists",
      'Only Checkout Sessions with a status in ["open"] can be expired.',
    );
  context.lifecycle.expire(session);
  return ok(sessionWire(context.state, session, context.pages()));
};

const withSubscription =
  (act: (context: ApiContext, subscription: Subscription, form: Form) => void): Answer =>
  (context, { id, form }) => {
    const subscription = context.state.subscriptions.get(id);
    if (subscription === undefined) return notFound("subscription", id);
    act(context, subscription, form);
    return ok(expanded(context, subscription, form));
  };

function expanded({ state }: ApiContext, subscription: Subscription, form: Form): object {
  const wire = subscriptionWire(state, subscription);
  const invoice = state.invoices.get(subscription.latestInvoice);
  const wanted = listOf(form["expand"]);
  const isWanted = wanted.includes("latest_invoice") || wanted.includes("data.latest_invoice");
  return isWanted && invoice !== undefined
    ? { ...wire, latest_invoice: invoiceWire(state, invoice) }
    : wire;
}

const listSubscriptions: Answer = (context, { form }) => {
  const { customer, price, status, starting_after: after, limit } = form;
  const matching = [...context.state.subscriptions.values()]
    .filter((one) => customer === undefined || one.customer === customer)
    .filter((one) => price === undefined || one.price === price)
    .filter((one) => status === "all" || one.status === (status ?? one.status))
    .filter((one) => status !== undefined || one.status !== "canceled")
    // Newest first, as Stripe lists.
    .toReversed();
  const from = after === undefined ? 0 : matching.findIndex(({ id }) => id === after) + 1;
  const size = Math.min(Number(textOf(limit) ?? "10"), context.state.mostOnPage);
  const page = matching.slice(from, from + size);
  return ok(
    listWire(
      "/v1/subscriptions",
      page.map((one) => expanded(context, one, form)),
      matching.length > from + page.length,
    ),
  );
};

const createPortal: Answer = ({ state, pages }, { form }) => {
  const customer = textOf(form["customer"]) ?? "";
  if (state.customers.get(customer)?.deleted !== false)
    return notFound("customer", customer, "customer");
  const portal = {
    id: state.newId("bps"),
    customer,
    returnUrl: textOf(form["return_url"]) ?? "/",
    created: state.now(),
  };
  state.portals.set(portal.id, portal);
  return ok(portalWire(portal, pages()));
};

const listInvoices: Answer = ({ state }, { form }) => {
  const { customer, subscription } = form;
  const matching = [...state.invoices.values()]
    .filter((one) => customer === undefined || one.customer === customer)
    .filter((one) => subscription === undefined || one.subscription === subscription);
  return ok(
    listWire(
      "/v1/invoices",
      matching.map((one) => invoiceWire(state, one)),
    ),
  );
};

const cancelSubscription = withSubscription(({ lifecycle }, subscription) =>
  lifecycle.cancelNow(subscription),
);

/** The part of Stripe's API that the product uses, by method and path below `/v1`. */
export const api: readonly (readonly ["GET" | "POST" | "DELETE", string, Answer])[] = [
  ["POST", "/customers", createCustomer],
  ["GET", "/customers/:id", readCustomer],
  ["POST", "/customers/:id", updateCustomer],
  ["DELETE", "/customers/:id", deleteCustomer],
  ["POST", "/checkout/sessions", createSession],
  ["GET", "/checkout/sessions/:id", readSession],
  ["POST", "/checkout/sessions/:id/expire", expireSession],
  ["GET", "/subscriptions", listSubscriptions],
  ["GET", "/subscriptions/:id", withSubscription(() => undefined)],
  [
    "POST",
    "/subscriptions/:id",
    withSubscription(({ lifecycle }, subscription, form) => {
      const wanted = form["cancel_at_period_end"];
      if (wanted !== undefined) lifecycle.cancelAtPeriodEnd(subscription, wanted === "true");
    }),
  ],
  [
    "DELETE",
    "/subscriptions/:id",
    (context, call) =>
      context.state.subscriptions.get(call.id)?.status === "canceled"
        ? notFound("subscription", call.id)
        : cancelSubscription(context, call),
  ],
  ["POST", "/billing_portal/sessions", createPortal],
  ["GET", "/invoices", listInvoices],
  ["GET", "/prices/:id", (_context, { id }) => ok(priceWire(id))],
];
