/*
 * The requests of a first visit. The boot script sends them while the application is still on its
 * way; whoever then makes the same call finds the answer under way, or there. What this device has
 * kept from an earlier visit is shown at once and needs none of it.
 */
import { readStored } from "#web/platform/stored.ts";

interface PrefetchedCall {
  readonly token: string | null;
  /** Milliseconds since the page began. */
  readonly at: number;
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
}

declare global {
  /** Shared state between the boot script, a separate bundle, and the app. */
  var prefetched: Map<string, PrefetchedCall> | undefined;
}

interface FirstCall {
  readonly url: string;
  /** The account's own; the others are asked without a token. */
  readonly isOwn?: boolean;
  /** Under this name the device keeps what the answer says. */
  readonly cachedAs: string;
}

/** Where `device-waters.ts` keeps the waters of this device. */
const watersKey = "waters_here";

const account: FirstCall = { url: "/api/auth/me", cachedAs: "last_known_user", isOwn: true };

/** Without these the first lines of the view would say that they are not known yet. */
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

/** Prefetched answers older than this are fetched again, ms. */
const freshFor = 15_000;

export function headersOf(token: string | null): Headers {
  const headers = new Headers({ accept: "application/json" });
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  return headers;
}

/** Sends the first calls of the view at `path` for whoever is signed in here. */
export function prefetchFirstCalls(path: string, token: string): void {
  const calls = new Map<string, PrefetchedCall>();
  // With a chosen water the app requests that one; the prefetched calls are for Boston.
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
    // It may never be requested.
    answer.catch(() => undefined);
    calls.set(url, { token: shown, at: performance.now(), answer, stop });
  }
  globalThis.prefetched = calls;
}

/** The answer of a call that the boot script has made already: once, and only for the same account. */
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
