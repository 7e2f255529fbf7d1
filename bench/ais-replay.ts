/**
 * Five minutes of a feed that is fast, then floods, tells of Kansas, sends garbage, is silent, hangs
 * up every second, and recovers: the heap of the server after each part, with viewers connected.
 * `npx tsx bench/ais-replay.ts [seconds]`; at most 300; exits 1 when the heap grows.
 */
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import { startFeed, startServer } from "./vessels-run.ts";

const [seconds = 300] = process.argv.slice(2).map(Number);
/** The first part fills the fleet and the tracks; the heap may not be much larger after the last. */
const mostGrowth = 1.25;
const viewers = 20;
const box = "south=40.8&west=-72&north=43.8&east=-68.3";
const steady = { behavior: "normal", messages_per_second: 3000, vessels: 4000 };
const parts = [
  steady,
  steady,
  { behavior: "flood" },
  { behavior: "kansas" },
  { behavior: "garbage" },
  { behavior: "normal" },
  { behavior: "silent" },
  { behavior: "flap" },
  steady,
  steady,
];

const feed = await startFeed();
const { nmea_port: nmeaPort } = await feed.control(steady);
const server = await startServer(feed.streamUrl, String(nmeaPort));

const stateSeen = new Set<string>();
for (let index = 0; index < viewers; index++) {
  const headers = { authorization: `Bearer ${`viewer-${index}`.padEnd(43, "x")}` };
  const call = request(`${server.url}/api/vessels/stream?${box}`, { headers }, (answer) =>
    answer.on("data", (piece: Buffer) => {
      const state = /"state":"(\w+)"/u.exec(piece.toString("latin1"))?.[1];
      if (state !== undefined) stateSeen.add(state);
    }),
  );
  // Half of them stop reading: a phone in a dead zone.
  call.on("response", (answer) => void (index % 2 === 1 && answer.pause()));
  call.on("error", () => undefined);
  call.end();
}

const heaps: number[] = [];
for (const part of parts) {
  await feed.control(part);
  await delay((Math.min(seconds, 300) * 1000) / parts.length);
  const { heapMegabytes, residentMegabytes, cores } = await server.measure();
  heaps.push(heapMegabytes);
  console.log(
    part.behavior.padEnd(8),
    `heap ${heapMegabytes.toFixed(1)} MB, resident ${residentMegabytes.toFixed(0)} MB, ${cores.toFixed(2)} cores`,
  );
}
const asked = z
  .object({ requests: z.number() })
  .parse(await (await fetch(`${feed.url}/control/ais`)).json());
console.log(
  `connections to the stream: ${asked.requests}; states told: ${[...stateSeen].join(", ")}`,
);
const growth = (heaps.at(-1) ?? 0) / (heaps[1] ?? 1);
console.log(`heap at the end is ${growth.toFixed(2)} times that of the second part`);
process.exitCode = growth < mostGrowth && !server.hasEnded() ? 0 : 1;
server.kill();
await feed.close();
process.exit();
