/**
 * npx tsx bench/charts-server.ts: how fast a server answers others while charts are converted beside
 * it. Slices at rest and during the conversion take turns (it is halted in between), so that what else
 * the machine does meets both alike. The conversion has the priority that the server gives it.
 */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import * as z from "zod/mini";
import { median } from "@striper/testkit/statistics";

const root = join(import.meta.dirname, "..");
// Without the command around it: it is halted by its number.
const conversionFlags = z
  .array(z.string())
  .parse(
    JSON.parse(
      readFileSync(
        join(root, "apps/server/src/features/charts/fetching/conversion-flags.json"),
        "utf8",
      ),
    ),
  );
const turns = 8;
const load = { connections: 10, overallRate: 200, duration: 2 };

const servers = fork(join(import.meta.dirname, "http-servers.ts"), {
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const messages = z.tuple([z.object({ cached: z.url() }), z.unknown()]);
const [{ cached: url }] = messages.parse(await once(servers, "message"));

async function measure(): Promise<number> {
  const { latency, errors, non2xx } = await autocannon({ url, ...load });
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} refusals`);
  return latency.p99;
}

await autocannon({ url, ...load });
// With all its threads, which inherit it: Linux keeps a priority per thread.
const conversion = spawn(
  "nice",
  [
    "-n",
    String(constants.priority.PRIORITY_BELOW_NORMAL),
    process.execPath,
    ...conversionFlags,
    "--import",
    "tsx",
    join(root, "scripts/commands/charts.ts"),
    join(root, "data/charts/ENC_ROOT"),
    "--check",
  ],
  { stdio: ["ignore", "ignore", "inherit"] },
);
const ended = once(conversion, "exit");
const atRest: number[] = [];
const during: number[] = [];
for (let turn = 0; turn < turns; turn += 1) {
  conversion.kill("SIGSTOP");
  atRest.push(await measure());
  conversion.kill("SIGCONT");
  during.push(await measure());
  if (conversion.exitCode !== null) throw new Error("the conversion ended before the measurement");
}
await ended;
servers.kill();
console.log(`p99 of each slice at rest: ${atRest.join(", ")} ms; during: ${during.join(", ")} ms`);
console.log(`at rest p99 ${median(atRest)} ms, while charts are converted ${median(during)} ms`);
