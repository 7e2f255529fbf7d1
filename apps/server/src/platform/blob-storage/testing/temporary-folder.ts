import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFolder {
  readonly path: string;
  readonly files: () => string[];
  readonly read: (file: string) => Buffer;
  readonly remove: () => void;
}

export function makeTemporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), `striper-test-files-${process.pid}-`));
  return {
    path,
    files: () =>
      readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
        .toSorted(),
    read: (file) => readFileSync(join(path, file)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
