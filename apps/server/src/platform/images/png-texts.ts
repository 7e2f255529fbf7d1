const signatureBytes = 8;
/** Length, name and checksum of a chunk (PNG, third edition, section 5.3). */
const frameBytes = 12;

const kept = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "sBIT",
  "pHYs",
  "eXIf",
]);
const mayRepeat = new Set(["IDAT"]);

/**
 * Returns a PNG without its text chunks. The decoder would unpack each of them, 8 MB from 8 kB,
 * before it checks the image size. A damaged remainder is left for the decoder to reject.
 */
export function withoutTexts(bytes: Buffer): Buffer {
  const pieces = [bytes.subarray(0, signatureBytes)];
  const seen = new Set<string>();
  let start = signatureBytes;
  let at = signatureBytes;
  while (at + frameBytes <= bytes.byteLength) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    const end = at + frameBytes + bytes.readUInt32BE(at);
    if (end > bytes.byteLength) break;
    const isKept = kept.has(name) && (mayRepeat.has(name) || !seen.has(name));
    seen.add(name);
    if (!isKept) {
      pieces.push(bytes.subarray(start, at));
      start = end;
    }
    at = end;
  }
  return pieces.length === 1 && start === signatureBytes
    ? bytes
    : Buffer.concat([...pieces, bytes.subarray(start)]);
}
