import { second } from "@striper/marine/time";
import type { Response } from "undici";
import { AddressRefused, outbound as sharedOutbound } from "#server/platform/upstream/outbound.ts";
import type { Outbound } from "#server/platform/upstream/outbound.ts";
import { askFollowing } from "#server/platform/upstream/redirects.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";
import { timeLimit } from "#server/platform/work/time-limit.ts";

/** Identifies the cached copy, so that the service need not send it again. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export const noValidators: Validators = { etag: null, lastModified: null };

export interface UpstreamRequest {
  readonly url: string;
  /** Limit for connecting, headers and body together. */
  readonly timeoutMs: number;
  /** Counted after decompression. */
  readonly maxBytes: number;
  /** Requests only the first `maxBytes` and leaves the rest unread, instead of failing. */
  readonly isTopEnough?: boolean;
  readonly accept?: string;
  readonly validators?: Validators;
}

export interface UpstreamBody {
  readonly kind: "body";
  readonly url: string;
  readonly bytes: Buffer;
  readonly contentType: string | null;
  readonly validators: Validators;
}

export type UpstreamResponse = UpstreamBody | { readonly kind: "unchanged" };

export interface UpstreamHttp {
  get(request: UpstreamRequest): Promise<UpstreamResponse>;
}

const errorPageBytes = 4096;

function headersOf(request: UpstreamRequest, userAgent: string): Record<string, string> {
  const { etag = null, lastModified = null } = request.validators ?? {};
  return {
    "user-agent": userAgent,
    accept: request.accept ?? "*/*",
    // The beginning of a compressed file cannot be decoded on its own.
    ...(request.isTopEnough
      ? { "accept-encoding": "identity", range: `bytes=0-${request.maxBytes - 1}` }
      : {}),
    ...(etag === null ? {} : { "if-none-match": etag }),
    ...(lastModified === null ? {} : { "if-modified-since": lastModified }),
  };
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterOf(response: Response): number | undefined {
  const value = response.headers.get("retry-after");
  if (value === null) return undefined;
  if (/^\d{1,6}$/u.test(value)) return Number(value) * second;
  const sent = Date.parse(response.headers.get("date") ?? "");
  const until = Date.parse(value);
  return Number.isNaN(sent) || Number.isNaN(until) ? undefined : Math.max(0, until - sent);
}

async function readUpTo(response: Response, maxBytes: number): Promise<[Buffer, isAll: boolean]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (response.body === null) return [Buffer.alloc(0), true];
  const body: AsyncIterable<Uint8Array> = response.body;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxBytes) return [Buffer.concat(chunks).subarray(0, maxBytes), false];
  }
  return [Buffer.concat(chunks), true];
}

async function statusError(response: Response): Promise<UpstreamError> {
  const [page] = await readUpTo(response, errorPageBytes).catch(() => [Buffer.alloc(0)]);
  const retryAfterMs = retryAfterOf(response);
  return new UpstreamError("status", `answered ${response.status}`, {
    status: response.status,
    payload: page.toString("latin1"),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

/** Unwraps `fetch` errors, which hide codes such as "ECONNREFUSED" behind a TypeError. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error ? (error.cause ?? error) : error;

function faultOf(error: unknown, place: "headers" | "body"): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const cause = causeOf(error);
  const details = { cause: error };
  if (cause instanceof AddressRefused) return new UpstreamError("redirect", cause.message, details);
  if (error instanceof DOMException && error.name === "TimeoutError")
    return new UpstreamError("time-out", "did not answer in time", details);
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (place === "headers")
    return new UpstreamError("unreachable", `no connection ${code}`, details);
  return new UpstreamError("damaged", `the answer broke off ${code}`, details);
}

async function readBody(request: UpstreamRequest, response: Response): Promise<UpstreamBody> {
  const [bytes, isAll] = await readUpTo(response, request.maxBytes).catch((error: unknown) => {
    throw faultOf(error, "body");
  });
  if (!isAll && !request.isTopEnough)
    throw new UpstreamError("too-large", `answered more than ${request.maxBytes} bytes`, {
      payload: bytes.subarray(0, errorPageBytes).toString("latin1"),
    });
  return {
    kind: "body",
    url: response.url,
    bytes,
    contentType: response.headers.get("content-type"),
    validators: {
      etag: response.headers.get("etag"),
      lastModified: response.headers.get("last-modified"),
    },
  };
}

export interface UpstreamHttpOptions {
  readonly userAgent: string;
  /** Returns an upper limit in ms for requests to an address. */
  readonly patience: (url: string) => number;
  readonly stop: AbortSignal;
  readonly outbound?: Outbound;
}

/** Requests outside services. Every failure except `stop` is an `UpstreamError`. */
export function createUpstreamHttp(options: UpstreamHttpOptions): UpstreamHttp {
  const { userAgent, patience, stop, outbound = sharedOutbound } = options;
  return {
    async get(request) {
      const signal = timeLimit(Math.min(request.timeoutMs, patience(request.url)), stop);
      const init = { headers: headersOf(request, userAgent), signal };
      try {
        const response = await askFollowing(outbound, request.url, init);
        if (response.status === 304) return { kind: "unchanged" };
        if (!response.ok) throw await statusError(response);
        return await readBody(request, response);
      } catch (error) {
        stop.throwIfAborted();
        throw faultOf(error, "headers");
      }
    },
  };
}
