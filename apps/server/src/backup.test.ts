import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp, restore } from "#server/backup.ts";
import {
  blobsOf,
  contentOf,
  fileIn,
  fill,
  inDatabase,
  makePlace,
  removePlaces,
  structureOf,
  type Place,
} from "#server/testing/database/backup-places.ts";

let from: Place;
let to: Place;
beforeEach(async () => {
  from = await makePlace();
  // Without any table, as on a new machine.
  to = await makePlace("template1");
});
afterEach(() => removePlaces([from, to]));

test("a restored backup has every row, file, index and foreign key, and the key that opens the licenses", async () => {
  await fill(from);
  const before = await contentOf(from);
  const structure = await structureOf(from);
  expect(structure.length).toBeGreaterThan(100);
  const { tables, files } = await backUp(from.settings, fileIn(from));
  expect(tables).toContainEqual({ name: "accounts", rows: 3 });
  expect(files).toBe(2);
  await restore(to.settings, fileIn(from), false);
  expect(await contentOf(to)).toEqual(before);
  expect(await structureOf(to)).toEqual(structure);
  await inDatabase(to, (client) => client.query("insert into audit_log (action) values ('next')"));
  const blobs = await blobsOf(to);
  for await (const { key } of blobs.sealedSpace("licenses").list())
    expect((await blobs.sealedSpace("licenses").read(key)).toString()).toBe("a sealed license");
  for await (const { key, bytes } of blobs.space("catches").list())
    expect(await blobs.space("catches").read(key)).toHaveLength(bytes);
});

test("restoring refuses to replace a database unless told to", async () => {
  await backUp(from.settings, fileIn(from));
  await restore(to.settings, fileIn(from), false);
  await fill(to, 1);
  const before = await contentOf(to);
  await expect(restore(to.settings, fileIn(from), false)).rejects.toThrow(
    "There is a database already (1 account). Nothing was changed.",
  );
  expect(await contentOf(to)).toEqual(before);
  await restore(to.settings, fileIn(from), true);
  expect(await contentOf(to)).toMatchObject({ accounts: [] });
});

test("restoring refuses a file that was changed in the middle, and changes nothing", async () => {
  await fill(from);
  await backUp(from.settings, fileIn(from));
  const damaged = join(from.folder.path, "damaged.zip");
  writeFileSync(damaged, readFileSync(fileIn(from)).fill(7, 2000, 2600));
  await expect(restore(to.settings, damaged, true)).rejects.toThrow("is not a whole backup");
  expect(await contentOf(to)).toEqual({});
});
