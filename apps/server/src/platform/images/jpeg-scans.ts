const startOfScan = 0xda;
const endOfImage = 0xd9;
const fill = 0xff;

/** Markers without a length: TEM, restarts, start and end of image (ITU-T T.81, table B.1). */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);

/** Counts scans segment by segment, as a decoder does, which skips previews inside the metadata. */
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
    // A zero after 0xff is image data.
    if (marker === 0 || isBare(marker)) continue;
    if (marker === startOfScan && ++scans > most) return true;
    if (at + 2 > bytes.byteLength) return false;
    at += bytes.readUInt16BE(at);
  }
}
