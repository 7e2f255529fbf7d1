/**
 * What the transport costs. First, how a cached public GET compares with a bare Fastify route that
 * returns the same bytes, headers included: processor time of the server for a request, in short slices that alternate,
 * so that both meet the same machine. Then the empty product: memory with Postgres, and how soon a
 * second start answers. `npx tsx bench/http.ts [pairs of slices]`; exits 1 off a target.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as z from "zod/mini";
import { compareProcessorTime } from "./processor-time.ts";
import { measureEmptyProcess } from "./http-memory.ts";

const [pairs = 60] = process.argv.slice(2).map(Number);
/** The aim is 0.9. */
const target = 0.8;
const mostMegabytes = 300;

const servers = fork(join(import.meta.dirname, "http-servers.ts"), {
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const messages = z.tuple([z.object({ bare: z.url(), cached: z.url() })], z.unknown());
const [urls] = messages.parse(await once(servers, "message"));

const { bare, cached: served } = urls;
const found = await compareProcessorTime(servers, { bare, served }, pairs);
servers.kill();
console.log("processor time of a request, µs     bare   cached   ratio");
console.log(
  "median".padEnd(31),
  found.bare.toFixed(1).padStart(8),
  found.served.toFixed(1).padStart(8),
  found.ratio.toFixed(2).padStart(7),
  found.ratio >= target ? ` at least ${target}` : ` BELOW ${target}`,
);
console.log(
  `95 % interval ${found.low.toFixed(2)} to ${found.high.toFixed(2)}, ${pairs} pairs of slices`,
);

const empty = await measureEmptyProcess();
console.log(
  `\nempty process: first answer after ${empty.firstAnswerMs.toFixed(0)} ms,`,
  `${empty.megabytes.toFixed(0)} MB resident with Postgres`,
  empty.megabytes < mostMegabytes ? `(under ${mostMegabytes})` : `(NOT under ${mostMegabytes})`,
);
process.exitCode = found.ratio >= target && empty.megabytes < mostMegabytes ? 0 : 1;
