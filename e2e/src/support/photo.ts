/** Pictures that are made in the browser, and looked at there. */
import type { Page } from "@playwright/test";

/** A picture of 1600 by 1000 with words on it, painted by the browser itself. */
export async function paintedPhoto(page: Page, words: string) {
  const base64 = await page.evaluate(async (text) => {
    const canvas = new OffscreenCanvas(1600, 1000);
    const paint = canvas.getContext("2d");
    if (!paint) throw new Error("nothing to paint on");
    paint.fillStyle = "ivory";
    paint.fillRect(0, 0, 1600, 1000);
    paint.fillStyle = "black";
    paint.font = "90px sans-serif";
    paint.fillText(text, 80, 200);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  }, words);
  return { name: "permit.jpg", mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}

/** The most green or blue of any pixel that is on the screen now, 0 to 255. */
export async function mostGreenOrBlue(page: Page): Promise<number> {
  const base64 = (await page.screenshot()).toString("base64");
  return page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const paint = canvas.getContext("2d");
    if (!paint) throw new Error("nothing to paint on");
    paint.drawImage(bitmap, 0, 0);
    const { data } = paint.getImageData(0, 0, bitmap.width, bitmap.height);
    let most = 0;
    for (let at = 0; at < data.length; at += 4)
      most = Math.max(most, data[at + 1] ?? 0, data[at + 2] ?? 0);
    return most;
  }, base64);
}

/** A camera's picture: the same with the time in it, "2026:06:13 05:12:30" as the camera's clock shows it. */
export function takenAt(jpeg: Buffer, time: string): Buffer {
  const tiff = Buffer.alloc(64);
  tiff.write("II*\0", "latin1");
  tiff.writeUInt32LE(8, 4);
  // One entry: where the camera's own entries begin.
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x8769, 10);
  tiff.writeUInt16LE(4, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt32LE(26, 18);
  // One entry there: the time, a text of 20 bytes behind it.
  tiff.writeUInt16LE(1, 26);
  tiff.writeUInt16LE(0x9003, 28);
  tiff.writeUInt16LE(2, 30);
  tiff.writeUInt32LE(20, 32);
  tiff.writeUInt32LE(44, 36);
  tiff.write(time, 44, "latin1");
  const block = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, block.byteLength + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, block, jpeg.subarray(2)]);
}
