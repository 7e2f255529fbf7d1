import { AppError } from "#server/http/app-error.ts";

/** First and last byte of a file, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const one = /^bytes=(\d{0,15})-(\d{0,15})$/u;

const malformed = () =>
  new AppError("invalid_request", {
    message: "The Range header names no bytes; one range can be asked for, such as bytes=0-99.",
  });

/**
 * What a Range header asks of a file of so many bytes; null for the whole file. Headers of other
 * units count as not sent (RFC 9110, section 14.2); several ranges at once are refused.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | null {
  if (header === undefined || !/^bytes\s*=/u.test(header)) return null;
  const [, first = "", last = ""] = one.exec(header) ?? [];
  if (first === "" && last === "") throw malformed();
  if (first !== "" && last !== "" && Number(last) < Number(first)) throw malformed();
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start <= end) return { start, end };
  throw new AppError("range_not_satisfiable", {
    message: `The file has ${size} bytes and ends before those that were asked for.`,
    headers: { "content-range": `bytes */${size}` },
  });
}
