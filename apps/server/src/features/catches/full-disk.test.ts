import { randomUUID } from "node:crypto";
import { logCatch, uploadCatchPhoto } from "@striper/contract/catches";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catchPhotos } from "#server/features/catches/catches.table.ts";
import {
  openCatchesApp,
  someCatch,
  type Angler,
  type CatchesApp,
} from "#server/testing/apps/catches-app.ts";
import { createLimitedDiskRoom, fillTable, makeRoomInTable } from "#server/testing/full-disk.ts";

const room = createLimitedDiskRoom();
let app: CatchesApp;
let by: Angler;
let jpeg: Buffer;
beforeAll(async () => {
  app = await openCatchesApp(room.require);
  const create = { width: 40, height: 30, channels: 3, background: "#1f6f8b" } as const;
  jpeg = await sharp({ create }).jpeg().toBuffer();
});
beforeEach(async () => {
  by = await app.join();
});
afterAll(() => app.close());

function upload(photo_id: string) {
  const form = new FormData();
  form.set("photo_id", photo_id);
  form.set("photo", new Blob([Uint8Array.from(jpeg)]), "fish.jpg");
  return app.call(uploadCatchPhoto, { by, form });
}

const refusal = {
  code: "storage_full",
  message: "The server's disk is full, so nothing could be stored. Please try again later.",
};

describe("on a full disk", () => {
  test.each([
    ["no file", 0],
    ["one of its two files", 1],
  ])(
    "a photo of which %s has room is refused in words, leaves nothing, and is taken later",
    async (_what, files) => {
      const photo_id = randomUUID();
      room.leave(files);
      const refused = await upload(photo_id);
      expect([refused.statusCode, refused.json()]).toMatchObject([507, refusal]);
      expect(refused.headers["retry-after"]).toBe("60");
      expect(app.folder.files()).toEqual([]);
      expect(await app.orm.select().from(catchPhotos)).toEqual([]);
      room.leave(Infinity);
      expect((await upload(photo_id)).statusCode).toBe(200);
      await app.orm.delete(catchPhotos);
      for await (const { key } of app.blobs.list()) await app.blobs.remove(key);
    },
  );

  test("a photo whose row has no room is refused and leaves no file", async () => {
    const photo_id = randomUUID();
    await fillTable(app.orm, "catch_photos");
    const refused = await upload(photo_id);
    expect([refused.statusCode, refused.json()]).toMatchObject([507, refusal]);
    expect(app.folder.files()).toEqual([]);
    await makeRoomInTable(app.orm, "catch_photos");
    expect((await upload(photo_id)).statusCode).toBe(200);
  });

  test("a catch is refused in words, is not counted, and is taken later", async () => {
    const body = { ...someCatch, catch_id: randomUUID() };
    await fillTable(app.orm, "catches");
    const refused = await app.call(logCatch, { by, body });
    expect([refused.statusCode, refused.json()]).toMatchObject([507, refusal]);
    expect(await by.mine()).toEqual([]);
    await makeRoomInTable(app.orm, "catches");
    expect((await app.call(logCatch, { by, body })).statusCode).toBe(200);
    expect(await by.mine()).toMatchObject([{ catch_id: body.catch_id }]);
  });
});

test("on a disk with less room than an angler's photos take, only that angler adds no more", async () => {
  expect((await upload(randomUUID())).statusCode).toBe(200);
  room.leaveBytes(100_000);
  expect((await upload(randomUUID())).json()).toMatchObject(refusal);
  by = await app.join();
  expect((await upload(randomUUID())).statusCode).toBe(200);
  room.leaveBytes(Infinity);
});
