import type {
  CheckoutSession,
  Invoice,
  Seconds,
  StripeState,
  Subscription,
} from "#fakes/stripe/state.ts";
import type { Webhooks } from "#fakes/stripe/webhooks.ts";
import { invoiceWire, sessionWire, subscriptionWire } from "#fakes/stripe/wire.ts";

/** What may happen to sessions and subscriptions; each tells the product by webhook. */
export interface Lifecycle {
  pay(session: CheckoutSession): void;
  expire(session: CheckoutSession): void;
  /** The period ends: renewed and paid, or over when it was canceled. */
  endPeriod(subscription: Subscription): void;
  /** The period ends and the card is refused. */
  failPayment(subscription: Subscription): void;
  recover(subscription: Subscription): void;
  giveUp(subscription: Subscription): void;
  cancelAtPeriodEnd(subscription: Subscription, wanted: boolean): void;
  cancelNow(subscription: Subscription): void;
}

type Happening = readonly [type: string, object: object];
type EmitEvents = (customer: string, ...happenings: Happening[]) => void;

function monthAfter(start: Seconds): Seconds {
  const from = new Date(start * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  // A month after 31 January is the last day of February.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
}

function createEmit(state: StripeState, webhooks: Webhooks): EmitEvents {
  /** The product's origin, as told with the customer's newest payment. */
  function originOf(customer: string): string {
    const session = [...state.sessions.values()].findLast((one) => one.customer === customer);
    return session === undefined ? "http://localhost:3000" : new URL(session.successUrl).origin;
  }
  return (customer, ...happenings) => {
    const events = happenings.map(([type, object]) => ({ id: state.newId("evt"), type, object }));
    webhooks.emit(events, originOf(customer));
  };
}

function addInvoice(
  state: StripeState,
  of: Pick<Invoice, "subscription" | "customer">,
  status: Invoice["status"],
): Invoice {
  const invoice = { ...of, id: state.newId("in"), created: state.now(), status };
  state.invoices.set(invoice.id, invoice);
  return invoice;
}

function startSubscription(state: StripeState, session: CheckoutSession): Invoice {
  const id = state.newId("sub");
  const invoice = addInvoice(state, { subscription: id, customer: session.customer }, "paid");
  const now = state.now();
  state.subscriptions.set(id, {
    id,
    customer: session.customer,
    price: session.price,
    metadata: session.subscriptionMetadata,
    created: now,
    status: "active",
    periodStart: now,
    periodEnd: monthAfter(now),
    cancelAtPeriodEnd: false,
    endedAt: undefined,
    latestInvoice: invoice.id,
  });
  return invoice;
}

function nextPeriod(
  state: StripeState,
  subscription: Subscription,
  status: Invoice["status"],
): Invoice {
  subscription.periodStart = Math.max(subscription.periodEnd, state.now());
  subscription.periodEnd = monthAfter(subscription.periodStart);
  const { id, customer } = subscription;
  const invoice = addInvoice(state, { subscription: id, customer }, status);
  subscription.latestInvoice = invoice.id;
  return invoice;
}

function sessionLife(state: StripeState, emit: EmitEvents, pages: () => string) {
  const wire = (session: CheckoutSession) => sessionWire(state, session, pages());
  return {
    pay(session: CheckoutSession): void {
      const invoice = startSubscription(state, session);
      session.status = "complete";
      session.paymentStatus = "paid";
      session.subscription = invoice.subscription;
      const subscription = state.subscriptions.get(invoice.subscription);
      if (subscription === undefined) return;
      emit(
        session.customer,
        ["customer.subscription.created", subscriptionWire(state, subscription)],
        ["invoice.paid", invoiceWire(state, invoice)],
        ["checkout.session.completed", wire(session)],
      );
    },
    expire(session: CheckoutSession): void {
      if (session.status !== "open") return;
      session.status = "expired";
      emit(session.customer, ["checkout.session.expired", wire(session)]);
    },
  };
}

export function createLifecycle(
  state: StripeState,
  webhooks: Webhooks,
  pages: () => string,
): Lifecycle {
  const emit = createEmit(state, webhooks);
  const updated = (subscription: Subscription): Happening => [
    "customer.subscription.updated",
    subscriptionWire(state, subscription),
  ];
  function cancelNow(subscription: Subscription): void {
    if (subscription.status === "canceled") return;
    subscription.status = "canceled";
    subscription.endedAt = state.now();
    const object = subscriptionWire(state, subscription);
    emit(subscription.customer, ["customer.subscription.deleted", object]);
  }
  function change(subscription: Subscription, part: Partial<Subscription>): void {
    Object.assign(subscription, part);
    emit(subscription.customer, updated(subscription));
  }
  return {
    ...sessionLife(state, emit, pages),
    cancelNow,
    endPeriod(subscription) {
      if (subscription.cancelAtPeriodEnd) return cancelNow(subscription);
      const invoice = nextPeriod(state, subscription, "paid");
      subscription.status = "active";
      emit(subscription.customer, updated(subscription), [
        "invoice.paid",
        invoiceWire(state, invoice),
      ]);
    },
    failPayment(subscription) {
      const invoice = nextPeriod(state, subscription, "open");
      subscription.status = "past_due";
      const failed: Happening = ["invoice.payment_failed", invoiceWire(state, invoice)];
      emit(subscription.customer, failed, updated(subscription));
    },
    recover(subscription) {
      const invoice = state.invoices.get(subscription.latestInvoice);
      if (invoice !== undefined) invoice.status = "paid";
      change(subscription, { status: "active" });
    },
    giveUp: (subscription) => change(subscription, { status: "unpaid" }),
    cancelAtPeriodEnd: (subscription, wanted) =>
      change(subscription, { cancelAtPeriodEnd: wanted }),
  };
}
