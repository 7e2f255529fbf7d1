import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BlobMissing, BlobTooLarge } from "#server/platform/blob-storage/blob-storage.ts";
import type { BlobStorage } from "#server/platform/blob-storage/blob-storage.ts";
import type { StoredBlob } from "#server/platform/blob-storage/blob-disk.ts";

export const [ann, bob] = [randomUUID(), randomUUID()];
export const photo = Buffer.from("a photo");

export interface OpenedStorage {
  readonly storage: BlobStorage;
  readonly stored: () => string[];
  readonly close: () => Promise<void> | void;
}

export async function save(
  storage: BlobStorage,
  spaceName: "catches" | "licenses",
  ownerId: string,
  content = photo,
): Promise<string> {
  const space = storage.space(spaceName);
  const key = space.newKey(ownerId);
  await space.save(key, content, 1000);
  return key;
}

export async function listed(blobs: AsyncIterable<StoredBlob>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs) keys.push(key);
  return keys.toSorted();
}

async function* inPieces(...pieces: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

export function describeStorage(where: string, open: () => Promise<OpenedStorage>): void {
  let opened: OpenedStorage;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  describe(`a file ${where}`, () => {
    test("is read as it was saved, at once or in pieces", async () => {
      const space = opened.storage.space("licenses");
      const key = await save(opened.storage, "licenses", ann);
      expect(await space.read(key)).toEqual(photo);
      const streamed = space.newKey(ann);
      expect(await space.save(streamed, inPieces("a ", "ph", "oto"), 7)).toBe(7);
      expect(await space.read(streamed)).toEqual(photo);
    });

    test("may be empty", async () => {
      const key = await save(opened.storage, "licenses", ann, Buffer.alloc(0));
      expect((await opened.storage.space("licenses").read(key)).byteLength).toBe(0);
    });

    test("over its limit is refused and leaves nothing", async () => {
      const space = opened.storage.space("licenses");
      const endless = inPieces(...Array.from({ length: 100 }, () => "x".repeat(100)));
      await expect(space.save(space.newKey(ann), endless, 500)).rejects.toThrow(BlobTooLarge);
      await expect(space.save(space.newKey(ann), photo, 6)).rejects.toThrow(BlobTooLarge);
      expect(opened.stored()).toEqual([]);
    });

    test("whose source fails leaves nothing, and says why", async () => {
      async function* broken(): AsyncGenerator<Uint8Array> {
        yield photo;
        throw new Error("hung up");
      }
      const space = opened.storage.space("licenses");
      const saving = space.save(space.newKey(ann), broken(), 1000);
      const error: unknown = await saving.catch((reason: unknown) => reason);
      expect([error, error instanceof Error ? error.cause : null]).toContainEqual(
        new Error("hung up"),
      );
      expect(opened.stored()).toEqual([]);
    });

    test("that does not exist fails to be read and is ignored when removed", async () => {
      const space = opened.storage.space("licenses");
      const key = space.newKey(ann);
      await expect(space.read(key)).rejects.toThrow(BlobMissing);
      await expect(space.open(key)).rejects.toThrow(BlobMissing);
      await expect(space.remove(key)).resolves.toBeUndefined();
      await expect(space.removeAllOf(bob)).resolves.toBeUndefined();
    });
  });

  describe(`a space ${where}`, () => {
    test("lists what it holds, of one owner or of all", async () => {
      const [first, second, other] = [
        await save(opened.storage, "licenses", ann),
        await save(opened.storage, "licenses", ann),
        await save(opened.storage, "licenses", bob),
      ];
      const space = opened.storage.space("licenses");
      expect(await listed(space.list(ann))).toEqual([first, second].toSorted());
      expect(await listed(space.list())).toEqual([first, second, other].toSorted());
      expect(await listed(opened.storage.space("catches").list())).toEqual([]);
    });

    test("forgets one owner and keeps the others", async () => {
      await save(opened.storage, "licenses", ann);
      const [other, elsewhere] = [
        await save(opened.storage, "licenses", bob),
        await save(opened.storage, "catches", ann),
      ];
      await opened.storage.space("licenses").removeAllOf(ann);
      expect(await listed(opened.storage.space("licenses").list())).toEqual([other]);
      expect(await listed(opened.storage.space("catches").list())).toEqual([elsewhere]);
    });

    test.each([
      "../../etc/passwd",
      "licenses/../catches/x",
      "licenses/a/b/c",
      "licenses/a",
      "catches/a/b",
      "licenses/a/..",
      "licenses//b",
      "",
    ])("refuses the key %j", async (key) => {
      const space = opened.storage.space("licenses");
      await expect(space.read(key)).rejects.toThrow(/a key/u);
      await expect(space.save(key, photo, 100)).rejects.toThrow(/a key/u);
      await expect(space.remove(key)).rejects.toThrow(/a key/u);
    });

    test.each(["", "..", "a/b", "A"])("has no owner %j", async (ownerId) => {
      const space = opened.storage.space("licenses");
      expect(() => space.newKey(ownerId)).toThrow(/a key/u);
      await expect(space.removeAllOf(ownerId)).rejects.toThrow(/a key/u);
    });
  });
}
