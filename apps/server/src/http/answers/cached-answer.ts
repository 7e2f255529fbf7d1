import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  bestEncoding,
  compress,
  compressFromBytes,
  isCompressible,
} from "#server/http/answers/encodings.ts";
import type { Effort, Encoding } from "#server/http/answers/encodings.ts";

interface Variant {
  readonly body: Buffer;
  readonly headers: readonly string[];
}

export interface CachedAnswer {
  readonly etag: string;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  readonly notModifiedHeaders: readonly string[];
}

export interface AnswerSource {
  readonly body: Buffer | string;
  readonly mediaType: string;
  readonly cacheControl: string;
  readonly compressed?: Readonly<Partial<Record<"br" | "gzip", Buffer>>>;
  readonly effort?: Effort;
}

export async function createCachedAnswer(source: AnswerSource): Promise<CachedAnswer> {
  const body = Buffer.from(source.body);
  // A weak tag is valid for every encoding of the same bytes.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const shared = ["etag", etag, "cache-control", source.cacheControl, "vary", "accept-encoding"];
  const variant = (encoding: Encoding, bytes: Buffer): Variant => ({
    body: bytes,
    headers: [
      "content-type",
      source.mediaType,
      "content-length",
      String(bytes.byteLength),
      ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
      ...shared,
    ],
  });
  const identity = variant("identity", body);
  const encoded = async (encoding: "br" | "gzip"): Promise<Variant> => {
    const given = source.compressed?.[encoding];
    if (given !== undefined) return variant(encoding, given);
    if (body.byteLength < compressFromBytes || !isCompressible(source.mediaType)) return identity;
    const bytes = await compress(body, encoding, source.effort ?? "quick");
    return bytes.byteLength < body.byteLength ? variant(encoding, bytes) : identity;
  };
  const [br, gzip] = await Promise.all([encoded("br"), encoded("gzip")]);
  return { etag, variants: { identity, br, gzip }, notModifiedHeaders: shared };
}

/** Compares weakly, as RFC 9110, section 13.1.2 requires for If-None-Match. */
function clientHas(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  const opaque = etag.slice(2);
  return ifNoneMatch.split(",").some((item) => item.trim().replace(/^W\//u, "") === opaque);
}

/**
 * Writes to the socket directly, without the framework's serialization and hooks. Omits the request
 * id, which shared caches would send with other requests. `sharedHeaders` alternates names and
 * values.
 */
export function sendCachedAnswer(
  answer: CachedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  sharedHeaders: readonly string[],
  status: 200 | 404 = 200,
): void {
  reply.hijack();
  const { headers } = request.raw;
  if (status === 200 && clientHas(answer.etag, headers["if-none-match"])) {
    reply.raw.writeHead(304, answer.notModifiedHeaders.concat(sharedHeaders));
    reply.raw.end();
    return;
  }
  const variant = answer.variants[bestEncoding(headers["accept-encoding"])];
  reply.raw.writeHead(status, variant.headers.concat(sharedHeaders));
  reply.raw.end(variant.body);
}
