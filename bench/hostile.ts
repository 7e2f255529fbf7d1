/**
 * Attacks the built product while twenty other accounts sign in, log catches and read. Prints how long
 * those wait, what fails for them, how memory grows and how soon all is as before.
 * `npx tsx bench/hostile.ts [seconds an attack] [pattern of attacks' names]`; exits 1 off a target.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { quantile } from "@striper/testkit/statistics";
import { buildServer, makeDataFolder, removeFolder, startProduct } from "./built-product.ts";
import type { Product } from "./built-product.ts";
import { attacks } from "./hostile/attacks.ts";
import { join as signUp, simulateNormalUse } from "./hostile/bystanders.ts";
import type { Lived, Person } from "./hostile/bystanders.ts";

const [seconds = "8", only = ""] = process.argv.slice(2);
const attackMs = Number(seconds) * 1000;
const people = 20;
const greedy = 4;
const targets = { p99Ms: 50, grownMegabytes: 200, backSeconds: 10 };
/** On a busy machine the others wait without an attack too, so the limit is a multiple of that. */
const busyFactor = 2;
const probeMs = 1000;
/** A product that has not recovered by then counts as down. */
const drainMs = 30_000;
const restMs = 500;

interface WatchedProduct extends Product {
  /** Tells the watch over the memory to start, or to stop and return by how many megabytes it grew. */
  memory(asked: "start" | "stop"): Promise<number>;
}

async function startWatched(): Promise<WatchedProduct> {
  const dataDir = makeDataFolder();
  const product = await startProduct(dataDir);
  const watch = fork(join(import.meta.dirname, "hostile/memory.ts"), [String(product.pid)], {
    execArgv: ["--import", "tsx"],
  });
  return {
    ...product,
    async memory(asked) {
      const answered = new Promise<unknown>((resolve) => watch.once("message", resolve));
      watch.send(asked);
      return Number(await answered);
    },
    async end() {
      watch.disconnect();
      await product.end();
      removeFolder(dataDir);
    },
  };
}

interface Seen extends Lived {
  readonly grownMegabytes: number;
}

/** An attack that is prepared, or none. */
interface Beside {
  start(): void;
  stop(): Promise<void>;
}

const nothingBeside: Beside = { start: () => undefined, stop: () => Promise.resolve() };

async function prepareAttack(
  name: string,
  port: number,
  attackers: readonly Person[],
): Promise<Beside> {
  const program = join(import.meta.dirname, "hostile/attacker.ts");
  const attacker = fork(program, { execArgv: ["--import", "tsx"] });
  // An attacker has processors of their own: here theirs is what the product leaves over.
  if (attacker.pid !== undefined)
    setPriority(attacker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const ended = once(attacker, "exit");
  attacker.send({ name, port, attackers });
  await once(attacker, "message");
  return {
    start: () => void attacker.send("start"),
    async stop() {
      attacker.send("stop");
      const late = setTimeout(() => attacker.kill("SIGKILL"), 3000);
      await ended;
      clearTimeout(late);
    },
  };
}

/** Lets the others use the product while an attack goes on, and returns what they met. */
async function liveThrough(
  { port, memory }: WatchedProduct,
  honest: readonly Person[],
  beside: Beside,
): Promise<Seen> {
  await memory("start");
  const others = new AbortController();
  const living = simulateNormalUse(port, honest, others.signal);
  beside.start();
  await delay(attackMs);
  others.abort();
  await beside.stop();
  const lived = await Promise.race([living, delay(drainMs)]);
  const grownMegabytes = await memory("stop");
  const nothing: Lived = {
    times: [Infinity],
    signIns: [],
    photos: [],
    failed: ["does not answer any more"],
  };
  return { ...(lived ?? nothing), grownMegabytes };
}

/** Seconds until the others' calls are as quick as without an attack. */
async function secondsBack(
  { port, isRunning }: WatchedProduct,
  honest: readonly Person[],
  usualP99: number,
): Promise<number> {
  const begun = performance.now();
  const sinceMs = (): number => performance.now() - begun;
  while (sinceMs() < drainMs && isRunning()) {
    const probe = new AbortController();
    const living = simulateNormalUse(port, honest, probe.signal);
    const startedMs = sinceMs();
    await delay(probeMs);
    probe.abort();
    const { times, failed } = await living;
    if (
      failed.length === 0 &&
      quantile(times, 0.9) <= Math.max(targets.p99Ms, busyFactor * usualP99)
    )
      return startedMs / 1000;
  }
  return Infinity;
}

let faults = 0;
const columns = [48, 8, 8, 9, 8, 9, 7, 7];
const line = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) =>
      index === 0
        ? String(cell).padEnd(columns[0] ?? 0)
        : String(cell).padStart(columns[index] ?? 0),
    )
    .join(" ");

