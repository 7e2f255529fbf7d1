import { lstatSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chooseAccount, isRoot, readAccounts } from "#server/platform/database/embedded/account.ts";
import { openSocketHost } from "#server/platform/database/embedded/socket-host.ts";
import { start, temporaryFolder } from "#server/testing/database/test-database-folders.ts";

/** Describes everything about a tree that opening it could change. */
function snapshot(folder: string): string[] {
  return ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()].map(
    (name) => {
      const { uid, mode, size, mtimeMs } = lstatSync(join(folder, name));
      return [name, uid, mode, size, mtimeMs].join(" ");
    },
  );
}

describe("a data folder that must not be opened", () => {
  test("because a newer PostgreSQL wrote it is refused with both versions, untouched", async () => {
    const dataDir = temporaryFolder();
    const cluster = join(dataDir, "postgres");
    mkdirSync(join(cluster, "base"), { recursive: true });
    writeFileSync(join(cluster, "PG_VERSION"), "99\n");
    const before = snapshot(dataDir);
    await expect(start({ dataDir })).rejects.toMatchObject({
      fault: "wrong-version",
      message: `The database in ${cluster} was written by PostgreSQL 99, and this program brings PostgreSQL 18, which cannot open it. Nothing was changed.`,
    });
    expect(snapshot(dataDir)).toEqual(before);
  });

  test("because it holds something else is refused, untouched", async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, "postgres"));
    writeFileSync(join(dataDir, "postgres", "diary.txt"), "dear diary");
    const before = snapshot(dataDir);
    await expect(start({ dataDir })).rejects.toMatchObject({ fault: "not-a-database" });
    expect(snapshot(dataDir)).toEqual(before);
  });

  test("because a file is in its place is refused", async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, "postgres"), "");
    await expect(start({ dataDir })).rejects.toMatchObject({ fault: "not-a-database" });
    await expect(start({ dataDir: join(dataDir, "postgres", "below") })).rejects.toMatchObject({
      fault: "not-writable",
      message: expect.stringContaining("cannot be written (ENOTDIR)"),
    });
  });
});

test.skipIf(isRoot())("a data folder that may not be written is refused", async () => {
  await expect(start({ dataDir: temporaryFolder(0o555) })).rejects.toMatchObject({
    fault: "not-writable",
    message: expect.stringContaining("cannot be written (EACCES)"),
  });
});

describe("the path of a socket", () => {
  const folder = temporaryPath(120);

  test("is the folder itself while that fits into a socket address", () => {
    expect(openSocketHost("/var/data/postgres").host).toBe("/var/data/postgres");
  });

  test("that is too long is an error where folders cannot be named by their handles", () => {
    expect(() => openSocketHost(folder, "/no/such/handles")).toThrow(
      /^The path of the data folder is too long for a database socket on this system \(120 bytes, at most 9\d\)/u,
    );
  });
});

describe("the account that Postgres runs as when root starts it", () => {
  const accounts = readAccounts(
    "root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533::/:/bin/false\nada:x:1000:1000::/:/bin/sh\n\n# odd\n",
  );

  test("is the owner of the database, then of the data folder", () => {
    const ada = { uid: 1000, gid: 1000 };
    const root = { uid: 0, gid: 0 };
    expect(chooseAccount([ada, root], accounts).name).toBe("ada");
    expect(chooseAccount([root, ada], accounts).name).toBe("ada");
    expect(chooseAccount([{ uid: 4711, gid: 7 }], accounts)).toEqual({
      name: "user 4711",
      uid: 4711,
      gid: 7,
    });
  });

  test("is otherwise one that has no rights, and never root", () => {
    expect(chooseAccount([{ uid: 0, gid: 0 }], accounts).name).toBe("nobody");
    const postgres = { name: "postgres", uid: 70, gid: 70 };
    expect(chooseAccount([], [...accounts, postgres])).toBe(postgres);
    const misleading = [{ name: "nobody", uid: 0, gid: 0 }];
    expect(() => chooseAccount([], misleading)).toThrow("no user postgres or nobody");
  });
});

function temporaryPath(bytes: number): string {
  return `/${"x".repeat(bytes - 1)}`;
}
