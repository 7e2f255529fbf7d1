import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isRoot } from "#server/platform/database/embedded/account.ts";
import { copyPrograms } from "#server/platform/database/embedded/program-copy.ts";
import { makeLibraryLinks, preparePrograms } from "#server/platform/database/embedded/programs.ts";
import { nobody, temporaryFolder } from "#server/testing/database/test-database-folders.ts";

/** Makes a package that is complete enough to be copied and small enough to be copied often. */
function tinyPackage(): { native: string; version: string } {
  const native = join(temporaryFolder(), "native");
  mkdirSync(join(native, "bin"), { recursive: true });
  mkdirSync(join(native, "lib"));
  writeFileSync(join(native, "bin", "postgres"), "#!/bin/sh\necho 18\n", { mode: 0o755 });
  writeFileSync(join(native, "lib", "libx.so.1.2"), "library");
  writeFileSync(
    join(native, "pg-symlinks.json"),
    JSON.stringify([{ source: "native/lib/libx.so.1.2", target: "native/lib/libx.so.1" }]),
  );
  return { native, version: "18.0.0" };
}

const copyOf = (source: ReturnType<typeof tinyPackage>, folder: string) =>
  copyPrograms(source, folder, makeLibraryLinks);

describe("a copy of the programs", () => {
  test("is readable by all and writable by nobody else, whatever the package's modes were", () => {
    const source = tinyPackage();
    chmodSync(join(source.native, "lib"), 0o700);
    chmodSync(join(source.native, "lib", "libx.so.1.2"), 0o660);
    const copy = copyOf(source, join(temporaryFolder(), "copies"));
    expect(statSync(join(copy, "lib")).mode & 0o777).toBe(0o755);
    expect(statSync(join(copy, "lib", "libx.so.1")).mode & 0o777).toBe(0o644);
    expect(statSync(join(copy, "bin", "postgres")).mode & 0o777).toBe(0o755);
  });

  test("has another name when the programs differ, though the version is the same", () => {
    const copies = join(temporaryFolder(), "copies");
    const source = tinyPackage();
    const one = copyOf(source, copies);
    writeFileSync(join(source.native, "bin", "postgres"), "#!/bin/sh\necho 81\n");
    expect(copyOf(source, copies)).not.toBe(one);
  });

  test("that is truncated, extended or writable by others is made again", () => {
    const copies = join(temporaryFolder(), "copies");
    const source = tinyPackage();
    const copy = copyOf(source, copies);
    const program = join(copy, "bin", "postgres");
    const intact = readFileSync(program, "utf8");
    const damages = [
      () => truncateSync(program, 3),
      () => writeFileSync(join(copy, "lib", "planted.so"), "evil"),
      () => chmodSync(program, 0o777),
      () => chmodSync(copy, 0o777),
    ];
    for (const damage of damages) {
      damage();
      expect(copyOf(source, copies)).toBe(copy);
      expect(readFileSync(program, "utf8")).toBe(intact);
      expect(statSync(program).mode & 0o777).toBe(0o755);
      expect(readdirSync(join(copy, "lib"))).not.toContain("planted.so");
    }
    expect(readdirSync(copies)).toHaveLength(1);
  });

  test("is never made in or taken from a folder that others can write to", () => {
    const source = tinyPackage();
    const open = temporaryFolder(0o777);
    expect(() => copyOf(source, open)).toThrow("is not a folder that only this user can write to");
    expect(() => copyOf(source, join(open, "below"))).toThrow("can be changed by others");
    expect(readdirSync(join(open, "below"))).toEqual([]);
  });

  test.skipIf(!isRoot())("is never taken from a folder that another user made first", () => {
    const source = tinyPackage();
    const planted = temporaryFolder();
    chownSync(planted, nobody!.uid, nobody!.gid);
    expect(() => copyOf(source, planted)).toThrow("is not a folder that only this user can write");
  });
});

test("programs that nobody can execute are one error that names every place tried", async () => {
  const source = tinyPackage();
  chmodSync(join(source.native, "bin", "postgres"), 0o644);
  const copies = join(temporaryFolder(), "copies");
  const belowFile = join(source.native, "pg-symlinks.json", "copies");
  await expect(preparePrograms(undefined, source, [belowFile, copies])).rejects.toMatchObject({
    fault: "no-programs",
    message: expect.stringMatching(/set DATABASE_URL.*native: .*ENOTDIR.*copies/su),
  });
});
