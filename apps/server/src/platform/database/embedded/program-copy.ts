import { createHash, randomUUID } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from "node:fs";
import type { Stats } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Programs of an installed package. `native` holds `bin`, `lib` and `share`. */
export interface ProgramSource {
  readonly native: string;
  readonly version: string;
}

const writableByOthers = 0o022;
const sticky = 0o1000;
const executable = 0o111;

interface Entry {
  readonly path: string;
  readonly stats: Stats;
}

function list(root: string): Entry[] {
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path), stats: lstatSync(path) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const filesOf = (entries: readonly Entry[]) => entries.filter(({ stats }) => stats.isFile());
const sizesOf = (entries: readonly Entry[]) =>
  filesOf(entries)
    .map(({ path, stats }) => `${path} ${stats.size}`)
    .join("\n");

/** Hashes sizes and programs, so that a rebuilt package of the same version gets another name. */
function fingerprint(source: string, entries: readonly Entry[]): string {
  const hash = createHash("sha256").update(sizesOf(entries));
  for (const { path } of filesOf(entries)) {
    if (dirname(path) === "bin") hash.update(readFileSync(join(source, path)));
  }
  return hash.digest("hex").slice(0, 16);
}

const ownedByUs = (stats: Stats) => stats.uid === process.getuid?.();
const closedToOthers = (stats: Stats) => (stats.mode & writableByOthers) === 0;

/** Throws unless only this user or root can write to the folder or replace a folder above it. */
function assertTrustedFolder(folder: string): void {
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || !ownedByUs(stats) || !closedToOthers(stats)) {
    throw new Error(`${folder} is not a folder that only this user can write to`);
  }
  for (let above = realpathSync(dirname(folder)); ; above = dirname(above)) {
    const { uid, mode } = lstatSync(above);
    const trustedOwner = uid === 0 || uid === process.getuid?.();
    if (!trustedOwner || ((mode & writableByOthers) !== 0 && (mode & sticky) === 0)) {
      throw new Error(`${above}, above it, can be changed by others`);
    }
    if (above === dirname(above)) return;
  }
}

/**
 * Returns true when the copy is complete, owned by this user and not writable by others. A partial
 * or planted copy must not be executed.
 */
function isIntact(copy: string, expectedSizes: string): boolean {
  const entries = list(copy);
  const trusted = [{ path: "", stats: lstatSync(copy) }, ...entries].every(({ path, stats }) => {
    if (!ownedByUs(stats)) return false;
    if (stats.isSymbolicLink()) return !readlinkSync(join(copy, path)).includes("/");
    return closedToOthers(stats);
  });
  return trusted && sizesOf(entries) === expectedSizes;
}

function copyTree(source: string, target: string, entries: readonly Entry[]): void {
  for (const { path, stats } of entries) {
    const to = join(target, path);
    if (stats.isDirectory()) {
      mkdirSync(to);
      chmodSync(to, 0o755);
    } else if (stats.isFile()) {
      copyFileSync(join(source, path), to);
      chmodSync(to, (stats.mode & executable) === 0 ? 0o644 : 0o755);
    }
  }
}

/** Finds or makes the copy below `folder` and returns its path. */
export function copyPrograms(
  source: ProgramSource,
  folder: string,
  makeLibraryLinks: (source: string, copy: string) => void,
): string {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    chmodSync(folder, 0o755);
  }
  assertTrustedFolder(folder);
  const entries = list(source.native);
  const sizes = sizesOf(entries);
  const copy = join(folder, `postgres-${source.version}-${fingerprint(source.native, entries)}`);
  if (existsSync(copy) && isIntact(copy, sizes)) return copy;

  const unfinished = `${copy}.${randomUUID()}`;
  try {
    mkdirSync(unfinished);
    chmodSync(unfinished, 0o755);
    copyTree(source.native, unfinished, entries);
    makeLibraryLinks(source.native, unfinished);
    rmSync(copy, { recursive: true, force: true });
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another start may have made the same copy meanwhile.
    if (!existsSync(copy) || !isIntact(copy, sizes)) throw error;
  }
  return copy;
}
