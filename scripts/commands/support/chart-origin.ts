/**
 * Fingerprints the inputs of the built charts: rebuilding them to compare takes half a minute (`npm
 * run charts -- data/charts/ENC_ROOT --check`).
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const cells = "data/charts/ENC_ROOT";
const program = [
  "apps/server/src/features/charts/conversion",
  "apps/server/src/features/charts/chart-folder.ts",
  "packages/marine/src/charts/chart-age.ts",
  "packages/marine/src/charts/chart-cell.ts",
  "packages/marine/src/charts/path-code.ts",
  "node_modules/gdal3.js/package.json",
];
const originFile = "data/charts/built/made-from.txt";

function filesOf(root: string, path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

export function originOf(root: string): string {
  const hash = createHash("sha256");
  const files = [cells, ...program].flatMap((path) => filesOf(root, path));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

export const writeOrigin = (root: string): void =>
  writeFileSync(join(root, originFile), `${originOf(root)}\n`);

export const writtenOrigin = (root: string): string =>
  readFileSync(join(root, originFile), "utf8").trim();
