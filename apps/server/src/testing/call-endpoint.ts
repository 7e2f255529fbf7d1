import type { Endpoint } from "@striper/contract/endpoint";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

export interface EndpointCall {
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: object | string | Buffer | undefined;
  /** Sent instead of a body. */
  readonly form?: FormData | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly remoteAddress?: string | undefined;
}

interface Encoded {
  readonly payload?: object | string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

async function encode({ body, form }: EndpointCall): Promise<Encoded> {
  if (form === undefined) return { ...(body === undefined ? {} : { payload: body }), headers: {} };
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  };
}

/** Calls an endpoint of the contract without a network. */
export async function callEndpoint(
  server: FastifyInstance,
  { method, path }: Endpoint,
  call: EndpointCall = {},
): Promise<LightMyRequestResponse> {
  const { token, params = {}, query, headers, remoteAddress } = call;
  const encoded = await encode(call);
  return server.inject({
    method,
    url: path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(params[name] ?? "")),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...encoded.headers,
      ...headers,
    },
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
    ...(query === undefined ? {} : { query: { ...query } }),
    ...(encoded.payload === undefined ? {} : { payload: encoded.payload }),
  });
}
