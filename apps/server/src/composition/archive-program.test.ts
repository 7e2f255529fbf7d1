import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { catchesList } from "#server/features/catches/archive/log-format.ts";
import { ArchiveReaderLost } from "#server/platform/account-data/reading/archive-reader.ts";
import { createArchiveReaders } from "#server/platform/account-data/reading/archive-readers.ts";
import type { ArchiveReaders } from "#server/platform/account-data/reading/archive-readers.ts";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";
import { zip } from "#server/testing/archives.ts";
import { somebody } from "#server/testing/requesters.ts";

const folder = mkdtempSync(join(tmpdir(), "striper-readers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const limits = { files: 100, fileBytes: 32_000_000, totalBytes: 100_000_000 };
const started: ArchiveReaders[] = [];
afterEach(() => {
  for (const readers of started.splice(0)) readers.close();
});

function start(): ArchiveReaders {
  const readers = createArchiveReaders();
  started.push(readers);
  return readers;
}

async function write(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const path = join(folder, randomUUID());
  writeFileSync(path, await zip(files));
  return path;
}

const times = { created_at: "2026-06-01T00:00:00Z", updated_at: "2026-06-01T00:00:00Z" };
const someCatch = () => ({
  catch_id: randomUUID(),
  species: "Cod",
  date_caught: "2026-06-01T00:00:00Z",
  ...times,
  revision: 1,
});
const path = "catches/catches.json";

describe("in a separate process", () => {
  test("an archive is listed, and its entries are read and checked", async () => {
    const good = someCatch();
    const catches = [good, { ...good, length_inches: -1 }, 7];
    const readers = start();
    const file = await write({ [path]: JSON.stringify({ catches }), "a.txt": "first" });
    const archive = await readers.open(file, limits, somebody());
    expect([archive.has("a.txt"), archive.has("b.txt")]).toEqual([true, false]);
    expect(String(await archive.content("a.txt", 5, somebody()))).toBe("first");
    const list = await archive.list(path, catchesList, somebody());
    expect(list.entries).toMatchObject([{ number: 1, value: { ...good, is_measured: true } }]);
    expect(list.rejected).toMatchObject([{ number: 2 }, { number: 3 }]);
    expect(list.rejected[0]?.reason).toMatch(/^length_inches: /u);
    expect(readers.pids()).toHaveLength(1);
    expect(readers.pids()).not.toContain(process.pid);
  });
});

describe("reading stops at the first exceeded limit and names it", () => {
  async function read(content: string | Buffer): Promise<unknown> {
    const archive = await start().open(await write({ [path]: content }), limits, somebody());
    return archive.list(path, catchesList, somebody()).catch((error: unknown) => error);
  }
  const list = (entries: string) => `{"catches":[${entries}]}`;

  test.each<[string, () => string | Buffer, string]>([
    [
      "entries of which none can be read",
      () => list(Array.from({ length: 900 }, () => `{"species":"${"a".repeat(500)}"}`).join(",")),
      "More than 200 entries cannot be read.",
    ],
    [
      "one entry too many",
      () => list(Array.from({ length: 1001 }, () => JSON.stringify(someCatch())).join(",")),
      "It holds more than 1,000 entries.",
    ],
    [
      "a text without an end",
      () => `{"catches":[{"notes":"${"a".repeat(10_000_000)}`,
      "One of its texts is longer than 8,000 characters.",
    ],
    [
      "an entry that is deep",
      () => list("[".repeat(1_000_000)),
      "It is nested more than 8 levels deep.",
    ],
    ["many bytes", () => `{"catches":[]${" ".repeat(20_000_000)}}`, "It is larger than"],
  ])("%s", async (_what, make, words) => {
    const content = make();
    const begun = performance.now();
    const error = await read(content);
    expect(error).toBeInstanceOf(UnreadableArchive);
    expect(String(error)).toContain(`${path}: `);
    expect(String(error)).toContain(words);
    // Reading everything takes ten times as long; most of this limit is for starting the process.
    expect(performance.now() - begun).toBeLessThan(30_000);
  });
});

describe("a lost reader", () => {
  test("loses only what it was reading, and the next one has a new process", async () => {
    const readers = start();
    const file = await write({ [path]: JSON.stringify({ catches: [someCatch()] }) });
    const archive = await readers.open(file, limits, somebody());
    const [pid = 0] = readers.pids();
    process.kill(pid, "SIGSTOP");
    const lost = archive.list(path, catchesList, somebody());
    await delay(20);
    process.kill(pid, "SIGKILL");
    await expect(lost).rejects.toBeInstanceOf(ArchiveReaderLost);
    expect((await archive.list(path, catchesList, somebody())).entries).toHaveLength(1);
    expect(readers.pids()).not.toContain(pid);
  });
});
