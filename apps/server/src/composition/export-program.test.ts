import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { exportersOf } from "#server/composition/exporters.ts";
import { createExportProcess } from "#server/platform/account-data/writing/export-process.ts";
import type { ExportProcess } from "#server/platform/account-data/writing/export-process.ts";
import { createLog } from "#server/platform/log/log.ts";
import { requesterFor } from "#server/platform/work/fair-queue.ts";
import { exportArchive, unzip } from "#server/testing/archives.ts";
import {
  openCatchesApp,
  someCatch,
  type Angler,
  type CatchesApp,
} from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";

let app: CatchesApp;
let ann: Angler;
let exports: ExportProcess;
beforeAll(async () => {
  app = await openCatchesApp();
  ann = await app.join();
  for (let logged = 0; logged < 3; logged++) await ann.log(someCatch);
});
afterEach(() => exports.close());
afterAll(() => app.close());

function start(): void {
  exports = createExportProcess({
    DATABASE_URL: app.database.url,
    DATA_DIR: app.folder.path,
    FILES_MASTER_KEY: randomBytes(32).toString("base64"),
  });
}

const orderOf = ({ accountId }: SignedIn, text = "x") => ({
  accountId,
  options: { includePositions: true },
  first: [{ path: "first.txt", content: text }],
  at: Date.UTC(2026, 5, 13),
});
const open = (by: SignedIn, signal?: AbortSignal, text?: string): Readable => {
  const requester = requesterFor(by.accountId);
  return exports.open(
    orderOf(by, text),
    signal === undefined ? requester : { ...requester, signal },
  );
};
/** Larger than all buffers on the way together. */
const long = randomBytes(4_000_000).toString("base64");

test("an export made by another process contains everything kept for an account", async () => {
  start();
  const files = await unzip(await buffer(open(ann)));
  const { orm } = app;
  const exporters = exportersOf({ orm, log: createLog("error"), blobs: app.storage });
  const here = await unzip(await exportArchive(exporters, ann.accountId));
  expect(files).toEqual(new Map([["first.txt", Buffer.from("x")], ...here]));
  expect(here.size).toBeGreaterThan(9);
  expect(JSON.parse(String(files.get("catches/catches.json")))).toMatchObject({
    catches: [
      { species: "Striped Bass" },
      { species: "Striped Bass" },
      { species: "Striped Bass" },
    ],
  });
  expect(exports.pid()).not.toBe(process.pid);
});

test(
  "a lost process breaks its exports off, and the next has a new one",
  { tags: ["thorough"] },
  async () => {
    start();
    const archive = open(ann, undefined, long);
    await once(archive, "readable");
    const pid = exports.pid() ?? 0;
    process.kill(pid, "SIGKILL");
    await expect(buffer(archive)).rejects.toThrow("the process that makes exports ended");
    await vi.waitFor(() => expect(exports.pid()).toBeUndefined());
    expect((await unzip(await buffer(open(ann)))).has("catches/catches.json")).toBe(true);
  },
);

test("an export that fails breaks off, and says why", async () => {
  start();
  const order = { ...orderOf(ann), first: [{ path: "../up", content: "x" }] };
  await expect(buffer(exports.open(order, requesterFor(ann.accountId)))).rejects.toThrow(
    "an exported file has an odd path",
  );
});
