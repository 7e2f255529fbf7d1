/**
 * `npm run bench -- [name…]`: runs the benches one after the other and writes docs/numbers.md. With
 * names only these; the rows of the others stay. `--list` names them, `--page` only writes the page.
 * Exits 1 when a target of those that ran is missed.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { chapters } from "./numbers/catalogue.ts";
import type { Bench } from "./numbers/bench.ts";
import { numbersPage } from "./numbers/page.ts";
import { readFigures, results as resultsShape } from "./numbers/result.ts";
import type { Result } from "./numbers/result.ts";

const root = join(import.meta.dirname, "..");
const resultsFile = join(import.meta.dirname, "numbers/results.json");
const pageFile = join(root, "docs/numbers.md");
const all = chapters.flatMap(({ benches }) => benches);
/** A bench that takes three times its expected time is considered hung. */
const patience = 3;

function readResults(): Record<string, Result> {
  if (!existsSync(resultsFile)) return {};
  const kept = resultsShape.parse(JSON.parse(readFileSync(resultsFile, "utf8")));
  const names = new Set(all.map(({ name }) => name));
  return Object.fromEntries(Object.entries(kept).filter(([name]) => names.has(name)));
}

function machineInWords(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? "unknown processor";
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} cores (${model}), ${gigabytes} GB, ${process.platform}, Node ${process.versions.node}`;
}

/** Runs a bench and shows its output; returns that output and the exit code. */
function run({ command, minutes }: Bench): Promise<{ output: string; code: number | null }> {
  const child = spawn("sh", ["-c", command], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  const limit = setTimeout(
    () => {
      console.error("took too long and is ended");
      // Kills the process group, with what the shell started.
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    },
    minutes * patience * 60_000,
  );
  return new Promise((resolve) => {
    child.once("close", (code) => {
      clearTimeout(limit);
      resolve({ output, code });
    });
  });
}

function reasonOf(code: number | null, load: number): string {
  const cores = cpus().length;
  if (code === null) return "it took too long and was ended";
  return load > cores
    ? `measured on a busy machine (load ${load.toFixed(1)} on ${cores} cores)`
    : "see the output of the command";
}

async function measure(bench: Bench): Promise<Result> {
  console.log(`\n== ${bench.name}: ${bench.title}\n$ ${bench.command}`);
  const { output, code } = await run(bench);
  const load = loadavg()[0] ?? 0;
  const read = readFigures(bench, output);
  const isMet = read.isMet && code === 0;
  return {
    figure: read.figure,
    isMet,
    date: new Date().toISOString().slice(0, 10),
    machine: machineInWords(),
    load,
    cores: cpus().length,
    why: isMet ? null : reasonOf(code, load),
  };
}

function write(results: Readonly<Record<string, Result>>): void {
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(pageFile, numbersPage(results));
  spawnSync(join(root, "node_modules/.bin/oxfmt"), [resultsFile, pageFile], { stdio: "ignore" });
}

/** A whole name means that bench alone, the beginning of names all of those. */
function chosenFrom(names: readonly string[]): readonly Bench[] {
  if (names.length === 0) return all;
  return names.flatMap((wanted) => {
    const whole = all.filter(({ name }) => name === wanted);
    const found = whole.length > 0 ? whole : all.filter(({ name }) => name.startsWith(wanted));
    if (found.length === 0) throw new Error(`There is no bench ${wanted}; --list names all.`);
    return found;
  });
}

async function measureAll(benches: readonly Bench[]): Promise<void> {
  const results = readResults();
  const missed: string[] = [];
  for (const bench of benches) {
    const found = await measure(bench);
    results[bench.name] = found;
    if (!found.isMet) missed.push(bench.name);
    // After each: whoever interrupts keeps what was measured.
    write(results);
  }
  console.log(missed.length === 0 ? "\nAll targets met." : `\nMissed: ${missed.join(", ")}`);
  if (missed.length > 0) process.exitCode = 1;
}

const names = process.argv.slice(2);
if (names.includes("--list"))
  for (const { name, title, minutes } of all)
    console.log(`${name.padEnd(16)} ${String(minutes).padStart(3)} min  ${title}`);
else if (names.includes("--page")) write(readResults());
else
  try {
    await measureAll(chosenFrom(names));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
