import { existsSync } from "node:fs";
import { join } from "node:path";

/** What a server makes in its data folder; no catalogue has such a name. */
const parts = ["postgres", "files", "keys", "outbox"];

/**
 * Where everything is stored while `DATA_DIR` is unset. Until 2026-11 it was `data` itself, where the
 * catalogues are now: an installation of then goes on there.
 */
export function defaultDataFolder(projectFolder: string): string {
  const data = join(projectFolder, "data");
  const isOfThen = parts.some((part) => existsSync(join(data, part)));
  return isOfThen ? data : join(data, "server");
}
