/**
 * What the transport costs. First, how a cached public GET compares with a bare Fastify route that
 * returns the same bytes: requests a second in alternating runs, of which the median ratio counts.
 * Then the empty product: memory with Postgres, and how soon a second start answers.
 * `npx tsx bench/http.ts [rounds] [seconds]`; exits 1 off a target.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import * as z from "zod/mini";
import { measureEmptyProcess } from "./http-memory.ts";

const [rounds = 7, duration = 3] = process.argv.slice(2).map(Number);
const connections = 20;
const target = 0.8;
const mostMegabytes = 300;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, connections, duration: seconds });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return requests.average;
}

const servers = fork(join(import.meta.dirname, "http-servers.ts"), {
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const messages = z.tuple([z.object({ bare: z.url(), cached: z.url() })], z.unknown());
const [urls] = messages.parse(await once(servers, "message"));

const warmUpSeconds = 1;
for (const url of [urls.bare, urls.cached]) await requestsPerSecond(url, warmUpSeconds);

const measured: { bare: number; cached: number }[] = [];
for (let round = 0; round < rounds; round++) {
  // The order alternates, so that neither always runs on the warmer machine.
  const order = round % 2 === 0 ? (["bare", "cached"] as const) : (["cached", "bare"] as const);
  const result = { bare: 0, cached: 0 };
  for (const name of order) result[name] = await requestsPerSecond(urls[name], duration);
  measured.push(result);
}
servers.kill();

console.log("requests a second     bare   cached   ratio");
for (const [index, { bare, cached }] of measured.entries())
  console.log(
    `round ${index + 1}`.padEnd(18),
    bare.toFixed(0).padStart(7),
    cached.toFixed(0).padStart(8),
    (cached / bare).toFixed(2).padStart(7),
  );
const ratio = middle(measured.map(({ bare, cached }) => cached / bare));
console.log(
  "median".padEnd(18),
  middle(measured.map(({ bare }) => bare))
    .toFixed(0)
    .padStart(7),
  middle(measured.map(({ cached }) => cached))
    .toFixed(0)
    .padStart(8),
  ratio.toFixed(2).padStart(7),
  ratio >= target ? ` at least ${target}` : ` BELOW ${target}`,
);

const empty = await measureEmptyProcess();
console.log(
  `\nempty process: first answer after ${empty.firstAnswerMs.toFixed(0)} ms,`,
  `${empty.megabytes.toFixed(0)} MB resident with Postgres`,
  empty.megabytes < mostMegabytes ? `(under ${mostMegabytes})` : `(NOT under ${mostMegabytes})`,
);
process.exitCode = ratio >= target && empty.megabytes < mostMegabytes ? 0 : 1;
