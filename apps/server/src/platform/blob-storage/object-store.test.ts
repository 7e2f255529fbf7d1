import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { BlobStorage } from "#server/platform/blob-storage/blob-storage.ts";
import { openBlobStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { createObjectStoreDisk } from "#server/platform/blob-storage/object-store-disk.ts";
import {
  ann,
  bob,
  describeStorage,
  listed,
  photo,
  save,
} from "#server/platform/blob-storage/testing/storage-behavior.ts";
import { startObjectStore } from "#server/testing/object-store/object-store-stand-in.ts";
import type { ObjectStoreStandIn } from "#server/testing/object-store/object-store-stand-in.ts";
import { localServers } from "#server/testing/outside/local-servers.ts";

const masterKeys = [randomBytes(32).toString("base64")];
const openOn = (store: ObjectStoreStandIn) =>
  openBlobStorage({ dataDir: "/nowhere", s3: store.settings, masterKeys }, Date.now());

describeStorage("in an object store", async () => {
  const store = await startObjectStore({ pageSize: 2 });
  return {
    storage: await openOn(store),
    stored: () => [...store.objects.keys()],
    close: store.close,
  };
});

describe("an object store", () => {
  let store: ObjectStoreStandIn;
  let storage: BlobStorage;
  beforeEach(async () => {
    store = await startObjectStore({ pageSize: 3 });
    storage = await openOn(store);
  });
  afterEach(() => store.close());

  const saveMany = (count: number, ownerId: string) =>
    Promise.all(Array.from({ length: count }, () => save(storage, "catches", ownerId)));

  test("is listed over all of its pages, with sizes and times, without a request per file", async () => {
    const keys = await saveMany(10, ann);
    const space = storage.space("catches");
    const asked = store.requests.length;
    expect(await listed(space.list())).toEqual(keys.toSorted());
    expect(store.requests.length - asked).toBe(4);
    for await (const { bytes, savedAt } of space.list(ann)) {
      expect(bytes).toBe(photo.byteLength);
      expect(Math.abs(savedAt - Date.now())).toBeLessThan(60_000);
    }
  });

  test("forgets an owner over all pages, but no owner whose id has the same prefix", async () => {
    await saveMany(10, "abc");
    const others = [await save(storage, "catches", "abcd"), await save(storage, "licenses", "abc")];
    await storage.space("catches").removeAllOf("abc");
    expect([...store.objects.keys()].toSorted()).toEqual(others.toSorted());
    expect(await listed(storage.space("catches").list("abc"))).toEqual([]);
  });

  test("that keeps a file it was told to delete causes an error", async () => {
    const [first = ""] = await saveMany(2, ann);
    store.locked.add(first);
    await expect(storage.space("catches").removeAllOf(ann)).rejects.toThrow(
      "1 files were not deleted: AccessDenied",
    );
    expect([...store.objects.keys()]).toEqual([first]);
  });

  test("holds nothing readable of a sealed space, and gives it back", async () => {
    const space = storage.sealedSpace("licenses");
    const key = space.newKey(bob);
    const license = Buffer.from("MA 123456789, expires 2026-12-31");
    await space.save(key, license);
    const stored = store.objects.get(key)?.content ?? Buffer.alloc(0);
    expect(stored.subarray(0, 4).toString()).toBe("SCF1");
    expect(stored.includes("123456789")).toBe(false);
    expect(await space.read(key)).toEqual(license);
  });

  test("that refuses is an error and not a missing file", async () => {
    const key = await save(storage, "catches", ann);
    store.failing = 403;
    const space = storage.space("catches");
    await expect(space.read(key)).rejects.not.toMatchObject({ name: "BlobMissing" });
    await expect(space.save(key, photo, 100)).rejects.toThrow("AccessDenied");
    await expect(listed(space.list())).rejects.toThrow("AccessDenied");
    await expect(space.remove(key)).rejects.toThrow("AccessDenied");
  });
});

describe("a place that is no object store", () => {
  const servers = localServers();
  afterEach(() => servers.close());

  async function openAt(answer: RequestListener) {
    const endpoint = `http://127.0.0.1:${await servers.listen(createServer(answer))}`;
    const account = { bucket: "b", region: "r", accessKeyId: "a", secretAccessKey: "s" };
    const patience = { connect: 500, answer: 300, silence: 300 };
    return createObjectStoreDisk({ endpoint, ...account }, patience);
  }

  test("because it never answers is given up", async () => {
    const disk = await openAt(() => undefined);
    await expect(disk.exists("catches/a/b")).rejects.toMatchObject({ name: "TimeoutError" });
  });

  test("because it redirects is not followed", async () => {
    let others = 0;
    const other = await servers.listen(
      createServer((_request, response) => {
        others += 1;
        response.end("x");
      }),
    );
    const disk = await openAt((_request, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${other}/` }).end();
    });
    await expect(disk.getStream("catches/a/b")).rejects.toMatchObject({
      $metadata: { httpStatusCode: 307 },
    });
    expect(others).toBe(0);
  });
});
