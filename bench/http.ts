/**
 * What the transport costs. First, how a cached public GET compares with a bare Fastify route that
 * returns the same bytes: processor time of the server for a request, in short slices that alternate,
 * so that both meet the same machine. Then the empty product: memory with Postgres, and how soon a
 * second start answers. `npx tsx bench/http.ts [pairs of slices]`; exits 1 off a target.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import * as z from "zod/mini";
import { median } from "@striper/testkit/statistics";
import { measureEmptyProcess } from "./http-memory.ts";

const [pairs = 60] = process.argv.slice(2).map(Number);
const connections = 20;
const requestsASlice = 1000;
const warmUpSlices = 8;
const target = 0.8;
const mostMegabytes = 300;

const servers = fork(join(import.meta.dirname, "http-servers.ts"), {
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const messages = z.tuple([z.object({ bare: z.url(), cached: z.url() })], z.unknown());
const [urls] = messages.parse(await once(servers, "message"));

const usage = z.tuple([z.object({ user: z.number(), system: z.number() })], z.unknown());
/** Microseconds of the processor that the servers' process has used. */
async function processorTime(): Promise<number> {
  servers.send("usage");
  const [{ user, system }] = usage.parse(await once(servers, "message"));
  return user + system;
}

async function microsecondsARequest(url: string): Promise<number> {
  const before = await processorTime();
  const { errors, non2xx } = await autocannon({ url, connections, amount: requestsASlice });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return ((await processorTime()) - before) / requestsASlice;
}

for (let slice = 0; slice < warmUpSlices; slice++)
  for (const url of [urls.bare, urls.cached]) await microsecondsARequest(url);

const measured: { bare: number; cached: number }[] = [];
for (let pair = 0; pair < pairs; pair++) {
  // The order alternates, so that neither always runs on the warmer machine.
  const order = pair % 2 === 0 ? (["bare", "cached"] as const) : (["cached", "bare"] as const);
  const result = { bare: 0, cached: 0 };
  for (const name of order) result[name] = await microsecondsARequest(urls[name]);
  measured.push(result);
}
servers.kill();

const ratios = measured.map(({ bare, cached }) => bare / cached).toSorted((a, b) => a - b);
const ratio = median(ratios);
/** Ranks of the sorted ratios between which the true median lies in 95 of 100 cases. */
const reach = 0.98 * Math.sqrt(pairs);
const low = ratios[Math.max(0, Math.floor(pairs / 2 - reach))] ?? Number.NaN;
const high = ratios[Math.min(pairs - 1, Math.ceil(pairs / 2 + reach))] ?? Number.NaN;
console.log("processor time of a request, µs     bare   cached   ratio");
console.log(
  "median".padEnd(31),
  median(measured.map(({ bare }) => bare))
    .toFixed(1)
    .padStart(8),
  median(measured.map(({ cached }) => cached))
    .toFixed(1)
    .padStart(8),
  ratio.toFixed(2).padStart(7),
  ratio >= target ? ` at least ${target}` : ` BELOW ${target}`,
);
console.log(`95 % interval ${low.toFixed(2)} to ${high.toFixed(2)}, ${pairs} pairs of slices`);

const empty = await measureEmptyProcess();
console.log(
  `\nempty process: first answer after ${empty.firstAnswerMs.toFixed(0)} ms,`,
  `${empty.megabytes.toFixed(0)} MB resident with Postgres`,
  empty.megabytes < mostMegabytes ? `(under ${mostMegabytes})` : `(NOT under ${mostMegabytes})`,
);
process.exitCode = ratio >= target && empty.megabytes < mostMegabytes ? 0 : 1;
