/**
 * Rebuilds data, server and web app when their sources have changed; names select (`node
 * scripts/build.mjs server`). The stand-ins, used only by tests, build only by name.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installIfNeeded, root } from "./setup.mjs";

const shared = ["package-lock.json", "tsconfig.base.json", "packages"];
const builds = [
  {
    name: "data",
    sources: [...catalogues(), "scripts/data", "package-lock.json"],
    output: "node_modules/.striper-data",
    folder: ".",
    command: ["--import", "tsx", "scripts/data/generate.ts"],
  },
  {
    name: "web app",
    sources: ["apps/web", ...shared],
    output: "apps/web/dist",
    folder: "apps/web",
    command: ["build.mjs"],
  },
  {
    name: "server",
    sources: ["apps/server", "scripts/commands", ...shared],
    output: "apps/server/dist",
    folder: "apps/server",
    command: ["build.mjs"],
  },
];
const standIns = {
  name: "stand-ins",
  sources: ["apps/fakes", "scripts/build-stand-ins.mjs", "package-lock.json"],
  output: "apps/fakes/dist",
  folder: ".",
  command: ["scripts/build-stand-ins.mjs"],
};

const notSources = new Set(["node_modules", "dist", "coverage"]);

/**
 * Lists the folders of `data` with a README. A server keeps its own folders beside them, which may
 * be unreadable.
 */
function catalogues() {
  const data = join(root, "data");
  const folders = existsSync(data) ? readdirSync(data) : [];
  const found = folders.filter((name) => existsSync(join(data, name, "README.md")));
  if (found.length === 0) {
    process.stderr.write(
      "The catalogues of data/ are missing. Bring them back with: git restore data\n",
    );
    process.exit(1);
  }
  return found.map((name) => `data/${name}`);
}

/** @param {string} path @returns {string[]} every file below, in a stable order */
function filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return entries.flatMap((entry) => {
    const child = join(path, entry.name);
    if (entry.isDirectory()) return notSources.has(entry.name) ? [] : filesBelow(child);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [child];
  });
}

/** @param {string[]} sources */
function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    const files = source.includes(".") ? [path] : filesBelow(path);
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** @param {string} output */
const stampOf = (output) => join(root, output, ".built-from");

/** @param {string} stamp @param {string} wanted */
const isStamped = (stamp, wanted) => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;

export const isBuilt = () =>
  builds.every(({ sources, output }) => isStamped(stampOf(output), fingerprint(sources)));

/** @param {readonly string[]} names of what is made; all of `builds` when none is given */
export function buildIfChanged(names = []) {
  const named = [...builds, standIns].filter(({ name }) => names.includes(name));
  const wantedBuilds = names.length === 0 ? builds : named;
  for (const { name, sources, output, folder, command } of wantedBuilds) {
    const wanted = fingerprint(sources);
    const stamp = stampOf(output);
    if (isStamped(stamp, wanted)) continue;
    process.stderr.write(`Building the ${name}… `);
    const started = performance.now();
    // Hides the bundler's output unless it fails.
    const build = spawnSync(process.execPath, command, {
      cwd: join(root, folder),
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NODE_ENV: "production" },
    });
    const seconds = Math.ceil((performance.now() - started) / 1000);
    process.stderr.write(build.status === 0 ? `${seconds} s\n` : "\n");
    if (build.status !== 0) {
      process.stderr.write(build.stdout);
      process.stderr.write(build.stderr);
      process.stderr.write(`Building the ${name} failed; the lines above say why.\n`);
      process.exit(1);
    }
    mkdirSync(join(root, output), { recursive: true });
    writeFileSync(stamp, wanted);
  }
}

if (process.argv[1] === import.meta.filename) {
  installIfNeeded();
  buildIfChanged(process.argv.slice(2));
}
