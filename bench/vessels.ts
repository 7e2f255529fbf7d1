/**
 * Viewers of the vessel map against one server: 200 of them see all of 2,000 vessels, which send
 * 1,000 messages a second. Processor time of the server, and from a message's time to its arrival.
 * `npx tsx bench/vessels.ts [seconds] [viewers] [messages a second] [vessels]`; exits 1 off a target.
 */
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { quantile } from "@striper/testkit/statistics";
import { startFeed, startServer } from "./vessels-run.ts";

const [seconds = 20, viewerCount = 200, messagesPerSecond = 1000, vesselCount = 2000] = process.argv
  .slice(2)
  .map(Number);
const mostCores = 0.5;
const mostP99Ms = 2000;
/** Reading every byte of every viewer would measure the reader. */
const readEvery = 20;
const warmUpMs = 8000;
const box = "south=40.8&west=-72&north=43.8&east=-68.3";

const feed = await startFeed();
await feed.control({ vessels: vesselCount, messages_per_second: messagesPerSecond });
const server = await startServer(feed.streamUrl);

const delays: number[] = [];
let events = 0;
let bytes = 0;
let isMeasuring = false;

function noteDelays(text: string): void {
  const now = Date.now();
  for (const [, receivedAt = ""] of text.matchAll(/"received_at":"([^"]+)"/gu))
    delays.push(now - Date.parse(receivedAt));
}

function view(index: number): void {
  const token = `viewer-${index}`.padEnd(43, "x");
  const headers = { authorization: `Bearer ${token}` };
  const call = request(`${server.url}/api/vessels/stream?${box}`, { headers }, (answer) => {
    if (answer.statusCode !== 200) throw new Error(`viewer ${index}: ${answer.statusCode}`);
    let rest = "";
    answer.on("data", (piece: Buffer) => {
      if (!isMeasuring) return;
      bytes += piece.length;
      if (piece.at(-1) === 10 && piece.at(-2) === 10) events += 1;
      if (index % readEvery !== 0) return;
      rest += piece.toString("latin1");
      const end = rest.lastIndexOf("\n\n");
      if (end === -1) return;
      noteDelays(rest.slice(0, end));
      rest = rest.slice(end);
    });
  });
  call.on("error", (error) => {
    if (!server.hasEnded() && isMeasuring) throw error;
  });
  call.end();
}

for (let index = 0; index < viewerCount; index++) {
  view(index);
  // People come one after the other.
  await delay(15);
}
await delay(warmUpMs);
await server.measure();
isMeasuring = true;
await delay(seconds * 1000);
isMeasuring = false;
const { cores, residentMegabytes } = await server.measure();
server.kill();
await feed.close();

const p99 = quantile(delays, 0.99);
console.log(
  `${viewerCount} viewers, ${messagesPerSecond} messages a second of ${vesselCount} vessels, ${seconds} s`,
);
console.log(
  `events ${events} (${(events / seconds / viewerCount).toFixed(2)} a second each), ${(bytes / 1e6 / seconds).toFixed(1)} MB/s`,
);
console.log(
  `delivery: p50 ${quantile(delays, 0.5)} ms, p99 ${p99} ms, most ${quantile(delays, 1)} ms, of ${delays.length} positions`,
  p99 < mostP99Ms ? `(under ${mostP99Ms})` : `(NOT under ${mostP99Ms})`,
);
console.log(
  `server: ${cores.toFixed(2)} cores, ${residentMegabytes.toFixed(0)} MB resident`,
  cores < mostCores ? `(under ${mostCores})` : `(NOT under ${mostCores})`,
);
process.exitCode = p99 < mostP99Ms && cores < mostCores ? 0 : 1;
