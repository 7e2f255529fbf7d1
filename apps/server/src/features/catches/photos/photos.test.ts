import { randomUUID } from "node:crypto";
import { catchPhoto, logCatch, removeCatch, uploadCatchPhoto } from "@striper/contract/catches";
import { day } from "@striper/marine/time";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CatchesApp } from "#server/testing/apps/catches-app.ts";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { zip } from "#server/testing/archives.ts";

let app: CatchesApp;
let by: SignedIn;
let jpeg: Buffer;
let otherJpeg: Buffer;

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

beforeAll(async () => {
  app = await openCatchesApp();
  const exif = {
    IFD0: { Make: "Phone", ImageDescription: "secret spot" },
    IFD2: { DateTimeOriginal: "2026:06:13 04:30:15", OffsetTimeOriginal: "-04:00" },
    IFD3: {
      GPSLatitudeRef: "N",
      GPSLatitude: "42/1 21/1 36/1",
      GPSLongitudeRef: "W",
      GPSLongitude: "70/1 53/1 24/1",
    },
  };
  jpeg = await picture(3000, 2000, "#1f6f8b").withExif(exif).jpeg().toBuffer();
  otherJpeg = await picture(40, 30, "#333333").jpeg().toBuffer();
});
beforeEach(async () => {
  by = await app.join();
});
afterAll(() => app.close());

function formOf(bytes: Buffer, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("photo", new Blob([Uint8Array.from(bytes)]), "fish.jpg");
  return form;
}

interface Uploaded {
  photo_id: string;
  photo_url: string;
  small_photo_url: string;
  taken_at: string | null;
  position: { latitude: number; longitude: number } | null;
}

const upload = (bytes: Buffer, fields: Readonly<Record<string, string>> = {}) =>
  app.call(uploadCatchPhoto, { by, form: formOf(bytes, fields) });
const uploaded = async (bytes: Buffer, fields?: Readonly<Record<string, string>>) =>
  (await upload(bytes, fields)).json<Uploaded>();
const read = (photo_id: string, size: "large" | "small" = "large", who: SignedIn = by) =>
  app.call(catchPhoto, { by: who, params: { photo_id, size } });

async function filesOf(accountId: string): Promise<number> {
  let files = 0;
  for await (const _ of app.blobs.list(accountId)) files += 1;
  return files;
}

describe("a photo", () => {
  // SPEC 7.24
  test("is stored in two sizes without metadata; only its time is returned", async () => {
    const photo = await uploaded(jpeg);
    expect(photo).toMatchObject({ taken_at: "2026-06-13T08:30:15.000Z", position: null });
    const large = await read(photo.photo_id);
    const small = await read(photo.photo_id, "small");
    expect(large.headers["content-type"]).toBe("image/webp");
    const about = await sharp(large.rawPayload).metadata();
    expect(about).toMatchObject({ format: "webp", width: 2048 });
    expect([about.exif, about.xmp, about.icc]).toEqual([undefined, undefined, undefined]);
    expect(large.rawPayload.includes("secret spot")).toBe(false);
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 480 });
  });

  test("returns its position only with consent", async () => {
    const { position } = await uploaded(jpeg, { keep_position: "true" });
    expect(position?.latitude).toBeCloseTo(42.36, 5);
    expect(position?.longitude).toBeCloseTo(-70.89, 5);
  });

  test("re-encoded by a device keeps the facts that the device sends", async () => {
    const told = { taken_at: "2026-06-13T09:12:30.000Z", latitude: "42.5", longitude: "-70.75" };
    expect(await uploaded(otherJpeg, told)).toMatchObject({
      taken_at: told.taken_at,
      position: null,
    });
    expect(await uploaded(otherJpeg, { ...told, keep_position: "true" })).toMatchObject({
      taken_at: told.taken_at,
      position: { latitude: 42.5, longitude: -70.75 },
    });
    const nonsense = { ...told, taken_at: "yesterday", latitude: "91" };
    expect((await upload(otherJpeg, nonsense)).statusCode).toBe(400);
  });

  test("requires the session, and may be cached by its caller only", async () => {
    const { photo_id } = await uploaded(otherJpeg);
    const answer = await read(photo_id);
    expect(answer.headers["cache-control"]).toMatch(/^private/u);
    expect(answer.headers["vary"]).toContain("authorization");
    const signedOut = await app.call(catchPhoto, { params: { photo_id, size: "large" } });
    expect(signedOut.statusCode).toBe(401);
    expect((await read(photo_id, "large", await app.join())).statusCode).toBe(404);
  });

  test("sent again under its id is stored once", async () => {
    const photo_id = randomUUID();
    const first = await uploaded(otherJpeg, { photo_id });
    expect(await uploaded(otherJpeg, { photo_id })).toEqual(first);
    const both = await Promise.all([1, 2, 3].map(() => upload(otherJpeg, { photo_id })));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await filesOf(by.accountId)).toBe(2);
  });

  test("sent several times concurrently is stored once", async () => {
    const photo_id = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => upload(jpeg, { photo_id })));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await filesOf(by.accountId)).toBe(2);
  });

  test("that differs from the one under its id is refused", async () => {
    const photo_id = randomUUID();
    await upload(otherJpeg, { photo_id });
    const answer = await upload(jpeg, { photo_id });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: "conflict" }]);
  });

  test("that arrives after its catch is shown then", async () => {
    const photo_id = randomUUID();
    const photo_url = `/api/catch-logger/photos/${photo_id}/large`;
    const body = { species: "Cod", photo_url };
    const answer = await app.call(logCatch, { by, body });
    expect(answer.json()).toMatchObject({ catch: { photo_url } });
    expect((await read(photo_id)).statusCode).toBe(404);
    await upload(otherJpeg, { photo_id });
    expect((await read(photo_id)).statusCode).toBe(200);
  });
});

