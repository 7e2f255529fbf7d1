/**
 * Loaded into a server before it starts (`node --import`): prints each second its memory and the longest
 * that its event loop was held, in all and without the time in which other processes had the processors.
 */
import { openSync, readSync } from "node:fs";

/** Milliseconds that the main thread has waited for a processor (Linux; the second figure, in nanoseconds). */
function createRunQueueClock() {
  const bytes = Buffer.alloc(64);
  try {
    const file = openSync("/proc/self/schedstat", "r");
    return () => Number(bytes.latin1Slice(0, readSync(file, bytes, 0, 64, 0)).split(" ")[1]) / 1e6;
  } catch {
    return () => 0;
  }
}

const resolutionMs = 5;
const waited = createRunQueueClock();
let longest = { heldMs: 0, ownMs: 0 };
let last = { at: performance.now(), waited: waited() };
setInterval(() => {
  const now = { at: performance.now(), waited: waited() };
  const heldMs = now.at - last.at;
  const ownMs = heldMs - (now.waited - last.waited);
  longest = { heldMs: Math.max(longest.heldMs, heldMs), ownMs: Math.max(longest.ownMs, ownMs) };
  last = now;
}, resolutionMs).unref();

setInterval(() => {
  const { heldMs, ownMs } = longest;
  const figures = [process.memoryUsage.rss() / 1e6, heldMs, ownMs];
  process.stdout.write(`PULSE ${figures.map((figure) => figure.toFixed(0)).join(" ")}\n`);
  longest = { heldMs: 0, ownMs: 0 };
}, 1000).unref();
