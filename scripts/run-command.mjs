/**
 * `npm run tides`, `rules`, `backup` and others run a command of scripts/commands. Works on a fresh
 * clone; stdout carries only the answer. Question-answering commands are bundled on first use,
 * because compiling them takes longer than most answers.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "..");
const bundled = new Set(["tides", "rules", "bite", "depth", "where", "ask", "decode-ais"]);

const output = join(root, "scripts/commands/dist");
const program = join(output, "command-program.mjs");
/** Source file names of the bundle; its time is when they were read. */
const sourcesFile = join(output, "sources.json");

/**
 * Compares change times, which cannot be set like modification times; ten times faster than reading
 * the files.
 */
function isBundleFresh() {
  try {
    const { mtimeMs } = statSync(sourcesFile);
    const sources = JSON.parse(readFileSync(sourcesFile, "utf8"));
    return sources.every((source) => statSync(join(root, source)).ctimeMs < mtimeMs);
  } catch {
    return false;
  }
}

async function bundle() {
  const { oneAtATime } = await import("./one-at-a-time.mjs");
  const { installIfNeeded } = await import("./setup.mjs");
  oneAtATime(join(root, ".building"), () => {
    installIfNeeded();
    if (isBundleFresh()) return;
    const startedAt = new Date();
    const { status } = spawnSync(process.execPath, [join(root, "scripts/build-commands.mjs")], {
      stdio: ["ignore", 2, 2],
    });
    if (status !== 0) process.exit(1);
    // A source changed during bundling is newer than this time.
    utimesSync(sourcesFile, startedAt, startedAt);
  });
}

async function runBundled() {
  if (!isBundleFresh()) await bundle();
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
}

async function runFromSource(command, args) {
  const { installIfNeeded } = await import("./setup.mjs");
  installIfNeeded();
  /** Flags of the chart conversion process, the same as in the server. */
  const conversionFlags = join(
    root,
    "apps/server/src/features/charts/fetching/conversion-flags.json",
  );
  const flags = command === "charts" ? JSON.parse(readFileSync(conversionFlags, "utf8")) : [];
  const file = join(root, "scripts/commands", `${command}.ts`);
  const { status } = spawnSync(process.execPath, [...flags, "--import", "tsx", file, ...args], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}

const [command, ...args] = process.argv.slice(2);
if (bundled.has(command)) await runBundled();
else await runFromSource(command, args);
