import { expect, test } from "vitest";
import { ImageNotEncoded } from "#server/platform/images/images.ts";
import type { Encoder, ImageOutcome } from "#server/platform/images/images.ts";
import { openLicensesApp } from "#server/testing/apps/licenses-app.ts";

test("an upload that cannot be encoded now is to come again, and leaves nothing behind", async () => {
  let isLost = true;
  const bytes = Buffer.from("RIFF");
  const image = { kind: "image", image: { bytes, width: 1, height: 1 }, small: null } as const;
  const outcome: ImageOutcome = { ...image, capturedAt: null, position: null };
  const encoder: Encoder = {
    encode: () => (isLost ? Promise.reject(new ImageNotEncoded("gone")) : Promise.resolve(outcome)),
    close: () => undefined,
  };
  const app = await openLicensesApp(encoder);
  try {
    const ann = await app.join();
    const refused = await app.upload(ann);
    expect([refused.statusCode, refused.json().code]).toEqual([503, "unavailable"]);
    expect(refused.headers["retry-after"]).toBe("5");
    expect(await app.list(ann)).toEqual([]);
    expect(app.folder.files()).toEqual([]);
    isLost = false;
    expect((await app.upload(ann)).statusCode).toBe(200);
  } finally {
    await app.close();
  }
});

test("of more uploads at once than may wait, the last is to come again", async () => {
  const waiting: (() => void)[] = [];
  const encoder: Encoder = {
    encode: () =>
      new Promise((resolve) => {
        waiting.push(() => resolve({ kind: "unreadable", reason: "damaged" }));
      }),
    close: () => undefined,
  };
  const app = await openLicensesApp(encoder);
  try {
    const ann = await app.join();
    const statuses: number[] = [];
    const uploads = Array.from({ length: 42 }, async () => {
      statuses.push((await app.upload(ann)).statusCode);
    });
    await expect.poll(() => statuses).toEqual([503]);
    while (statuses.length < 42) {
      waiting.shift()?.();
      await new Promise(setImmediate);
    }
    await Promise.all(uploads);
    expect(statuses.slice(1)).toEqual(Array.from({ length: 41 }, () => 422));
    expect(app.folder.files()).toEqual([]);
  } finally {
    await app.close();
  }
});