function report(name: string, seen: Seen, back: number, usualP99: number): void {
  const p99 = quantile(seen.times, 0.99);
  const mostP99 = Math.max(targets.p99Ms, busyFactor * usualP99);
  const isGood =
    p99 <= mostP99 &&
    seen.grownMegabytes <= targets.grownMegabytes &&
    seen.failed.length === 0 &&
    back <= targets.backSeconds;
  if (!isGood) faults++;
  const cells = [
    name,
    quantile(seen.times, 0.5).toFixed(1),
    p99.toFixed(1),
    quantile(seen.signIns, 1).toFixed(0),
    quantile(seen.photos, 1).toFixed(0),
    seen.grownMegabytes.toFixed(0),
    seen.failed.length,
    back.toFixed(1),
  ];
  console.log(line(cells), isGood ? "" : "NOT");
  for (const failure of new Set(seen.failed.slice(0, 3))) console.log(`    ${failure}`);
}

buildServer();

interface Scene {
  readonly product: WatchedProduct;
  readonly honest: readonly Person[];
  readonly attackers: readonly Person[];
  readonly usualP99: number;
}

const crowd = async (port: number, count: number, name: string): Promise<Person[]> => {
  const joined: Person[] = [];
  for (let index = 0; index < count; index++) joined.push(await signUp(port, `${name}${index}`));
  return joined;
};

async function setScene(): Promise<Scene> {
  const product = await startWatched();
  const honest = await crowd(product.port, people, "angler");
  const attackers = await crowd(product.port, greedy, "greedy");
  // The first round finds nothing compiled and nothing cached.
  await liveThrough(product, honest, nothingBeside);
  const quiet = await liveThrough(product, honest, nothingBeside);
  const usualP99 = quantile(quiet.times, 0.99);
  report("(nobody attacks)", quiet, 0, usualP99);
  return { product, honest, attackers, usualP99 };
}

console.log(`An attack lasts ${attackMs / 1000} s. Times in ms of ${people} other accounts.`);
console.log(line(["", "median", "p99", "sign-in", "photo", "MB more", "failed", "s back"]));
let scene = await setScene();
const baseline = scene.usualP99;
let worstP99 = 0;
let mostGrown = 0;
let slowestBack = 0;
let failures = 0;
for (const attack of attacks.filter(({ name }) => new RegExp(only, "u").test(name))) {
  if (!scene.product.isRunning()) {
    await scene.product.end();
    scene = await setScene();
  }
  const { product, honest, attackers, usualP99 } = scene;
  const beside = await prepareAttack(attack.name, product.port, attackers);
  const seen = await liveThrough(product, honest, beside);
  const back = await secondsBack(product, honest, usualP99);
  report(attack.name, seen, back, usualP99);
  worstP99 = Math.max(worstP99, quantile(seen.times, 0.99));
  mostGrown = Math.max(mostGrown, seen.grownMegabytes);
  slowestBack = Math.max(slowestBack, back);
  failures += seen.failed.length;
  await delay(restMs);
}
await scene.product.end();
console.log(`others without an attack: p99 ${baseline.toFixed(1)} ms`);
console.log(`others under attack: p99 at most ${worstP99.toFixed(1)} ms, ${failures} failures`);
console.log(`memory: at most +${mostGrown.toFixed(0)} MB; back after ${slowestBack.toFixed(1)} s`);
process.exit(faults === 0 ? 0 : 1);
