/**
 * Installs what the lock file says when `node_modules` does not hold it yet.
 * Plain JavaScript without dependencies: it runs before anything is installed.
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

export function isInstalled() {
  return existsSync(installed) && readFileSync(installed, "utf8") === fingerprint();
}

/** Quiet when there is nothing to do. Ends the process when npm fails: nothing can follow. */
export function installIfNeeded() {
  if (isInstalled()) return;
  process.stderr.write("Installing dependencies from the lock file…\n");
  // Development dependencies too, whatever NODE_ENV says: the build and the tests need them.
  const npm = spawnSync(
    "npm",
    ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      // stdout of the command lines (`npm run tides`) carries data only.
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
