/** First and last byte of a file, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export type ByteRangeReading =
  | { readonly kind: "whole" }
  | ({ readonly kind: "part" } & ByteRange)
  /** The file ends before it begins. */
  | { readonly kind: "beyond" }
  | { readonly kind: "malformed" };

const one = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * What a Range header asks of a file of so many bytes. Headers of other units count as not sent (RFC
 * 9110, section 14.2); several ranges at once are no range here.
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
