import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  lchownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { DatabaseError, reasonOf } from "#server/platform/database/database-error.ts";
import { asAccount } from "#server/platform/database/embedded/account.ts";
import type { DataFolder } from "#server/platform/database/embedded/data-folder.ts";
import { insideFolder, programEnvironment } from "#server/platform/database/embedded/programs.ts";
import type { Programs } from "#server/platform/database/embedded/programs.ts";
import type { Durability } from "#server/platform/database/embedded/settings.ts";

const unfinishedPrefix = "postgres.new-";
const run = promisify(execFile);

const initArguments = [
  "--username=postgres",
  // The socket is in a folder that only its owner can enter.
  "--auth=trust",
  "--encoding=UTF8",
  "--locale=C",
  // The builtin sort order does not depend on system libraries, so a moved folder keeps valid
  // indexes.
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--no-instructions",
];

function syncFolder(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

function discard(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Another starting server is writing there. The next start removes the rest.
  }
}

/** Makes the database in a temporary folder and renames it, so that it is complete or absent. */
export async function createCluster(
  folder: DataFolder,
  programs: Programs,
  durability: Durability,
): Promise<void> {
  const { path, cluster, account } = folder;
  const unfinished = join(path, `${unfinishedPrefix}${randomUUID()}`);
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    if (account !== undefined) lchownSync(unfinished, account.uid, account.gid);
    const sync = durability === "durable" ? [] : ["--no-sync"];
    await run(
      join(programs.bin, "initdb"),
      ["-D", insideFolder(unfinished), ...initArguments, ...sync],
      { ...asAccount(account), cwd: unfinished, env: programEnvironment },
    );
    renameSync(unfinished, cluster);
    if (durability === "durable") syncFolder(path);
  } catch (error) {
    discard(unfinished);
    const madeByAnother = existsSync(join(cluster, "PG_VERSION"));
    if (madeByAnother) return;
    throw new DatabaseError(
      "start-failed",
      `The database in ${path} could not be created: ${reasonOf(error)}`,
      error,
    );
  }
}

/** Removes the temporary folders of killed first starts. The caller must hold the folder's lock. */
export function removeUnfinished(folder: DataFolder): void {
  for (const name of readdirSync(folder.path)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    discard(join(folder.path, name));
  }
}
