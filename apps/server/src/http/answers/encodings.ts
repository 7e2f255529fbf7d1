import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { BoundedCache } from "#server/platform/bounded-cache.ts";

export type Encoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Smaller answers fit into one packet without compression. */
export const compressFromBytes = 1024;

/** `thorough` is for answers that many callers get, `quick` for those of one caller. */
export type Effort = "thorough" | "quick";
const brotliQuality = { thorough: 11, quick: 4 } as const satisfies Record<Effort, number>;
const gzipLevel = { thorough: 9, quick: 6 } as const satisfies Record<Effort, number>;

export function compress(
  body: Buffer,
  encoding: Exclude<Encoding, "identity">,
  effort: Effort,
): Promise<Buffer> {
  if (encoding === "gzip") return compressGzip(body, { level: gzipLevel[effort] });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

function parseAccepted(header: string): Encoding {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [encoding = "", ...parameters] = part.split(";").map((text) => text.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/u.test(parameter));
    (isRefused ? refused : accepted).add(encoding);
  }
  const takes = (encoding: string): boolean =>
    accepted.has(encoding) || (accepted.has("*") && !refused.has(encoding));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}

/** Cache size. Browsers send only a handful of different headers. */
const mostRemembered = 64;
const remembered = new BoundedCache<Encoding>(mostRemembered);

export function bestEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  if (acceptEncoding === undefined) return "identity";
  const header = String(acceptEncoding);
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const best = parseAccepted(header);
  remembered.set(header, best);
  return best;
}

const compressibleType =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|gpx\+xml|geo\+json)|image\/svg\+xml)/u;

export const isCompressible = (mediaType: string): boolean => compressibleType.test(mediaType);
