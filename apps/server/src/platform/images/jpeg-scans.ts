const startOfScan = 0xda;
const endOfImage = 0xd9;
const fill = 0xff;

/** Markers without a length: TEM, the restarts and the start and end of an image. ITU-T T.81, table B.1. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);

/** Counts as a decoder reads, segment by segment: a preview inside the photo's notes is no scan of it. */
export function hasMoreScans(bytes: Buffer, most: number): boolean {
  let scans = 0;
  let at = 2;
  for (;;) {
    at = bytes.indexOf(fill, at);
    if (at === -1) return false;
    while (bytes[at] === fill) at++;
    const marker = bytes[at];
    if (marker === undefined || marker === endOfImage) return false;
    at++;
    // A zero after 0xff is a byte of the picture.
    if (marker === 0 || isBare(marker)) continue;
    if (marker === startOfScan && ++scans > most) return true;
    if (at + 2 > bytes.byteLength) return false;
    at += bytes.readUInt16BE(at);
  }
}
