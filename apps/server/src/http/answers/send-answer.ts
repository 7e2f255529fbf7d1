import { Readable } from "node:stream";
import type { Endpoint, InputOf } from "@striper/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { createCachedAnswer } from "#server/http/answers/cached-answer.ts";
import type { CachedAnswer } from "#server/http/answers/cached-answer.ts";
import { bestEncoding, compress, compressFromBytes } from "#server/http/answers/encodings.ts";

const jsonType = "application/json";
const jsonWithCharset = "application/json; charset=utf-8";

/** An answer that breaks the contract is a bug: the log says where, the caller gets a 500. */
class ContractBreach extends Error {
  override readonly name = "ContractBreach";
}

const compiledSchemas = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** Compiled when first used: a compiled schema checks several times as fast. */
function compiled(schema: z.ZodMiniType): z.ZodMiniType {
  const known = compiledSchemas.get(schema) ?? z.compile(schema);
  compiledSchemas.set(schema, known);
  return known;
}

/** The JSON text of a value, once it has passed the endpoint's response schema. */
function serializeAnswer(endpoint: Endpoint, value: unknown): string {
  const checked = compiled(endpoint.response).safeParse(value);
  if (!checked.success) {
    const places = checked.error.issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
    throw new ContractBreach(`${endpoint.method} ${endpoint.path} answers ${places.join("; ")}`);
  }
  return JSON.stringify(checked.data);
}

/** The JSON of an answer that has passed its schema, so that it can be sent again. */
export class CheckedJson {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** An answer for one account, to be sent now and perhaps again. */
export const checkAnswer = <R extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, R>,
  value: InputOf<R>,
): CheckedJson => new CheckedJson(Buffer.from(serializeAnswer(endpoint, value)));

/** An answer to cache: checked and compressed once; clients may use it for `maxAgeSeconds`. */
export function cacheAnswer<R extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, R>,
  value: InputOf<R>,
  maxAgeSeconds: number,
): Promise<CachedAnswer> {
  return createCachedAnswer({
    body: serializeAnswer(endpoint, value),
    mediaType: jsonWithCharset,
    cacheControl: `public, max-age=${maxAgeSeconds}`,
  });
}

/** Sends JSON checked and compressed; everything else as it is. */
export async function sendAnswer(
  endpoint: Endpoint,
  value: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  if (endpoint.responseType !== jsonType) {
    if (!(Buffer.isBuffer(value) || value instanceof Readable || typeof value === "string"))
      throw new ContractBreach(`${endpoint.method} ${endpoint.path} answers no bytes`);
    if (!reply.hasHeader("content-type")) reply.type(endpoint.responseType);
    return reply.send(value);
  }
  const body =
    value instanceof CheckedJson ? value.bytes : Buffer.from(serializeAnswer(endpoint, value));
  reply.type(jsonWithCharset).header("vary", "accept-encoding");
  const encoding = bestEncoding(request.headers["accept-encoding"]);
  if (encoding === "identity" || body.byteLength < compressFromBytes) return reply.send(body);
  const compressed = await compress(body, encoding, "quick");
  return reply.header("content-encoding", encoding).send(compressed);
}
