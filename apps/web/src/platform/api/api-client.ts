import type { Endpoint, InputOf, OutputOf } from "@striper/contract/endpoint";
import { readFromOutside } from "@striper/contract/validation";
import { ContractError } from "#web/platform/api/api-errors.ts";
import { exchange, failureOf, readJson } from "#web/platform/api/exchange.ts";
import { readToken } from "#web/platform/session.ts";

/** Enough for a slow connection on the water, ms. */
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

/** Calls an endpoint of the contract and gives back what its response schema makes of the answer. */
export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  { signal, timeout = defaultTimeout }: CallOptions = {},
): Promise<OutputOf<R>> {
  const token = readToken();
  const timer = AbortSignal.timeout(timeout);
  const response = await exchange(endpoint, input, token, { signal, timer });
  if (!response.ok) throw await failureOf(endpoint, response, token);
  const parsed = readFromOutside(endpoint.response, await readJson(response));
  if (parsed.success) return parsed.data;
  throw new ContractError(`${endpoint.method} ${endpoint.path} answered in an unknown shape`);
}
