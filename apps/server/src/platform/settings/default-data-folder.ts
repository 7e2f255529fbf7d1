import { existsSync } from "node:fs";
import { join } from "node:path";

/** Entries that a server makes in its data folder. No catalogue has such a name. */
const parts = ["postgres", "files", "keys", "outbox"];

/**
 * Returns the data folder for an unset `DATA_DIR`. Until 2026-11 it was `data` itself, which now
 * holds the catalogues. Installations from before keep it.
 */
export function defaultDataFolder(projectFolder: string): string {
  const data = join(projectFolder, "data");
  const isOfThen = parts.some((part) => existsSync(join(data, part)));
  return isOfThen ? data : join(data, "server");
}
