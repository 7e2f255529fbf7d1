/* The prefetched requests of a first visit. The boot script sends them while the application loads, and the app's
   own call picks up the answer. Data cached from an earlier visit is shown at once and is not prefetched. */
import { readStored } from "#web/platform/stored.ts";

interface PrefetchedCall {
  readonly token: string | null;
  /** Time of the request, ms since the page began. */
  readonly at: number;
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
}

declare global {
  /** Shared between the app and the boot script, which is a separate bundle. */
  var prefetched: Map<string, PrefetchedCall> | undefined;
}

interface FirstCall {
  readonly url: string;
  readonly isOwn?: boolean;
  readonly cachedAs: string;
}

/** Must equal the key in `device-waters.ts`. */
const watersKey = "waters_here";

const account: FirstCall = { url: "/api/auth/me", cachedAs: "last_known_user", isOwn: true };

/** Calls without which the first lines of a view would show no data, by the view's path. */
const ofView = new Map<string, readonly FirstCall[]>([
  [
    "/dashboard",
    [
      { url: "/api/weather", cachedAs: "kept_weather" },
      { url: "/api/marine-forecast", cachedAs: "kept_marine_forecast" },
      { url: "/api/bite-score?hours=168", cachedAs: "kept_bite_score" },
    ],
  ],
]);

/** Age beyond which prefetched answers are fetched again, ms. */
const freshFor = 15_000;

export function headersOf(token: string | null): Headers {
  const headers = new Headers({ accept: "application/json" });
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  return headers;
}

export function prefetchFirstCalls(path: string, token: string): void {
  const calls = new Map<string, PrefetchedCall>();
  // The prefetched calls are for Boston; with another chosen water the app requests that one.
  const isOfBoston = readStored(watersKey) === null;
  for (const { url, cachedAs, isOwn = false } of [
    account,
    ...((isOfBoston ? ofView.get(path) : null) ?? []),
  ]) {
    if (readStored(cachedAs) !== null) continue;
    const stop = new AbortController();
    const shown = isOwn ? token : null;
    const answer = fetch(url, {
      headers: headersOf(shown),
      credentials: "omit",
      cache: "no-store",
      signal: stop.signal,
    });
    // Mark the rejection as handled, since nobody may take the answer.
    answer.catch(() => undefined);
    calls.set(url, { token: shown, at: performance.now(), answer, stop });
  }
  globalThis.prefetched = calls;
}

/** Returns a prefetched answer, once and only for the same token. */
export function takePrefetched(
  url: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const call = globalThis.prefetched?.get(url);
  if (call === undefined) return undefined;
  globalThis.prefetched?.delete(url);
  if (call.token !== token || performance.now() - call.at > freshFor) return undefined;
  const giveUp = () => call.stop.abort(signal.reason);
  if (signal.aborted) giveUp();
  else signal.addEventListener("abort", giveUp, { once: true });
  return call.answer;
}
