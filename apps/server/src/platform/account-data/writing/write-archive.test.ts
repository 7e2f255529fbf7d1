import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import type { ExportedFile } from "#server/platform/account-data/ports.ts";
import { writeArchive } from "#server/platform/account-data/writing/write-archive.ts";
import { unzip } from "#server/testing/archives.ts";

const at = Date.UTC(2026, 5, 13, 9);
async function* those(...files: readonly ExportedFile[]): AsyncGenerator<ExportedFile> {
  for (const file of files) yield Promise.resolve(file);
}

test("texts, bytes and streams come out as they went in, also empty ones", async () => {
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
  const archive = writeArchive(
    those(
      { path: "text.txt", content: "añ 🐟" },
      { path: "empty.txt", content: "" },
      { path: "bytes.bin", content: bytes, isCompressed: true },
      { path: "stream.bin", content: () => Promise.resolve(Readable.from([bytes, bytes])) },
    ),
    at,
  );
  const files = await unzip(await buffer(archive));
  expect(String(files.get("text.txt"))).toBe("añ 🐟");
  expect(files.get("empty.txt")).toHaveLength(0);
  expect(files.get("bytes.bin")?.equals(bytes)).toBe(true);
  expect(files.get("stream.bin")?.equals(Buffer.concat([bytes, bytes]))).toBe(true);
});

test("a reader that stops closes the open file and ends the source", async () => {
  let isLeft = false;
  const stream = new Readable({ read: () => undefined });
  async function* source(): AsyncGenerator<ExportedFile> {
    try {
      yield Promise.resolve({ path: "slow.bin", content: () => Promise.resolve(stream) });
    } finally {
      isLeft = true;
    }
  }
  const archive = writeArchive(source(), at);
  archive.on("error", () => undefined);
  archive.resume();
  await delay(20);
  archive.destroy();
  await expect.poll(() => [stream.destroyed, isLeft]).toEqual([true, true]);
});

test.each([
  ["cannot be opened", () => Promise.reject(new Error("away"))],
  [
    "breaks off",
    () =>
      Promise.resolve(
        new Readable({
          read() {
            this.destroy(new Error("away"));
          },
        }),
      ),
  ],
])("a file that %s breaks the archive", async (_name, content) => {
  const archive = writeArchive(those({ path: "a", content }, { path: "b", content: "" }), at);
  await expect(buffer(archive)).rejects.toThrow("away");
});

test("a source that fails breaks the archive", async () => {
  async function* source(): AsyncGenerator<ExportedFile> {
    yield Promise.resolve({ path: "a", content: "x" });
    throw new Error("the database is away");
  }
  await expect(buffer(writeArchive(source(), at))).rejects.toThrow("the database is away");
});
