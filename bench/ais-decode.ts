/**
 * Sentences a second of processor time, ours and those of npm's decoders, on the same lines in the
 * same run, in alternating rounds of which the median counts. Processor time, because other
 * programs may be running; all threads of the process count.
 * `npx tsx bench/ais-decode.ts [rounds]`; exits 1 below 100,000 a second or twice the fastest other.
 * Installs the others into a folder of its own below the system's temporary one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAisDecoder } from "@striper/marine/ais";
import { aisTruth } from "@striper/testkit/ais-truth";
import { median } from "@striper/testkit/statistics";
import { installOthers, openOthers } from "./ais-others.mjs";

const [rounds = 5] = process.argv.slice(2).map(Number);
const warmUpRounds = 3;
const wantedSentences = 100_000;
const leastPerSecond = 100_000;
const leastRatio = 2;

const sample = aisTruth.flatMap(({ sentences }) => sentences);
const lines = Array.from(
  { length: wantedSentences },
  (_, index) => sample[index % sample.length] ?? "",
);

function decodeOurs(given: readonly string[]): number {
  const decoder = createAisDecoder();
  let count = 0;
  for (const line of given) if (decoder.decode(line, 0).kind === "message") count += 1;
  return count;
}

const folder = mkdtempSync(join(tmpdir(), "ais-decoders-"));
const decoders = { ours: decodeOurs, ...openOthers(installOthers(folder)) };
const speeds = new Map<string, number[]>();
const counts = new Map<string, number>();
for (let round = 0; round <= rounds + warmUpRounds; round++) {
  for (const [name, decode] of Object.entries(decoders)) {
    const start = process.cpuUsage();
    counts.set(name, decode(lines));
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    if (round > warmUpRounds)
      speeds.set(name, [...(speeds.get(name) ?? []), lines.length / seconds]);
  }
}
rmSync(folder, { recursive: true });

const medianOf = (name: string): number => median(speeds.get(name) ?? []);
console.log(
  `${lines.length} sentences, ${rounds} rounds; median sentences a second, messages read`,
);
for (const name of Object.keys(decoders))
  console.log(
    name.padEnd(20),
    medianOf(name).toFixed(0).padStart(9),
    String(counts.get(name)).padStart(8),
  );
const others = Object.keys(decoders).filter((name) => name !== "ours");
const fastest = Math.max(...others.map(medianOf));
const ratio = medianOf("ours") / fastest;
console.log(`ours is ${ratio.toFixed(1)} times the fastest other`);
process.exitCode = medianOf("ours") >= leastPerSecond && ratio >= leastRatio ? 0 : 1;
