export interface PaymentSearch {
  readonly session_id?: string;
}

/** Stripe fills in the session that was paid, or was not. */
export function paymentSearch(search: Record<string, unknown>): PaymentSearch {
  const id = search["session_id"];
  return typeof id === "string" && id !== "" ? { session_id: id } : {};
}
