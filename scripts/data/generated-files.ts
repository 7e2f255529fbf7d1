import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Paths below the root of the project, and the texts that belong there. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** JSON with an entry of the outer `levels` a line, so that a correction changes one line. */
export function linesOfJson(value: unknown, levels = 1): string {
  return `${broken(value, levels)}\n`;
}

function broken(value: unknown, levels: number): string {
  if (levels === 0 || typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value))
    return `[\n${value.map((entry) => broken(entry, levels - 1)).join(",\n")}\n]`;
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}:${broken(entry, levels - 1)}`,
  );
  return `{\n${entries.join(",\n")}\n}`;
}

/** Notices, and declarations of a generated file's type, are written by hand. */
const isGenerated = (name: string): boolean =>
  /\.(?:json|ts)$/.test(name) && !name.endsWith(".d.json.ts");

/** Files in the folders of generated ones that no generator writes any more. */
function staleFiles(root: string, files: GeneratedFiles): string[] {
  const folders = [...new Set([...files.keys()].map((path) => dirname(path)))];
  return folders.flatMap((folder) =>
    !existsSync(join(root, folder))
      ? []
      : readdirSync(join(root, folder), { withFileTypes: true })
          .filter((entry) => entry.isFile() && isGenerated(entry.name))
          .map(({ name }) => `${folder}/${name}`)
          .filter((path) => !files.has(path)),
  );
}

const isCurrent = (file: string, text: string): boolean =>
  existsSync(file) && readFileSync(file, "utf8") === text;

/** Files below `root` that differ, are missing, or are there without being generated. */
export function differences(root: string, files: GeneratedFiles): string[] {
  const outdated = [...files].filter(([path, text]) => !isCurrent(join(root, path), text));
  return [...outdated.map(([path]) => path), ...staleFiles(root, files)];
}

/** Makes what is below `root` equal to what was generated; says which files changed. */
export function write(root: string, files: GeneratedFiles): string[] {
  const changed = differences(root, files);
  for (const path of changed) {
    const text = files.get(path);
    if (text === undefined) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }
  return changed;
}
