import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { assert, integer, property, uint8Array } from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  createMasterKeys,
  masterKeyOf,
  openMasterKeys,
} from "#server/platform/blob-storage/master-keys.ts";
import { createFolderStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import {
  openSealedFile,
  SealBroken,
  sealBytes,
  sealFile,
} from "#server/platform/blob-storage/sealed-file.ts";
import { makeTemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import type { TemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";

const newKey = () => masterKeyOf(randomBytes(32));
const keys = createMasterKeys(newKey());
const asText = (key: Buffer): string => key.toString("base64");
const place = "licenses/a/b";
const content = Buffer.from("MA 123456789, expires 2026-12-31");

let folder: TemporaryFolder;
beforeEach(() => {
  folder = makeTemporaryFolder();
});
afterEach(() => folder.remove());

describe("a sealed file", () => {
  test("opens to the sealed content, whatever it is", () => {
    assert(
      property(uint8Array({ maxLength: 3000 }), (bytes) => {
        const sealed = sealFile(keys, place, Buffer.from(bytes));
        expect(sealed.byteLength).toBe(bytes.byteLength + sealBytes);
        expect(openSealedFile(keys, place, sealed)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  test("reveals nothing of its content and differs each time", () => {
    const [first, second] = [sealFile(keys, place, content), sealFile(keys, place, content)];
    expect(first.includes(content.subarray(0, 8))).toBe(false);
    expect(first.subarray(12).equals(second.subarray(12))).toBe(false);
  });

  test("does not open once any of its bytes has changed", () => {
    const sealed = sealFile(keys, place, content);
    assert(
      property(
        integer({ min: 0, max: sealed.byteLength - 1 }),
        integer({ min: 1, max: 255 }),
        (at, by) => {
          const damaged = Buffer.from(sealed);
          damaged[at] = (damaged[at] ?? 0) ^ by;
          expect(() => openSealedFile(keys, place, damaged)).toThrow(SealBroken);
        },
      ),
    );
  });

  test("does not open when truncated or extended", () => {
    const sealed = sealFile(keys, place, content);
    for (const bytes of [0, 3, 12, sealBytes - 1, sealed.byteLength - 1])
      expect(() => openSealedFile(keys, place, sealed.subarray(0, bytes))).toThrow(SealBroken);
    const longer = Buffer.concat([sealed, Buffer.from("x")]);
    expect(() => openSealedFile(keys, place, longer)).toThrow(SealBroken);
  });

  test("does not open in another file's place", () => {
    const sealed = sealFile(keys, place, content);
    expect(() => openSealedFile(keys, "licenses/other/b", sealed)).toThrow(SealBroken);
  });

  test("opens with an older key, and names the one it lacks", () => {
    const sealed = sealFile(keys, place, content);
    const renewed = createMasterKeys(newKey(), [keys.current]);
    expect(openSealedFile(renewed, place, sealed)).toEqual(content);
    expect(() => openSealedFile(createMasterKeys(newKey()), place, sealed)).toThrow(
      `sealed with the master key ${keys.current.id.toString("hex")}, which is not here`,
    );
  });
});

describe("the master key", () => {
  test("is made once, readable for its owner alone, and reused", async () => {
    const keysFolder = join(folder.path, "keys");
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => openMasterKeys(keysFolder, [])),
    );
    const later = await openMasterKeys(keysFolder, []);
    const ids = new Set([...opened, later].map(({ current }) => current.id.toString("hex")));
    expect(ids.size).toBe(1);
    expect(folder.files()).toEqual(["keys/files.key"]);
    expect(statSync(join(keysFolder, "files.key")).mode & 0o777).toBe(0o600);
    expect(statSync(keysFolder).mode & 0o777).toBe(0o700);
  });

  test("seals when configured, while the others still open", async () => {
    const generated = await openMasterKeys(folder.path, []);
    const [newest, older] = [randomBytes(32), randomBytes(32)];
    const configured = await openMasterKeys(folder.path, [newest, older].map(asText));
    expect(configured.current.id).toEqual(masterKeyOf(newest).id);
    for (const { id } of [masterKeyOf(older), generated.current])
      expect(configured.withId(id)?.id).toEqual(id);
  });

  test("is not generated when one is configured", async () => {
    await openMasterKeys(folder.path, [asText(randomBytes(32))]);
    expect(folder.files()).toEqual([]);
  });

  test("that is damaged is never replaced", async () => {
    const path = join(folder.path, "files.key");
    writeFileSync(path, "c2hvcnQ=\n");
    await expect(openMasterKeys(folder.path, [])).rejects.toThrow(
      `${path} cannot be used: A master key has 32 bytes, not 5.`,
    );
    expect(readFileSync(path, "utf8")).toBe("c2hvcnQ=\n");
  });
});

test("a sealed space writes nothing that can be read without its key", async () => {
  const space = createFolderStorage(folder.path, keys).sealedSpace("licenses");
  const key = space.newKey(randomUUID());
  await space.save(key, content);
  expect(await space.read(key)).toEqual(content);
  const stored = readFileSync(join(folder.path, key));
  expect(stored.subarray(0, 4).toString()).toBe("SCF1");
  expect(stored.includes("123456789")).toBe(false);
});
