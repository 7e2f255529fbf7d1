import { beforeEach, expect, test } from "vitest";
import { createEncoder } from "#server/platform/images/encode-image.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { openLicensesApp } from "#server/testing/apps/licenses-app.ts";
import { createLimitedDiskRoom, fillTable, makeRoomInTable } from "#server/testing/full-disk.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const room = createLimitedDiskRoom();
let ann: SignedIn;
const app = await sharedByFile(openLicensesApp(createEncoder(), room.require));
beforeEach(async () => {
  ann = await app.join();
});

async function expectRefused(): Promise<void> {
  const files = app.folder.files();
  const refused = await app.upload(ann);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    507,
    { code: "storage_full", message: expect.stringContaining("disk is full") },
  ]);
  expect(app.folder.files()).toEqual(files);
  expect(await app.list(ann)).toEqual([]);
}

test("a license without room for its image is refused with a message, leaves nothing, and succeeds later", async () => {
  room.leave(0);
  await expectRefused();
  room.leave(Infinity);
  expect((await app.upload(ann)).statusCode).toBe(200);
});

test.each(["licenses", "license_images"])(
  "a license whose row has no room in %s leaves neither row nor file, and is taken later",
  async (table) => {
    await fillTable(app.orm, table);
    await expectRefused();
    await makeRoomInTable(app.orm, table);
    expect((await app.upload(ann)).statusCode).toBe(200);
  },
);
