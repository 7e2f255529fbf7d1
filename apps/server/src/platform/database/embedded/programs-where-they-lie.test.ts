// @module-tag thorough

import { cpSync, readdirSync, readlinkSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isRoot } from "#server/platform/database/embedded/account.ts";
import { installedPrograms, preparePrograms } from "#server/platform/database/embedded/programs.ts";
import { ask, start, temporaryFolder } from "#server/testing/database/test-database-folders.ts";

const installed = installedPrograms();

/** Copies the package as npm unpacks it without install scripts, which make the library links. */
function unpack(folder: string): { native: string; version: string } {
  const native = join(folder, "node modules", "native");
  cpSync(installed.native, native, { recursive: true, verbatimSymlinks: true });
  for (const entry of readdirSync(join(native, "lib"), { withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(join(native, "lib", entry.name));
  }
  return { native, version: installed.version };
}

describe("Postgres from its npm package", () => {
  test("runs in place, with the library links that an install script would have made", async () => {
    const source = unpack(temporaryFolder());
    const programs = await preparePrograms(undefined, source, []);
    expect(programs).toEqual({ bin: join(source.native, "bin"), majorVersion: 18 });
    expect(readlinkSync(join(source.native, "lib", "libpq.so.5"))).toMatch(/^libpq\.so\.5\.\d+$/u);
  });

  test.skipIf(!isRoot())(
    "below a folder only root can enter runs from a copy made once",
    async () => {
      const source = unpack(temporaryFolder(0o700));
      const copies = join(temporaryFolder(), "copies");
      const dataDir = join(temporaryFolder(0o700), "data");
      const first = await start({ dataDir, source, copyFolders: [copies] });
      expect(await ask(first, "select 1 as one")).toEqual([{ one: 1 }]);
      await first.stop();

      const [name = ""] = readdirSync(copies);
      expect(name).toMatch(/^postgres-18\..*-[0-9a-f]{16}$/u);
      const made = statSync(join(copies, name));
      expect([made.uid, made.mode & 0o777]).toEqual([0, 0o755]);
      const second = await start({ dataDir, source, copyFolders: [copies] });
      await second.stop();
      expect(readdirSync(copies)).toEqual([name]);
      expect(statSync(join(copies, name)).ino).toBe(made.ino);
    },
  );
});
