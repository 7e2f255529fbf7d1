/** Decodes UTF-8, else UTF-16 or Windows-1252; returns null for binary data. */
export function decodeText(bytes: ArrayBuffer): string | null {
  const text = decoded(bytes);
  return text.includes("\0") ? null : text;
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const start = new Uint8Array(bytes.slice(0, 2));
    const isUtf16 = start[0] === 0xff && start[1] === 0xfe;
    return new TextDecoder(isUtf16 ? "utf-16le" : "windows-1252").decode(bytes);
  }
}
