/**
 * Returns a signal that aborts after a time or with any of the others. A timer holds it, because
 * Node 20 frees an `AbortSignal.timeout` referenced only by `AbortSignal.any`, which then never
 * fires.
 */
export function timeLimit(milliseconds: number, ...others: readonly AbortSignal[]): AbortSignal {
  const late = new AbortController();
  const abort = () => late.abort(new DOMException("The time is over.", "TimeoutError"));
  setTimeout(abort, milliseconds).unref();
  return AbortSignal.any([late.signal, ...others]);
}
