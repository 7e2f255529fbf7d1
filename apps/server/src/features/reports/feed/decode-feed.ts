import { TextDecoder } from "node:util";

/** Declared charsets, which are unreliable and used only when the bytes are not UTF-8. */
const declaration = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]{1,40})["']/iu;
const contentTypeCharset = /charset\s*=\s*["']?([\w.:-]{1,40})/iu;

/** Windows-1252 characters at 0x80 to 0x9F, which Node 20 decodes as control characters. */
const windowsExtras =
  "\u20AC\uFFFD\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\uFFFD\u017D\uFFFD" +
  "\uFFFD\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\uFFFD\u017E\u0178";

const asWindows = (bytes: Buffer): string =>
  bytes
    .toString("latin1")
    .replace(/[\u0080-\u009F]/gu, (letter) => windowsExtras.charAt(letter.charCodeAt(0) - 0x80));

function decoderFor(label: string | undefined): TextDecoder | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function utf16Label(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
}

/**
 * Decodes a feed. Valid UTF-8 is decoded as such whatever is declared. Otherwise the declarations
 * are tried, the HTTP header's before the document's, and Windows-1252 last, which reads anything.
 */
export function decodeFeed(bytes: Buffer, contentType: string | null): string {
  const wide = decoderFor(utf16Label(bytes));
  if (wide !== null) return wide.decode(bytes);
  const utf8 = asUtf8(bytes);
  if (utf8 !== null) return utf8;
  const head = bytes.subarray(0, 200).toString("latin1");
  const claims = [contentTypeCharset.exec(contentType ?? "")?.[1], declaration.exec(head)?.[1]];
  const decoder = claims
    .filter((label) => label === undefined || !/^utf-?8$/iu.test(label))
    .map(decoderFor)
    .find((found) => found !== null);
  const isWestern = decoder === undefined || decoder.encoding === "windows-1252";
  return isWestern ? asWindows(bytes) : decoder.decode(bytes);
}
