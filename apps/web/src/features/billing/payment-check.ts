import type { checkoutStatus } from "@striper/contract/billing";
import type { OutputOf } from "@striper/contract/endpoint";
import { billingWording } from "#web/features/billing/wording.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";

export type CheckoutStatus = OutputOf<(typeof checkoutStatus)["response"]>;

/** From the specification, section 4; ms. */
export const pollEvery = 2000;
export const mostAttempts = 10;
export const redirectAfter = 3000;

export type PaymentCheck =
  | { readonly kind: "checking"; readonly attempt: number }
  | { readonly kind: "success" }
  | { readonly kind: "error"; readonly sentence: string; readonly again: boolean };

const wording = billingWording.result;

export function begin(sessionId: string | undefined): PaymentCheck {
  return sessionId === undefined
    ? { kind: "error", sentence: wording.noSession, again: false }
    : { kind: "checking", attempt: 1 };
}

/** Accepts a payment of zero, which a full coupon makes complete. */
function isPaid({ payment_status: payment, status }: CheckoutStatus): boolean {
  return payment === "paid" || (payment === "no_payment_required" && status === "complete");
}

export function afterAnswer(attempt: number, answer: CheckoutStatus): PaymentCheck {
  if (isPaid(answer)) return { kind: "success" };
  if (answer.status === "expired") {
    return { kind: "error", sentence: wording.expired, again: false };
  }
  return attempt < mostAttempts
    ? { kind: "checking", attempt: attempt + 1 }
    : { kind: "error", sentence: wording.timedOut, again: true };
}

export function afterFailure(error: unknown): PaymentCheck {
  return error instanceof ApiError
    ? { kind: "error", sentence: wording.refused, again: true }
    : { kind: "error", sentence: wording.unverified, again: true };
}
