import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { day } from "@striper/marine/time";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { BlobStorage } from "#server/platform/blob-storage/blob-storage.ts";
import { openBlobStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { sweepOrphans } from "#server/platform/blob-storage/sweep-orphans.ts";
import {
  ann,
  describeStorage,
  listed,
  save,
} from "#server/platform/blob-storage/testing/storage-behavior.ts";
import { makeTemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import type { TemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";

const openIn = (folder: TemporaryFolder, now = Date.now()) =>
  openBlobStorage({ dataDir: folder.path, s3: undefined, masterKeys: [] }, now);

describeStorage("in a folder", async () => {
  const folder = makeTemporaryFolder();
  return {
    storage: await openIn(folder),
    stored: () => folder.files().filter((file) => file !== "keys/files.key"),
    close: folder.remove,
  };
});

const live = new AbortController().signal;
const installation = "this database";
let folder: TemporaryFolder;
let storage: BlobStorage;
beforeEach(async () => {
  folder = makeTemporaryFolder();
  storage = await openIn(folder);
});
afterEach(() => folder.remove());

test("a file's name tells only its owner, and only this user can read the file", async () => {
  const key = await save(storage, "licenses", ann);
  expect(key).toMatch(new RegExp(`^licenses/${ann}/[0-9a-f-]{36}$`, "u"));
  const path = join(folder.path, "files", key);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(path, "..")).mode & 0o777).toBe(0o700);
});

test("a file and then its name are synced to disk before it counts as saved", async () => {
  const handle = await open(folder.path);
  const handles: { sync: FileHandle["sync"] } = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = handles;
  const synced: string[] = [];
  const spy = vi.spyOn(handles, "sync").mockImplementation(async function note(this: FileHandle) {
    synced.push((await this.stat()).isFile() ? "file" : "folder");
    await sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  await save(storage, "licenses", ann);
  expect(synced).toContain("file");
  expect(synced.at(-1)).toBe("folder");
});

describe("the sweep", () => {
  test("removes only files older than a day that no row refers to", async () => {
    const [kept, orphan, fresh] = [
      await save(storage, "licenses", ann),
      await save(storage, "licenses", ann),
      await save(storage, "licenses", ann),
    ];
    const longAgo = Date.now() / 1000 - 25 * 3600;
    for (const key of [kept, orphan]) utimesSync(join(folder.path, "files", key), longAgo, longAgo);
    const space = storage.space("licenses");
    const asked: string[] = [];
    const known = async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
      asked.push(...keys);
      return new Set([kept]);
    };
    expect(await sweepOrphans({ space, installation, known, now: Date.now(), signal: live })).toBe(
      1,
    );
    expect(asked.toSorted()).toEqual([kept, orphan].toSorted());
    expect(await listed(space.list())).toEqual([kept, fresh].toSorted());
  });

  test("refuses files of another installation, until they are released to this one", async () => {
    const orphan = await save(storage, "licenses", ann);
    const space = storage.space("licenses");
    const known = async (): Promise<ReadonlySet<string>> => new Set([orphan]);
    const ours = { space, installation, known, now: Date.now() + 2 * day, signal: live };
    expect(await sweepOrphans(ours)).toBe(0);
    const copy = { ...ours, installation: "a copy", known: async () => new Set<string>() };
    await expect(sweepOrphans(copy)).rejects.toThrow(/nothing was removed/u);
    expect(await listed(space.list())).toEqual([orphan]);
    rmSync(join(folder.path, "files/owner"));
    expect(await sweepOrphans(copy)).toBe(1);
    await expect(sweepOrphans(ours)).rejects.toThrow(/belong to another database/u);
  });

  test("removes nothing when the rows cannot be asked", async () => {
    const key = await save(storage, "licenses", ann);
    const space = storage.space("licenses");
    const known = () => Promise.reject(new Error("no database"));
    const now = Date.now() + 2 * day;
    await expect(sweepOrphans({ space, installation, known, now, signal: live })).rejects.toThrow(
      "no database",
    );
    expect(await listed(space.list())).toEqual([key]);
  });
});

test("a trial copy deletes no file", async () => {
  const key = await save(storage, "licenses", ann);
  const config = { dataDir: folder.path, s3: undefined, masterKeys: [], isTrialCopy: true };
  const space = (await openBlobStorage(config, Date.now())).space("licenses");
  await space.remove(key);
  await space.removeAllOf(ann);
  expect(await listed(space.list())).toEqual([key]);
});

describe("a process that is killed", () => {
  test("has lost nothing that was reported as saved and leaves no partial file", async () => {
    const script = join(import.meta.dirname, "testing/save-child.ts");
    const child = spawn(process.execPath, ["--import", "tsx", script, folder.path, ann], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await once(child.stdout, "data");
    await delay(150);
    child.kill("SIGKILL");
    await once(child, "close");
    const space = storage.space("licenses");
    const saved = said.split("\n").slice(0, -1);
    expect(saved.length).toBeGreaterThan(0);
    for (const key of saved) expect((await space.read(key)).byteLength).toBe(400_000);
    for await (const { bytes } of space.list()) expect(bytes).toBe(400_000);
  });

  test("leaves unfinished files that the first start a day later removes", async () => {
    await save(storage, "licenses", ann);
    const unfinished = join(folder.path, "files/incoming/unfinished");
    writeFileSync(unfinished, "half a ph");
    await openIn(folder);
    expect(folder.files()).toContain("files/incoming/unfinished");
    await openIn(folder, Date.now() + 2 * day);
    expect(folder.files()).not.toContain("files/incoming/unfinished");
    expect(folder.files()).toHaveLength(2);
  });
});
