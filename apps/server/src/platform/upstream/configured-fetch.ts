import { AddressRefused } from "#server/platform/upstream/outbound.ts";
import { isRedirect } from "#server/platform/upstream/redirects.ts";

export interface AnswerLimits {
  /** Limit for connecting, headers and body together. */
  readonly timeoutMs: number;
  /** Counted after decompression. */
  readonly maxBytes: number;
}

async function* counted(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onEnd: () => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new Error(`answered more than ${maxBytes} bytes`);
      yield chunk;
    }
  } finally {
    onEnd();
  }
}

/**
 * Returns a `fetch` for the client library of one service. It limits time and size, asks only the
 * configured origin, and follows no redirect, which would pass on the service's key.
 */
export function configuredFetch(
  baseUrl: string,
  { timeoutMs, maxBytes }: AnswerLimits,
): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin)
      throw new AddressRefused(`${url.host} is not the configured service`);
    const late = new AbortController();
    const error = new DOMException(`no answer within ${timeoutMs} ms`, "TimeoutError");
    // A signal with its own timeout would hold the answer in memory until it expires.
    const timer = setTimeout(() => late.abort(error), timeoutMs).unref();
    const signal = init.signal ? AbortSignal.any([late.signal, init.signal]) : late.signal;
    const response = await fetch(input, { ...init, redirect: "manual", signal });
    if (isRedirect(response.status)) {
      late.abort();
      clearTimeout(timer);
      throw new AddressRefused(`${url.host} redirects`);
    }
    const { status, statusText, headers } = response;
    const body = response.body && counted(response.body, maxBytes, () => clearTimeout(timer));
    return new Response(body && ReadableStream.from(body), { status, statusText, headers });
  };
}
