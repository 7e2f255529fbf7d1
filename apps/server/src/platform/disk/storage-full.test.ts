import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isStorageFull, StorageFull } from "#server/platform/disk/storage-full.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a failure counts as a full disk", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test.skipIf(!existsSync("/dev/full"))("when the system says so", async () => {
    const failure = await failureOf(writeFile("/dev/full", "fish"));
    expect(failure).toMatchObject({ code: "ENOSPC" });
    expect(isStorageFull(failure)).toBe(true);
    expect(isStorageFull(new Error("cannot write file", { cause: failure }))).toBe(true);
  });

  test("when the database says so, behind the library that asked it", async () => {
    const raise = sql`do $$ begin raise exception 'x' using errcode = 'disk_full'; end $$`;
    expect(isStorageFull(await failureOf(database.orm.execute(raise)))).toBe(true);
    const inside = database.orm.transaction((transaction) => transaction.execute(raise));
    expect(isStorageFull(await failureOf(inside))).toBe(true);
  });

  test.each([
    new StorageFull("full"),
    Object.assign(new Error("quota"), { code: "EDQUOT" }),
    new Error("initdb: could not write to file: No space left on device"),
    new Error("could not extend file: Disk quota exceeded"),
  ])("when it is %s", (error) => {
    expect(isStorageFull(error)).toBe(true);
  });

  test("unless it has another reason", async () => {
    const others = [
      Object.assign(new Error("denied"), { code: "EACCES" }),
      new Error("a bug", { cause: new Error("another") }),
      await failureOf(database.orm.execute(sql`select 1/0`)),
      "ENOSPC",
      undefined,
    ];
    expect(others.map((error) => isStorageFull(error))).toEqual(others.map(() => false));
  });
});
