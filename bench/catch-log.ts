/**
 * Logging and reading catches over HTTP, on the embedded database with fsync: the real program in a
 * process of its own, requests sent at a steady rate whether or not the ones before are answered.
 * `npx tsx bench/catch-log.ts [seconds]`; exits 1 off a target.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { startCatchLogBench } from "@striper/server/testing/benches/catch-log";
import { quantile } from "@striper/testkit/statistics";

const [seconds = 20] = process.argv.slice(2).map(Number);
const perSecond = 100;
const warmUpSeconds = 5;
const target = { logMs: 25, readMs: 15 };

const usualLog = 300;
const longLog = 10_000;
const anglers = 60;
const bench = await startCatchLogBench([
  ...Array.from({ length: anglers }, () => usualLog),
  ...Array.from({ length: anglers }, (_, index) => (index < 6 ? longLog : usualLog)),
]);
const usual = bench.tokens.slice(0, anglers);
const long = bench.tokens.slice(anglers, anglers + 6);

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Milliseconds from sending to the last byte. */
function timed(method: string, path: string, token: string, body?: object): Promise<number> {
  const started = performance.now();
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(payload === undefined
      ? {}
      : { "content-type": "application/json", "content-length": Buffer.byteLength(payload) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${bench.url}${path}`, { method, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
      answer.resume().once("end", () => resolve(performance.now() - started));
    });
    sent.once("error", reject);
    sent.end(payload);
  });
}

const logOne = (token: string): Promise<number> =>
  timed("POST", "/api/catch-logger/log", token, {
    catch_id: randomUUID(),
    species: "Striped Bass",
    length_inches: 20 + Math.round(Math.random() * 40) / 4,
    date_caught: new Date().toISOString(),
    location_name: "Boston Harbor",
    notes: "Under the birds",
    position: { latitude: 42.35, longitude: -70.95 },
    conditions: {
      tide_height_feet: { value: 6.8, origin: "computed", source: "Boston" },
      tide_stage: { value: "falling", origin: "computed", source: "Boston" },
      current_knots: { value: -0.7, origin: "computed", source: "Deer Island" },
      moon_phase: { value: "Waxing Gibbous", origin: "computed" },
    },
    bite_score: { score: 71, model_version: "1", inputs: { tide: 1.2, wind: 8, water: 14 } },
  });
const readMine = (token: string): Promise<number> => timed("GET", "/api/catch/my-catches", token);

async function atSteadyRate(
  tokens: readonly string[],
  work: (token: string) => Promise<number>,
  { rate, forSeconds }: { rate: number; forSeconds: number },
): Promise<number[]> {
  const pending: Promise<number>[] = [];
  const started = performance.now();
  for (let index = 0; index < rate * forSeconds; index++) {
    const due = started + (index * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await delay(early);
    pending.push(work(tokens[index % tokens.length] ?? ""));
  }
  return Promise.all(pending);
}

const at = (values: readonly number[], share: number): string => quantile(values, share).toFixed(1);

/** Processor time the program has used, user and system; a tick is a hundredth of a second. */
function processorMs(): number {
  const stat = readFileSync(`/proc/${bench.pid}/stat`, "utf8");
  // The name in parentheses may hold anything, so the fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

interface Result {
  readonly p99: number;
  readonly row: Readonly<Record<string, string | number>>;
}

async function measure(what: string, run: () => Promise<number[]>): Promise<Result> {
  const before = processorMs();
  const times = await run();
  const processor = (processorMs() - before) / times.length;
  const p99 = Number(at(times, 0.99));
  const row = {
    what,
    requests: times.length,
    "p50 ms": at(times, 0.5),
    "p90 ms": at(times, 0.9),
    "p99 ms": p99.toFixed(1),
    "worst ms": at(times, 1),
    "processor ms each": processor.toFixed(2),
  };
  return { p99, row };
}

const writes = { rate: perSecond, forSeconds: seconds };
/** No rate is asked for; so many anglers opening their log in the same second are a full harbor. */
const readsPerSecond = 25;
const reads = { rate: readsPerSecond, forSeconds: seconds };
await atSteadyRate(usual, logOne, { rate: perSecond, forSeconds: warmUpSeconds });
await atSteadyRate(usual, readMine, { rate: readsPerSecond, forSeconds: warmUpSeconds });

const logging = await measure(`log a catch, ${perSecond} a second`, () =>
  atSteadyRate(usual, logOne, writes),
);
// Six long logs take what their accounts may send in a minute.
const longLogging = await measure(`the same into logs of ${longLog}`, () =>
  atSteadyRate(long, logOne, { rate: 30, forSeconds: seconds }),
);
const reading = await measure(
  `my-catches, ${readsPerSecond} a second, 100 of ${usualLog} and more`,
  () => atSteadyRate(usual, readMine, reads),
);
// Told, not judged: near what one process can answer.
const crowdReading = await measure(`my-catches, ${perSecond} a second`, () =>
  atSteadyRate(usual, readMine, writes),
);
const longReading = await measure(`the same from logs of ${longLog}`, () =>
  atSteadyRate(long, readMine, { rate: 8, forSeconds: seconds }),
);
console.table([logging, longLogging, reading, crowdReading, longReading].map(({ row }) => row));
console.log(`load of the machine meanwhile: ${loadavg()[0]?.toFixed(1) ?? ""}`);
agent.destroy();
await bench.close();
if (logging.p99 >= target.logMs || reading.p99 >= target.readMs) process.exitCode = 1;
