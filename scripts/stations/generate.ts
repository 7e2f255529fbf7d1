/**
 * Cuts the tide and current stations of the region from @neaps/tide-database into
 * packages/marine/src/stations/catalogue. Run after updating the database:
 *   npx tsx scripts/stations/generate.ts           writes
 *   npx tsx scripts/stations/generate.ts --check   exits 1 when what is written is not what it would write
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cutRegion } from "./cut.ts";
import { renderCatalogue } from "./render.ts";

const folder = fileURLToPath(
  new URL("../../packages/marine/src/stations/catalogue", import.meta.url),
);

function databaseVersion(): string {
  const file = createRequire(import.meta.url).resolve("@neaps/tide-database/package.json");
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) {
    return String(manifest.version);
  }
  throw new Error(`${file} has no version`);
}

function write(files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Files that differ, are missing or are not generated. */
function differences(files: ReadonlyMap<string, string>): string[] {
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const unexpected = present.filter((name) => !files.has(name));
  const stale = [...files].filter(
    ([name, content]) =>
      !present.includes(name) || readFileSync(join(folder, name), "utf8") !== content,
  );
  return [...unexpected, ...stale.map(([name]) => name)];
}

const files = renderCatalogue(cutRegion(), databaseVersion());
if (process.argv.includes("--check")) {
  const names = differences(files);
  for (const name of names) console.error(`not as generated: ${name}`);
  process.exitCode = names.length === 0 ? 0 : 1;
} else {
  write(files);
  console.log(`${files.size} files in ${folder}`);
}
