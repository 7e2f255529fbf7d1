/** First and last byte of a range, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export type ByteRangeReading =
  | { readonly kind: "whole" }
  | ({ readonly kind: "part" } & ByteRange)
  | { readonly kind: "beyond" }
  | { readonly kind: "malformed" };

const one = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a Range header for a file of `size` bytes. Other units are ignored (RFC 9110, section 14.2), and several
 * ranges count as malformed.
 */
export function readByteRange(header: string | null | undefined, size: number): ByteRangeReading {
  if (!header || !/^bytes\s*=/.test(header)) return { kind: "whole" };
  const [, first = "", last = ""] = one.exec(header) ?? [];
  if (first === "" && last === "") return { kind: "malformed" };
  if (first !== "" && last !== "" && Number(last) < Number(first)) return { kind: "malformed" };
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { kind: "part", start, end } : { kind: "beyond" };
}
