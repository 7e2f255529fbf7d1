/**
 * npx tsx bench/charts-server.ts: how fast a server answers others while charts are converted beside
 * it, against the same server at rest before and after. The conversion has the priority that the
 * server's own has.
 */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import * as z from "zod/mini";

const root = join(import.meta.dirname, "..");
const seconds = 10;
const load = { connections: 10, overallRate: 200, duration: seconds };

const servers = fork(join(import.meta.dirname, "http-servers.ts"), {
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const messages = z.tuple([z.object({ cached: z.url() }), z.unknown()]);
const [{ cached: url }] = messages.parse(await once(servers, "message"));

async function measure(when: string): Promise<number> {
  const { latency, errors, non2xx } = await autocannon({ url, ...load });
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} refusals`);
  console.log(
    `${when}: half within ${latency.p50} ms, p99 ${latency.p99} ms, max ${latency.max} ms`,
  );
  return latency.p99;
}

await autocannon({ url, ...load, duration: 2 });
const before = await measure("at rest before");
const conversion = spawn(
  process.execPath,
  [
    "--expose-gc",
    "--import",
    "tsx",
    join(root, "scripts/commands/charts.ts"),
    join(root, "data/charts/ENC_ROOT"),
    "--check",
  ],
  { stdio: ["ignore", "ignore", "inherit"] },
);
const ended = once(conversion, "exit");
if (conversion.pid !== undefined)
  setPriority(conversion.pid, constants.priority.PRIORITY_BELOW_NORMAL);
const during = await measure("charts are converted");
if (conversion.exitCode !== null) throw new Error("the conversion ended before the measurement");
await ended;
const after = await measure("at rest after");
servers.kill();
console.log(`at rest p99 ${Math.max(before, after)} ms, while charts are converted ${during} ms`);
