import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** @param {string} folder @returns {number} bytes, by file as `du --apparent-size` has it */
export function bytesBelow(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) bytes += lstatSync(join(entry.parentPath, entry.name)).size;
  return bytes;
}
