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
