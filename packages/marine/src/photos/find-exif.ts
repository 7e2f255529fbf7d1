import { exifHead } from "#marine/photos/exif.ts";

const jpeg = { start: 0xff_d8, mark: 0xff, notes: 0xe1, picture: 0xda, end: 0xd9 } as const;
const mostParts = 200;
/** A segment begins with its length, which includes these two bytes. */
const lengthBytes = 2;

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++)
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

function inJpeg(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  for (let part = 0; part < mostParts && at + 4 <= bytes.byteLength; part++) {
    if (view.getUint8(at) !== jpeg.mark) return null;
    const kind = view.getUint8(at + 1);
    if (kind === jpeg.picture || kind === jpeg.end) return null;
    const length = view.getUint16(at + 2);
    if (length < lengthBytes) return null;
    const content = at + 2 + lengthBytes;
    if (kind === jpeg.notes && startsWith(bytes, content, exifHead))
      return bytes.subarray(content, at + 2 + length);
    at += 2 + length;
  }
  return null;
}

/** Upper limit of a block's length, far above real ones; images inside it are not read. */
const mostBytes = 256 * 1024;
const starts = [`${exifHead}II*\0`, `${exifHead}MM\0*`] as const;

/** Searches the file for the start of a block, which HEIC and WebP store in boxes of their own. */
function anywhere(bytes: Uint8Array): Uint8Array | null {
  const first = exifHead.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (starts.some((start) => startsWith(bytes, at, start)))
      return bytes.subarray(at, at + mostBytes);
  return null;
}

export function findExif(file: Uint8Array): Uint8Array | null {
  const isJpeg = file[0] === jpeg.start >> 8 && file[1] === (jpeg.start & 0xff);
  return isJpeg ? inJpeg(file) : anywhere(file);
}
