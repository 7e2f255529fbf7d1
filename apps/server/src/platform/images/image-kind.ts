/** Accepted kinds, recognized by content, because names and announced types can be wrong. */
export type ImageKind = "jpeg" | "png" | "webp";

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

const textAt = (bytes: Buffer, from: number, text: string): boolean =>
  bytes.toString("latin1", from, from + text.length) === text;

export function imageKindOf(bytes: Buffer): ImageKind | undefined {
  if (bytes.subarray(0, jpegStart.byteLength).equals(jpegStart)) return "jpeg";
  if (bytes.subarray(0, pngStart.byteLength).equals(pngStart)) return "png";
  if (textAt(bytes, 0, "RIFF") && textAt(bytes, 8, "WEBP")) return "webp";
  return undefined;
}

/** Reads bit 1 of the extended header's flags (RFC 9649, section 2.7). */
function isAnimatedWebp(bytes: Buffer): boolean {
  return textAt(bytes, 12, "VP8X") && ((bytes[20] ?? 0) & 0b10) !== 0;
}

/** Finds an `acTL` chunk before the first image data (PNG, third edition, section 11.3.6.1). */
function isAnimatedPng(bytes: Buffer): boolean {
  const chunkFrame = 12;
  let at = pngStart.byteLength;
  while (at + chunkFrame <= bytes.byteLength) {
    if (textAt(bytes, at + 4, "acTL")) return true;
    if (textAt(bytes, at + 4, "IDAT")) return false;
    at += chunkFrame + bytes.readUInt32BE(at);
  }
  return false;
}

export function isAnimated(bytes: Buffer, kind: ImageKind): boolean {
  if (kind === "webp") return isAnimatedWebp(bytes);
  return kind === "png" && isAnimatedPng(bytes);
}
