import { Dexie } from "dexie";
import { afterEach, describe, expect, test } from "vitest";
import {
  accountDatabase,
  forgetAccountDatabases,
  forgetSentDatabases,
} from "#web/platform/local-store/account-database.ts";
import { markDeparted, markReturned } from "#web/platform/local-store/departed-accounts.ts";
import { isOutOfRoom, roomIn } from "#web/platform/local-store/storage-room.ts";

const versions = [{ stores: { things: "id", outbox: "++id" } }];

async function keep(accountId: string, name = "log") {
  const database = accountDatabase(accountId, name, versions);
  await database.table("things").put({ id: "a" });
  return database;
}

afterEach(async () => {
  await forgetAccountDatabases("ann");
  await forgetAccountDatabases("bob");
});

describe("the databases of an account", () => {
  test("are shared by all callers and separate from other accounts", async () => {
    const anns = await keep("ann");
    expect(accountDatabase("ann", "log", versions)).toBe(anns);
    expect(await accountDatabase("bob", "log", versions).table("things").count()).toBe(0);
  });

  test("are deleted at sign-out", async () => {
    await keep("ann");
    await forgetSentDatabases();
    expect(await Dexie.getDatabaseNames()).toEqual([]);
    expect(await accountDatabase("ann", "log", versions).table("things").count()).toBe(0);
  });

  test("are not recreated by work still running at sign-out", async () => {
    await keep("ann");
    markDeparted("ann");
    await forgetSentDatabases();
    await expect(keep("ann")).rejects.toThrow("closed");
    expect(await Dexie.getDatabaseNames()).toEqual([]);
    markReturned("ann");
    await keep("ann");
    expect(await Dexie.getDatabaseNames()).toEqual(["account/ann/log"]);
  });

  test("are deleted even when opened but not yet used", async () => {
    const asked = accountDatabase("ann", "log", versions);
    await forgetSentDatabases();
    await expect(asked.table("things").count()).rejects.toThrow("closed");
    expect(await Dexie.getDatabaseNames()).toEqual([]);
  });

  test("survive a sign-out while they hold unsent writes", async () => {
    const anns = await keep("ann");
    await anns.table("outbox").add({ kind: "log" });
    await keep("bob");
    await forgetSentDatabases();
    expect(await Dexie.getDatabaseNames()).toEqual(["account/ann/log"]);
  });

  test("are deleted with the account, sent or not, and other accounts' stay", async () => {
    const anns = await keep("ann");
    await anns.table("outbox").add({ kind: "log" });
    await keep("ann", "licenses");
    await keep("bob");
    await forgetAccountDatabases("ann");
    expect(await Dexie.getDatabaseNames()).toEqual(["account/bob/log"]);
  });
});

describe("storage on the device", () => {
  const megabyte = 1024 * 1024;

  test("is nearly full with few bytes or a small share left", () => {
    expect(roomIn(10 * megabyte, 1000 * megabyte).isNearlyFull).toBe(false);
    expect(roomIn(960 * megabyte, 1000 * megabyte).isNearlyFull).toBe(true);
    expect(roomIn(10 * megabyte, 50 * megabyte).isNearlyFull).toBe(true);
  });

  test("is full when the browser or Dexie reports it", () => {
    const quota = Object.assign(new Error("full"), { name: "QuotaExceededError" });
    expect(isOutOfRoom(quota)).toBe(true);
    expect(isOutOfRoom(Object.assign(new Error("aborted"), { inner: quota }))).toBe(true);
    expect(isOutOfRoom(new Error("other"))).toBe(false);
    expect(isOutOfRoom("full")).toBe(false);
  });
});
