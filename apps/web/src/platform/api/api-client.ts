import type { Endpoint, InputOf, OutputOf } from "@striper/contract/endpoint";
import { readFromOutside } from "@striper/contract/validation";
import {
  ContractError,
  ApiError,
  OfflineError,
  TimeoutError,
} from "#web/platform/api/api-errors.ts";
import { readToken, dropRefusedToken } from "#web/platform/session.ts";
import { errorBodySchema } from "@striper/contract/errors";
import { headersOf, takePrefetched } from "#web/platform/api/prefetch.ts";
import { announcePlanRefusal } from "#web/platform/api/plan-refusals.ts";
import { noteServersTable } from "#web/platform/api/servers-table.ts";
import { noteReachable } from "#web/platform/online-status.ts";

/** Long enough for a slow connection on the water, ms. */
const defaultTimeout = 15_000;

type Schema = Endpoint["params"];
type Part<Key extends string, Of extends Schema> =
  InputOf<Of> extends Record<string, never>
    ? { readonly [K in Key]?: never }
    : { readonly [K in Key]: InputOf<Of> };
type BodyPart<Of extends Schema> =
  InputOf<Of> extends undefined ? { readonly body?: never } : { readonly body: InputOf<Of> };

export type CallInput<P extends Schema, Q extends Schema, B extends Schema> = Part<"params", P> &
  Part<"query", Q> &
  BodyPart<B>;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number;
}

export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  { signal, timeout = defaultTimeout }: CallOptions = {},
): Promise<OutputOf<R>> {
  // Public endpoints get no token, so that the server cannot tell who asks.
  const token = endpoint.access === "public" ? null : readToken();
  const timer = AbortSignal.timeout(timeout);
  const response = await exchange(endpoint, input, token, { signal, timer });
  if (!response.ok) throw await failureOf(endpoint, response, token);
  const parsed = readFromOutside(endpoint.response, await readJson(response));
  if (parsed.success) return parsed.data;
  throw new ContractError(`${endpoint.method} ${endpoint.path} answered in an unknown shape`);
}

export interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

interface Limits {
  readonly signal?: AbortSignal | undefined;
  readonly timer: AbortSignal;
}

function bodyOf(endpoint: Endpoint, body: unknown): BodyInit | null {
  if (endpoint.bodyKind === "json") return JSON.stringify(body);
  return body instanceof Blob ? body : null;
}

export async function exchange(
  endpoint: Endpoint,
  input: Input,
  token: string | null,
  { signal, timer }: Limits,
): Promise<Response> {
  const headers = headersOf(token);
  if (endpoint.bodyKind === "json") headers.set("content-type", "application/json");
  const url = requestUrl(endpoint.path, input.params, input.query);
  const either = signal ? AbortSignal.any([signal, timer]) : timer;
  const ahead = endpoint.method === "GET" ? takePrefetched(url, token, either) : undefined;
  try {
    const response = await (ahead ??
      fetch(url, {
        method: endpoint.method,
        headers,
        body: bodyOf(endpoint, input.body),
        signal: either,
        credentials: "omit",
        cache: "no-store",
      }));
    noteReachable(true);
    noteServersTable(response.headers);
    return response;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    noteReachable(false);
    if (timer.aborted) throw new TimeoutError("The server took too long to answer.", { cause });
    throw new OfflineError("The server is out of reach.", { cause });
  }
}

export async function readJson(response: Response): Promise<unknown> {
  try {
    const answer: unknown = await response.json();
    return answer;
  } catch (cause) {
    // The connection broke off within the answer, or the answer is a foreign page such as a Wi-Fi login.
    if (cause instanceof SyntaxError) {
      throw new ContractError(`The answer of ${response.url} is not JSON`, { cause });
    }
    throw new OfflineError("The connection broke off.", { cause });
  }
}

/** Returns the wait in ms. The header holds seconds or a date. */
function retryAfterOf(response: Response): number | undefined {
  const value = response.headers.get("retry-after");
  if (value === null) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** Converts an unsuccessful response to an error, and drops a refused token. */
export async function failureOf(
  endpoint: Endpoint,
  response: Response,
  token: string | null,
): Promise<Error> {
  const failure = readFromOutside(errorBodySchema, await readJson(response));
  if (!failure.success) {
    return new ContractError(`${endpoint.method} ${endpoint.path} failed with ${response.status}`);
  }
  const { code } = failure.data;
  // Only the server ends a session; a failed connection never does.
  if (token !== null && (code === "unauthorized" || code === "session_expired"))
    dropRefusedToken(token);
  if (code === "subscription_required") announcePlanRefusal();
  return new ApiError(response.status, failure.data, retryAfterOf(response));
}

export function requestUrl(path: string, params: unknown, query: unknown): string {
  const values = new Map(entries(params));
  const filled = path.replaceAll(/:([a-z_]+)/g, (place, name: string) => {
    const value = values.get(name);
    return value === undefined ? place : encodeURIComponent(value);
  });
  const search = new URLSearchParams(entries(query)).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

function entries(values: unknown): [string, string][] {
  if (typeof values !== "object" || values === null) return [];
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? [[name, String(value)] satisfies [string, string]]
      : [],
  );
}
