import { closeSync, constants, existsSync, openSync } from "node:fs";
import { DatabaseError } from "#server/platform/database/database-error.ts";

/** `sun_path` of a socket address without its closing zero: 108 on Linux, 104 on macOS and BSD. */
const longestSocketPath = process.platform === "linux" ? 107 : 103;
const socketName = "/.s.PGSQL.5432";

export interface SocketHost {
  /** What a client takes as its `host`. Valid in this process only. */
  readonly host: string;
  readonly close: () => void;
}

/**
 * The folder of a socket under a name short enough for a socket address. A longer path is reached
 * through an open handle: `/proc/self/fd/23` names the folder itself, not the way to it.
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

/** Everything that the `PG…` variables of the environment would otherwise decide. */
export const localConnection = (host: string) => ({
  host,
  port: 5432,
  ssl: false,
  options: "-c TimeZone=UTC",
});
