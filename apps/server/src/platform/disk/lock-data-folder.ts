import { spawnSync } from "node:child_process";
import { closeSync, constants, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseError } from "#server/platform/database/database-error.ts";
import { makeWritable } from "#server/platform/database/embedded/data-folder.ts";

/** The user of the first start owns the file; reading it is enough for a lock. */
const flags = constants.O_RDONLY | constants.O_CREAT;
/** Exit code of `flock -n` when another process holds the lock. */
const held = 1;

/**
 * Throws where another server uses the folder, and otherwise keeps others out until this process ends, however it
 * ends: the kernel's lock belongs to the open file, which no child inherits. Without the program `flock`, which
 * Linux has, nothing is locked; the embedded database then still refuses a second server.
 */
export function lockDataFolder(dataDir: string): void {
  makeWritable(dataDir);
  const file = openSync(join(dataDir, "lock"), flags, 0o644);
  const { status } = spawnSync("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "ignore", file],
  });
  if (status !== held) return;
  closeSync(file);
  throw new DatabaseError(
    "in-use",
    `Another server is running on the data folder ${dataDir}; give each a DATA_DIR of its own, or stop the other first.`,
  );
}
