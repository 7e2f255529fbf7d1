/**
 * Hostile input for the readers of vessel feeds: sentences and frames mutated, spliced, repeated,
 * sealed with a right checksum, or nothing but noise. Any exception ends the run with its input.
 * `npx tsx --expose-gc bench/ais-fuzz.ts [seconds] [seed]`; at most 60 seconds; exits 1 on a fault.
 */
import { seededRandom } from "@striper/angling/bite-score/grading";
import { createAisDecoder, createLineSplitter } from "@striper/marine/ais";
import { createIntake } from "@striper/server/testing/benches/bench-vessels";
import { aisTruth } from "@striper/testkit/ais-truth";

const [seconds = 60, seed = 1] = process.argv.slice(2).map(Number);
const endAt = performance.now() + Math.min(seconds, 60) * 1000;

/** The same seed finds the same fault. */
const random = seededRandom(seed);
const below = (limit: number): number => Math.floor(random() * limit);
const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[below(items.length)] ?? items[0];

const sentences = aisTruth.flatMap((pair) => pair.sentences);
const sentence = (): string => sentences[below(sentences.length)] ?? "";

const frame = (): string =>
  JSON.stringify({
    MessageType: pick([
      "PositionReport",
      "ShipStaticData",
      "StaticDataReport",
      "UnknownMessage",
      "__proto__",
    ]),
    Message: {
      [pick(["PositionReport", "ShipStaticData", "StaticDataReport", "constructor"])]: {
        UserID: pick([366_000_001, -1, 1e300, null, "1", 970_000_001]),
        Latitude: pick([42.3, 91, -1e9, null, "42", 39]),
        Longitude: pick([-71, 181, 1e308, -98]),
        Sog: pick([0, 102.3, -1, 1e99]),
        Cog: pick([0, 360, 720, -5]),
        TrueHeading: pick([511, 0, 480.5]),
        Name: pick(["FERRY@@@", "\u0000\u202e\ud800", "x".repeat(150), "x".repeat(9000), ""]),
        Type: pick([60, 0, -1, 1.5, 1e9]),
        Valid: pick([true, true, false]),
      },
    },
    MetaData: {
      time_utc: pick([
        "2026-04-25 09:47:25.26746452 +0000 UTC",
        "never",
        "9999-99-99 99:99:99 +0000 UTC",
      ]),
    },
  });

const noise = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(below(random() < 0.1 ? 0xffff : 256))).join("");

function mutated(text: string): string {
  const at = below(text.length + 1);
  const length = below(12);
  return pick([
    () => text.slice(0, at),
    () => text.slice(0, at) + noise(length) + text.slice(at + below(4)),
    () => text.slice(0, at) + sentence().slice(below(40)),
    () => text.slice(0, at) + text.slice(at, at + length).repeat(below(500)) + text.slice(at),
    () => text.replaceAll(/\d/gu, () => String(below(10))),
    () => text,
  ])();
}

/** With the checksum that the rest asks for, so that it is looked at. */
function sealed(text: string): string {
  const body = text.replace(/^!?/u, "").replace(/\*.*$/su, "");
  const sum = Array.from({ length: body.length }, (_, index) => body.charCodeAt(index));
  const hex = sum.reduce((before, code) => before ^ code, 0).toString(16);
  return `!${body}*${hex.padStart(2, "0")}`;
}

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

const decoder = createAisDecoder();
const splitter = createLineSplitter();
const intake = createIntake();
const start = Date.now();
const counts = { lines: 0, messages: 0, frames: 0 };
const heaps: number[] = [];
let input = "";
let slowestMs = 0;

/** Processor time, because other programs may be running. */
function timed(read: () => void): void {
  const before = process.cpuUsage();
  read();
  const { user, system } = process.cpuUsage(before);
  slowestMs = Math.max(slowestMs, (user + system) / 1000);
}

function readLines(now: number): void {
  for (const line of splitter.push(input)) {
    const decoded = decoder.decode(line, now);
    counts.lines += 1;
    if (decoded.kind !== "message") continue;
    counts.messages += 1;
    intake.take(decoded.message, now - below(4_000_000), now);
  }
}

function round(now: number): void {
  const seal = pick([sealed, (text: string) => text]);
  input = seal(mutated(mutated(sentence()))) + pick(["\n", "\r\n", "", "\n\n"]);
  timed(() => readLines(now));
  input = random() < 0.5 ? frame() : mutated(frame());
  timed(() => void intake.takeFrame(input, now));
  counts.frames += 1;
}

try {
  for (let index = 0; performance.now() < endAt; index++) {
    // An hour passes in a hundred thousand rounds.
    const now = start + index * 36;
    round(now);
    if (index % 1000 === 0) intake.fleet.expire(now);
    if (index % 50_000 === 0) heaps.push(heap());
  }
} catch (error) {
  console.error(`seed ${seed}: ${JSON.stringify(input.slice(0, 5000))}`);
  throw error;
}
console.log(counts, `fleet ${intake.fleet.size}, slowest input ${slowestMs.toFixed(1)} ms`);
console.log(`heap MB: ${heaps.map((megabytes) => megabytes.toFixed(1)).join(" ")}`);
