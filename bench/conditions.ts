/**
 * What the public calls about conditions cost while every outside service hangs. First, how
 * long 99 of 100 requests take at 500 a second over all calls, with answers made anew every fifteen
 * seconds. Then how each call compares with a bare Fastify route that returns the same headers and
 * the same bytes: processor time of a request in short slices that alternate, of which the median ratio counts.
 * `npx tsx bench/conditions.ts [pairs of slices]`; exits 1 off a target.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import { quantile } from "@striper/testkit/statistics";
import { compareProcessorTime, connections } from "./processor-time.ts";

const [pairs = 30] = process.argv.slice(2).map(Number);
const leastRatio = 0.8;
const mostP99 = 10;
const steadyRate = 500;
const steadySeconds = 15;
/** Both programs compile what they run often; a server is not restarted for each caller. */
const warmUpSeconds = 4;

const servers = fork(join(import.meta.dirname, "conditions-servers.ts"), {
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const listening = z.object({ paths: z.array(z.string()), bare: z.url(), served: z.url() });
const [{ paths, bare, served }] = z
  .tuple([listening, z.unknown()])
  .parse(await once(servers, "message"));

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Milliseconds to the last byte. */
function timed(url: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.resume().once("end", () => resolve(performance.now() - started));
    });
    sent.once("error", reject);
    sent.end();
  });
}

/** One request after the other at even distances, answered or not; how long each took. */
async function steadily(url: string, seconds: number): Promise<readonly number[]> {
  const pending: Promise<number>[] = [];
  const started = performance.now();
  for (let index = 0; index < steadyRate * seconds; index++) {
    const early = started + (index * 1000) / steadyRate - performance.now();
    if (early > 0) await delay(early);
    pending.push(timed(`${url}${paths[index % paths.length] ?? ""}`));
  }
  return Promise.all(pending);
}

console.log(`${steadyRate} requests a second over all calls, every service hanging`);
// What the machine itself does to a bare route at that moment.
for (const url of [bare, served]) await steadily(url, warmUpSeconds);
const control = await steadily(bare, steadySeconds);
const steady = await steadily(served, steadySeconds);
agent.destroy();
const isPunctual = quantile(steady, 0.99) < mostP99;
for (const [name, durations] of [
  ["bare", control],
  ["served", steady],
] as const) {
  const [half, most, slowest] = [0.5, 0.99, 1].map((share) =>
    quantile(durations, share).toFixed(1),
  );
  console.log(
    `${name.padEnd(7)} half within ${half} ms, 99 % within ${most} ms, the slowest ${slowest} ms`,
  );
}
console.log(isPunctual ? `99 % under ${mostP99} ms` : `99 % NOT under ${mostP99} ms`);

console.log(
  "\nprocessor time of a request, µs".padEnd(32),
  "bare   served   ratio   95 % interval",
);
const ratios: number[] = [];
for (const path of paths) {
  const urls = { bare: bare + path, served: served + path };
  const found = await compareProcessorTime(servers, urls, pairs);
  ratios.push(found.ratio);
  console.log(
    path.padEnd(27),
    found.bare.toFixed(1).padStart(8),
    found.served.toFixed(1).padStart(8),
    found.ratio.toFixed(2).padStart(7),
    `  ${found.low.toFixed(2)} to ${found.high.toFixed(2)}`,
  );
}
servers.kill();
const worst = Math.min(...ratios);
console.log(
  "least ratio".padEnd(42),
  worst.toFixed(2).padStart(7),
  worst >= leastRatio ? ` at least ${leastRatio}` : ` BELOW ${leastRatio}`,
);
process.exitCode = worst >= leastRatio && isPunctual ? 0 : 1;
