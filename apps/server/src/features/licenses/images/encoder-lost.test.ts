import { expect, test } from "vitest";
import { ImageNotEncoded } from "#server/platform/images/images.ts";
import type { Encoder, ImageOutcome } from "#server/platform/images/images.ts";
import { openLicensesApp } from "#server/testing/apps/licenses-app.ts";

test("an upload that cannot be encoded is answered with a retry, and leaves nothing behind", async () => {
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

test("the last of four concurrent uploads by one account has to retry, and other accounts do not", async () => {
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
    const [ann, bob] = [await app.join(), await app.join()];
    const statuses: number[] = [];
    const uploads = [ann, ann, ann, ann, bob].map(async (by) => {
      const answer = await app.upload(by);
      statuses.push(answer.statusCode);
      return answer;
    });
    await expect.poll(() => statuses).toEqual([429]);
    while (statuses.length < uploads.length) {
      waiting.shift()?.();
      await new Promise(setImmediate);
    }
    const answers = await Promise.all(uploads);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers["retry-after"]).toBe("5");
    expect(refused?.json()).toMatchObject({
      code: "rate_limited",
      message:
        "Some of your requests of this kind are still running. Please try again when they are done.",
    });
    expect(statuses.slice(1)).toEqual([422, 422, 422, 422]);
    expect(app.folder.files()).toEqual([]);
  } finally {
    await app.close();
  }
});
