/**
 * Measures what the transport costs. First, how a cached public GET compares with a bare Fastify route that
 * returns the same bytes, headers included: processor time of the server for a request, in short slices that
 * alternate, so that both meet the same machine. Then the empty product: memory with Postgres, and how soon
 * a second start answers. `npx tsx bench/http.ts [pairs of slices]`; exits 1 off a target.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import { buildServer, makeDataFolder, removeFolder, startProduct } from "./built-product.ts";
import { compareProcessorTime } from "./processor-time.ts";

const [pairs = 60] = process.argv.slice(2).map(Number);
/** The aim is 0.9. */
const target = 0.8;
const mostMegabytes = 300;
const settleMs = 2000;

/** Resident memory of a process and its descendants. Pages that Postgres' processes share count in each. */
function residentMegabytes(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/u.test(each)))
    try {
      // The name in parentheses may hold anything, so the fields are counted from behind it.
      const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ");
      parents.set(Number(name), Number(fields?.[1]));
    } catch {
      // It ended.
    }
  const kilobytes = (id: number): number => {
    const status = readFileSync(`/proc/${id}/status`, "utf8");
    const children = [...parents].filter(([, parent]) => parent === id);
    return children.reduce(
      (sum, [child]) => sum + kilobytes(child),
      Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0),
    );
  };
  return kilobytes(pid) / 1024;
}

const servers = fork(join(import.meta.dirname, "http-servers.ts"), {
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const messages = z.tuple([z.object({ bare: z.url(), cached: z.url() })], z.unknown());
const [{ bare, cached: served }] = messages.parse(await once(servers, "message"));
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

buildServer();
const dataDir = makeDataFolder();
await (await startProduct(dataDir)).end();
const product = await startProduct(dataDir);
await delay(settleMs);
const megabytes = residentMegabytes(product.pid);
await product.end();
removeFolder(dataDir);
console.log(
  `\nempty process: first answer after ${product.firstAnswerMs.toFixed(0)} ms,`,
  `${megabytes.toFixed(0)} MB resident with Postgres`,
  megabytes < mostMegabytes ? `(under ${mostMegabytes})` : `(NOT under ${mostMegabytes})`,
);
process.exitCode = found.ratio >= target && megabytes < mostMegabytes ? 0 : 1;