describe("what is no photo", () => {
  // Image formats are covered by the tests of images.
  test.each([
    ["a ZIP called a PNG", () => zip({ "a.txt": "a" }), 415, "unsupported_image"],
    [
      "a JPEG cut short",
      () => Promise.resolve(jpeg.subarray(0, Math.floor(jpeg.byteLength / 2))),
      422,
      "unreadable_image",
    ],
  ])("%s is refused, and nothing is stored", async (_, make, status, code) => {
    const answer = await upload(await make());
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
    expect(await filesOf(by.accountId)).toBe(0);
  });

  // SPEC 5.16, 9.28
  test("more than 5 MB is refused", async () => {
    const answer = await upload(Buffer.concat([jpeg, Buffer.alloc(5_242_881 - jpeg.byteLength)]));
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: "payload_too_large" }]);
    expect(await filesOf(by.accountId)).toBe(0);
  });
});

describe("cleaning up", () => {
  const catchWith = async (photo_url: string): Promise<string> => {
    const catch_id = randomUUID();
    await app.call(logCatch, { by, body: { species: "Cod", catch_id, photo_url } });
    return catch_id;
  };

  test("removes the photo of an erased catch, unless another catch shows it", async () => {
    const { photo_url, photo_id } = await uploaded(otherJpeg);
    const ids = [await catchWith(photo_url), await catchWith(photo_url)];
    for (const catch_id of ids) {
      expect((await read(photo_id)).statusCode).toBe(200);
      await app.call(removeCatch, { by, params: { catch_id } });
      await app.runJob("catches-erase");
      expect((await read(photo_id)).statusCode).toBe(200);
      app.moveTime(day + 1);
      await app.runJob("catches-erase");
    }
    expect((await read(photo_id)).statusCode).toBe(404);
    expect(await filesOf(by.accountId)).toBe(0);
  });

  test("removes a photo without a catch after a month, and keeps shown ones", async () => {
    const loose = await uploaded(otherJpeg);
    const shown = await uploaded(jpeg);
    await catchWith(shown.photo_url);
    app.moveTime(29 * day);
    await app.runJob("catches-photos");
    expect((await read(loose.photo_id)).statusCode).toBe(200);
    app.moveTime(2 * day);
    await app.runJob("catches-photos");
    expect((await read(loose.photo_id)).statusCode).toBe(404);
    expect((await read(shown.photo_id)).statusCode).toBe(200);
  });

  test("removes files without a row once no upload can still be writing them", async () => {
    // File ages follow the machine's clock.
    app.moveTime(Math.max(0, Date.now() - app.now()));
    const { photo_id } = await uploaded(otherJpeg);
    await app.blobs.save(app.blobs.newKey(by.accountId), Buffer.from("stray"), 100);
    await app.runJob("catches-photos");
    expect(await filesOf(by.accountId)).toBe(3);
    app.moveTime(2 * day);
    await app.runJob("catches-photos");
    expect(await filesOf(by.accountId)).toBe(2);
    expect((await read(photo_id)).statusCode).toBe(200);
  });
});
