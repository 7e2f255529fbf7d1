/**
 * What signing in costs: one password hash, how long others wait while twenty people sign in at
 * once, and what it takes to know whose token a call shows.
 * `npx tsx bench/accounts.ts [rounds]`; exits 1 off a target.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { timeAuthentication, timeHashes } from "@striper/server/testing/benches/accounts";
import { findFreePort, startProcess } from "@striper/server/testing/start-process";
import * as z from "zod/mini";
import { quantile } from "@striper/testkit/statistics";

const [rounds = 5] = process.argv.slice(2).map(Number);
const people = 20;
const othersEachMs = 10;
const leastHashMs = 50;
const mostHashMs = 150;
const mostOthersMs = 30;
const mostAuthenticationMs = 1;

let faults = 0;
function report(what: string, milliseconds: number, isGood: boolean, target: string): void {
  if (!isGood) faults++;
  const verdict = isGood ? target : `NOT ${target}`;
  console.log(what.padEnd(58), milliseconds.toFixed(2).padStart(8), "ms ", verdict);
}

const port = await findFreePort();
const dataDir = mkdtempSync(join(tmpdir(), "striper-bench-"));
const agent = new Agent({ keepAlive: true });
let addresses = 0;

interface Call {
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
}

/** Each call comes from another address, so that no limit is in the way. */
function call({ path, body, token }: Call): Promise<{ milliseconds: number; text: string }> {
  addresses++;
  const from = `198.18.${Math.floor(addresses / 250) % 250}.${addresses % 250}`;
  const headers = {
    "x-forwarded-for": from,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const sent = request({ host: "127.0.0.1", port, path, method, headers, agent }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve({ milliseconds: performance.now() - begun, text });
        else reject(new Error(`${path} answers ${answer.statusCode}: ${text}`));
      });
    });
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Public and signed-in reading in turn, at an even pace, until stopped. */
async function readAlong(tokens: readonly string[], stop: AbortSignal): Promise<number[]> {
  const durations: Promise<{ milliseconds: number }>[] = [];
  for (let turn = 0; !stop.aborted; turn++) {
    // One in five is signed in: twenty accounts may ask for forty a second.
    const isSignedIn = turn % 5 === 0;
    const token = tokens[Math.floor(turn / 5) % tokens.length] ?? "";
    durations.push(
      call(isSignedIn ? { path: "/api/auth/me", token } : { path: "/api/capabilities" }),
    );
    await delay(othersEachMs);
  }
  return (await Promise.all(durations)).map(({ milliseconds }) => milliseconds);
}

async function readDuring(tokens: readonly string[], work: () => Promise<unknown>) {
  const stop = new AbortController();
  const reading = readAlong(tokens, stop.signal);
  await work();
  stop.abort();
  return reading;
}

const hashes = await timeHashes(15);
const hash = quantile(hashes, 0.5);
report(
  "one password hash, median",
  hash,
  hash >= leastHashMs && hash <= mostHashMs,
  `${leastHashMs} to ${mostHashMs}`,
);

const authentication = await timeAuthentication(5000);
const whose = quantile(authentication, 0.5);
report(
  "knowing whose token it is, median",
  whose,
  whose < mostAuthenticationMs,
  `under ${mostAuthenticationMs}`,
);

const product = startProcess({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" });
// Also when a call fails.
process.once("exit", () => product.kill("SIGTERM"));
await product.prints("is ready at");
const accounts = Array.from({ length: people }, (_, index) => ({
  email: `angler${index}@example.com`,
  password: `a tide of ${index} stripers`,
}));
const tokens: string[] = [];
for (const account of accounts) {
  const { text } = await call({
    path: "/api/auth/signup",
    body: { ...account, display_name: "Angler" },
  });
  tokens.push(z.object({ token: z.string() }).parse(JSON.parse(text)).token);
}

await readDuring(tokens, () => delay(2000));
const quiet = await readDuring(tokens, () => delay(3000));
const signIns: number[] = [];
const busy = await readDuring(tokens, async () => {
  for (let round = 0; round < rounds; round++) {
    const all = accounts.map((body) => call({ path: "/api/auth/login", body }));
    for (const { milliseconds } of await Promise.all(all)) signIns.push(milliseconds);
  }
});
product.kill("SIGTERM");
await product.exit;
agent.destroy();
rmSync(dataDir, { recursive: true, force: true });

console.log(
  `${people} at once sign in within`.padEnd(58),
  quantile(signIns, 1).toFixed(0).padStart(8),
  "ms",
);
console.log(
  `others without sign-ins: median and p99 of ${quiet.length}`.padEnd(58),
  quantile(quiet, 0.5).toFixed(2).padStart(8),
  quantile(quiet, 0.99).toFixed(2).padStart(8),
  "ms",
);
console.log(
  `others during ${rounds} times ${people} sign-ins: median of ${busy.length}`.padEnd(58),
  quantile(busy, 0.5).toFixed(2).padStart(8),
  "ms",
);
const others = quantile(busy, 0.99);
report("others during sign-ins, p99", others, others < mostOthersMs, `under ${mostOthersMs}`);
process.exitCode = faults === 0 ? 0 : 1;
