import { closeSync, constants, existsSync, openSync } from "node:fs";
import { DatabaseError } from "#server/platform/database/database-error.ts";

/**
 * Size of `sun_path` in a socket address without its final zero: 108 bytes on Linux, 104 on macOS
 * and BSD.
 */
const longestSocketPath = process.platform === "linux" ? 107 : 103;
const socketName = "/.s.PGSQL.5432";

export interface SocketHost {
  /** Client `host`, valid in this process only. */
  readonly host: string;
  readonly close: () => void;
}

/**
 * Names the folder of a socket shortly enough for a socket address. A longer path is reached
 * through an open handle, such as `/proc/self/fd/23`.
 */
export function openSocketHost(folder: string, handles = "/proc/self/fd"): SocketHost {
  if (Buffer.byteLength(folder + socketName) <= longestSocketPath) {
    return { host: folder, close: () => undefined };
  }
  if (!existsSync(handles)) {
    throw new DatabaseError(
      "path-too-long",
      `The path of the data folder is too long for a database socket on this system (${Buffer.byteLength(folder)} bytes, at most ${longestSocketPath - socketName.length}): ${folder}. Choose a shorter DATA_DIR.`,
    );
  }
  const handle = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { host: `${handles}/${handle}`, close: () => closeSync(handle) };
}

/** Overrides everything that `PG…` environment variables could set. */
export const localConnection = (host: string) => ({
  host,
  port: 5432,
  ssl: false,
  options: "-c TimeZone=UTC",
});
