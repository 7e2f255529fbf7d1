/**
 * Returns a signal that aborts after so many milliseconds, or with any of the others. Node 20 frees an
 * `AbortSignal.timeout` that only `AbortSignal.any` knows, and its time then never ends; a timer holds this one.
 */
export function timeLimit(milliseconds: number, ...others: readonly AbortSignal[]): AbortSignal {
  const late = new AbortController();
  const abort = () => late.abort(new DOMException("The time is over.", "TimeoutError"));
  setTimeout(abort, milliseconds).unref();
  return AbortSignal.any([late.signal, ...others]);
}
