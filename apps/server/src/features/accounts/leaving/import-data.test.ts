import { importData } from "@striper/contract/accounts";
import { minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import type { Importer } from "#server/platform/account-data/ports.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";
import { codeOf, openAccountsApp } from "#server/testing/accounts-app.ts";
import { zip } from "#server/testing/archives.ts";
import { createLimitedDiskRoom } from "#server/testing/full-disk.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const taken = new Map<string, Set<string>>();
let meanwhile = (_by: Requester): Promise<unknown> => Promise.resolve();

/** Imports each line of `catches.txt` once. */
const catches: Importer = {
  name: "catches",
  async importArchive(by, archive, tally) {
    await meanwhile(by);
    if (!archive.has("catches.txt")) return;
    const known = taken.get(by.key) ?? new Set<string>();
    taken.set(by.key, known);
    const lines = String(await archive.content("catches.txt", 1000, by)).split("\n");
    const good = lines.filter((line) => line !== "bad");
    const fresh = good.filter((line) => !known.has(line));
    for (const line of fresh) known.add(line);
    tally.took("catches.txt");
    tally.added({ catches: fresh.length });
    tally.wasPresent(good.length - fresh.length);
    for (const line of lines) if (line === "bad") tally.rejected(line, "not a catch");
  },
};
const photos: Importer = {
  name: "photos",
  async importArchive(_by, archive, tally) {
    if (archive.has("photos/1.jpg")) tally.added({ photos: 1 });
  },
};

const room = createLimitedDiskRoom();
const app = await sharedByFile(
  openAccountsApp({ importers: [catches, photos], requireRoom: room.require }),
);
beforeEach(() => {
  app.moveTime(minute);
  meanwhile = () => Promise.resolve();
});

const mark = JSON.stringify({ format: "striper-conditions-export", version: 1 });
const send = (token: string, body: Buffer) => app.call(importData, { token, body });

describe("an archive", () => {
  test("is passed to each importer, and their counts are added up", async () => {
    const { token } = await app.join();
    const content = { "account.json": mark, "catches.txt": "a\nb\nbad", "photos/1.jpg": "x" };
    const answer = await send(token, await zip(content));
    expect(answer.json()).toEqual({
      success: true,
      message: "Your archive was imported.",
      catches_added: 2,
      trips_added: 0,
      photos_added: 1,
      own_spots_added: 0,
      favorites_added: 0,
      home_waters_added: 0,
      licenses_added: 0,
      license_images_added: 0,
      tide_alerts_added: 0,
      chats_added: 0,
      settings_restored: 0,
      already_present: 0,
      rejected: [{ entry: "bad", reason: "not a catch" }],
    });
  });

  test("changes nothing when it is imported again", async () => {
    const { token } = await app.join();
    const archive = await zip({ "account.json": mark, "catches.txt": "a\nb" });
    await send(token, archive);
    const again = await send(token, archive);
    expect(again.json()).toMatchObject({ catches_added: 0, already_present: 2 });
  });

  test("that was repacked on a Mac, with added files, is accepted", async () => {
    const { token } = await app.join();
    const content = { "account.json": mark, "__MACOSX/._account.json": "x", ".DS_Store": "x" };
    expect((await send(token, await zip(content))).statusCode).toBe(200);
  });
});

describe("a file that is no export is refused", () => {
  test.each([
    ["nothing", () => Buffer.alloc(0)],
    ["text", () => Buffer.from("hello")],
    ["zeros", () => Buffer.alloc(100_000)],
    ["the head of an archive", async () => (await zip({ "account.json": mark })).subarray(0, 40)],
    ["an archive of something else", () => zip({ "readme.txt": "x" })],
    ["another program's account", () => zip({ "account.json": '{"format":"other","version":1}' })],
    ["an account that is not JSON", () => zip({ "account.json": "{" })],
    [
      "an export of a newer kind",
      () => zip({ "account.json": '{"format":"striper-conditions-export","version":2}' }),
    ],
  ])("%s", async (_name, make) => {
    const { token } = await app.join();
    const answer = await send(token, await make());
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, "unreadable_import"]);
  });

  test("an archive with one flipped byte in its content", async () => {
    const { token } = await app.join();
    const archive = await zip({ "account.json": mark.repeat(20) });
    archive.writeUInt8(archive.readUInt8(60) ^ 0xff, 60);
    expect(codeOf(await send(token, archive))).toBe("unreadable_import");
  });
});

test("an import after the trial is refused before anything is read", async () => {
  const { token } = await app.join();
  app.moveDays(8);
  const answer = await send(token, await zip({ "account.json": mark }));
  expect([answer.statusCode, codeOf(answer)]).toEqual([402, "subscription_required"]);
});

test("nothing is imported on a disk that is full or fills up, and all of it later", async () => {
  const { token } = await app.join();
  const archive = await zip({ "account.json": mark, "catches.txt": "later" });
  for (const pieces of [0, 1]) {
    room.leave(pieces);
    const refused = await send(token, archive);
    expect([refused.statusCode, codeOf(refused)]).toEqual([507, "storage_full"]);
  }
  room.leave(Infinity);
  const answer = await send(token, archive);
  expect(answer.json()).toMatchObject({ catches_added: 1, already_present: 0 });
});
