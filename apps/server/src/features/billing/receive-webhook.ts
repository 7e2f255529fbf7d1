import {
  settleCheckout,
  settleDuplicates,
  settleSubscription,
} from "#server/features/billing/apply-subscription.ts";
import { isKnownEvent, rememberEvent } from "#server/features/billing/billing.store.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import type { StripeEvent } from "#server/features/billing/stripe/stripe-shapes.ts";
import { AppError } from "#server/http/app-error.ts";

/** Reads the current state from Stripe, so that late or repeated events change nothing. */
async function settle(
  context: BillingContext,
  { about }: StripeEvent,
): Promise<string | undefined> {
  if (about.kind === "checkout") return (await settleCheckout(context, about.id))?.accountId;
  if (about.kind === "subscription") return settleSubscription(context, about.id);
  return undefined;
}

/** Rejects when Stripe should send the event again. */
export async function receiveWebhook(
  context: BillingContext,
  body: Buffer,
  signature: string,
): Promise<void> {
  const { orm, clock, log, stripe } = context;
  // Without a secret no signature can match.
  const event = (await stripe?.readEvent(body, signature, clock.now())) ?? "forged";
  if (event === "forged") throw new AppError("invalid_signature");
  if (event === "unreadable") {
    log.warn("an event of Stripe's could not be read");
    return;
  }
  const { id, type } = event;
  if (event.about.kind === "nothing-of-ours" || (await isKnownEvent(orm, id))) return;
  const accountId = await settle(context, event);
  if (accountId !== undefined) await settleDuplicates(context, accountId);
  await rememberEvent(orm, { id, type, receivedAt: clock.now() });
}
