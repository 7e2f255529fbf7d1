import {
  afterAnswer,
  afterFailure,
  begin,
  pollEvery,
  type CheckoutStatus,
  type PaymentCheck,
} from "#web/features/billing/payment-check.ts";

interface Watch {
  readonly sessionId: string | undefined;
  readonly ask: (sessionId: string, signal: AbortSignal) => Promise<CheckoutStatus>;
  readonly onChange: (check: PaymentCheck) => void;
}

export function watchPayment({ sessionId, ask, onChange }: Watch): () => void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(check: PaymentCheck): void {
    if (leaving.signal.aborted) return;
    onChange(check);
    if (check.kind !== "checking" || sessionId === undefined) return;
    const { attempt } = check;
    const begins = attempt === 1 ? 0 : pollEvery;
    timer = setTimeout(() => {
      ask(sessionId, leaving.signal).then(
        (answer) => enter(afterAnswer(attempt, answer)),
        (error: unknown) => enter(afterFailure(error)),
      );
    }, begins);
  }

  enter(begin(sessionId));
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}
