import { checkoutStatus } from "@striper/contract/billing";
import { useEffect, useState } from "react";
import { begin, type PaymentCheck } from "#web/features/billing/payment-result/payment-check.ts";
import { watchPayment } from "#web/features/billing/payment-result/watch-payment.ts";
import { call } from "#web/platform/api/api-client.ts";

/** How the payment of a Checkout Session stands, asked from the moment the screen opens. */
export function usePaymentCheck(sessionId: string | undefined): PaymentCheck {
  const [check, setCheck] = useState<PaymentCheck>(() => begin(sessionId));
  useEffect(
    () =>
      watchPayment({
        sessionId,
        ask: (id, signal) => call(checkoutStatus, { params: { session_id: id } }, { signal }),
        onChange: setCheck,
      }),
    [sessionId],
  );
  return check;
}
