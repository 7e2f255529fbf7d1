import type { CellName } from "@striper/marine/charts";

/**
 * Reads a chart file's own identification before GDAL does, because GDAL applies the updates it
 * finds and does not report a missing one. ISO/IEC 8211 records as used by IHO S-57 (Main, Part 3,
 * and Appendix B.1, ENC Product Specification).
 */

const leaderLength = 24;
const unitEnd = 0x1f;
const fieldEnd = 0x1e;

export interface DataSetName extends Pick<CellName, "edition" | "update"> {
  /** File name, such as "US5BOSCD.000". */
  readonly file: string;
  /** IHO code of the producer; NOAA is 550. */
  readonly agency: number;
}

export type CellFileReading =
  | { readonly kind: "read"; readonly name: DataSetName }
  | { readonly kind: "foreign" | "cut-short" | "encrypted" };

/** Detects encrypted files (S-63) by their high entropy, in bits per byte. */
function looksEncrypted(bytes: Buffer): boolean {
  const counts = Array.from({ length: 256 }, () => 0);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  const bits = counts.reduce((sum, count) => {
    const share = count / bytes.length;
    return count === 0 ? sum : sum - share * Math.log2(share);
  }, 0);
  // Blowfish, the cipher of S-63, works on blocks of eight bytes.
  return bytes.length % 8 === 0 && bytes.length >= 512 && bits > 7.2;
}

const digits = (bytes: Buffer, from: number, count: number): number => {
  const text = bytes.toString("latin1", from, from + count);
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
};

const isRecord = (bytes: Buffer, at: number): boolean =>
  digits(bytes, at, 5) >= leaderLength && digits(bytes, at + 12, 5) >= leaderLength;

function recordEnds(bytes: Buffer): number[] | null {
  const ends: number[] = [];
  for (let at = 0; at < bytes.length;) {
    if (!isRecord(bytes, at)) return null;
    at += digits(bytes, at, 5);
    if (at > bytes.length) return null;
    ends.push(at);
  }
  return ends;
}

function fieldOf(bytes: Buffer, at: number, tag: string): Buffer | null {
  const base = at + digits(bytes, at + 12, 5);
  const [lengthDigits, positionDigits, , tagDigits] = [20, 21, 22, 23].map((offset) =>
    digits(bytes, at + offset, 1),
  );
  if (lengthDigits === undefined || positionDigits === undefined || tagDigits === undefined)
    return null;
  const entry = tagDigits + lengthDigits + positionDigits;
  for (let next = at + leaderLength; next + entry < base; next += entry) {
    if (bytes.toString("latin1", next, next + tagDigits) !== tag) continue;
    const length = digits(bytes, next + tagDigits, lengthDigits);
    const start = base + digits(bytes, next + tagDigits + lengthDigits, positionDigits);
    return bytes.subarray(start, start + length);
  }
  return null;
}

function readName(field: Buffer): DataSetName | null {
  // Seven bytes of record name and number, purpose and usage precede texts of any length.
  let at = 7;
  const text = (): string => {
    const end = field.indexOf(unitEnd, at);
    const found = field.toString("latin1", at, end === -1 ? field.length : end);
    at = end === -1 ? field.length : end + 1;
    return found;
  };
  const [file, edition, update] = [text(), Number(text()), Number(text())];
  // Two dates of eight characters, the S-57 edition in four, the product in one byte.
  at += 8 + 8 + 4 + 1;
  text();
  text();
  // The application profile precedes the producing agency.
  at += 1;
  if (at + 2 > field.length || !Number.isInteger(edition) || !Number.isInteger(update)) return null;
  return { file, edition, update, agency: field.readUInt16LE(at) };
}

export function readCellFile(bytes: Buffer): CellFileReading {
  const isIso8211 = bytes.length > leaderLength && isRecord(bytes, 0) && bytes[6] === 0x4c;
  if (!isIso8211) return { kind: looksEncrypted(bytes) ? "encrypted" : "foreign" };
  const ends = recordEnds(bytes);
  if (ends === null || bytes.at(-1) !== fieldEnd) return { kind: "cut-short" };
  // The first record describes the fields; the second begins with the identification.
  const [second] = ends;
  const field = second === undefined ? null : fieldOf(bytes, second, "DSID");
  const name = field === null ? null : readName(field);
  return name === null ? { kind: "foreign" } : { kind: "read", name };
}
