/**
 * Installs the lock file's packages when `node_modules` differs. Plain JavaScript without
 * dependencies, because it runs before installation.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");
const installed = join(root, "node_modules/.striper-installed");

const fingerprint = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${process.platform} ${process.arch} node ${process.versions.modules}`)
    .digest("hex");

/** @param {string} path */
const packagesIn = (path) => JSON.parse(readFileSync(join(root, path), "utf8")).packages;

/** @param {{ os?: string[], cpu?: string[] }} of */
const fitsHere = ({ os, cpu }) =>
  (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);

/**
 * Compares the lock file with npm's record of the installation, which `npm install` also updates.
 */
function isRecordedByNpm() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(join(root, record))) return false;
  const found = packagesIn(record);
  return Object.entries(packagesIn("package-lock.json")).every(
    ([path, { version, optional, ...of }]) =>
      !path.includes("node_modules/") ||
      (found[path] ? found[path].version === version && fitsHere(of) : optional),
  );
}

export function isInstalled() {
  const wanted = fingerprint();
  if (existsSync(installed) && readFileSync(installed, "utf8") === wanted) return true;
  if (!isRecordedByNpm()) return false;
  writeFileSync(installed, wanted);
  return true;
}
/** Installs silently if needed; exits when npm fails. */
export function installIfNeeded() {
  if (isInstalled()) return;
  process.stderr.write("Installing dependencies from the lock file…\n");
  // Includes development dependencies whatever NODE_ENV says: build and tests need them.
  const npm = spawnSync(
    "npm",
    ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      // Keeps npm's output off stdout, which carries the commands' data.
      stdio: ["ignore", 2, 2],
      shell: process.platform === "win32",
    },
  );
  if (npm.status !== 0) {
    process.stderr.write("The installation failed; the lines above say why.\n");
    process.exit(1);
  }
  writeFileSync(installed, fingerprint());
}
