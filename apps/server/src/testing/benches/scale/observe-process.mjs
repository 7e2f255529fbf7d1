/**
 * Loaded into a server before it starts (`node --import`): prints each second its memory and the longest
 * that its event loop was held, without the time in which other processes had the processors.
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
let longestMs = 0;
let last = { at: performance.now(), waited: waited() };
setInterval(() => {
  const now = { at: performance.now(), waited: waited() };
  longestMs = Math.max(longestMs, now.at - last.at - (now.waited - last.waited));
  last = now;
}, resolutionMs).unref();

setInterval(() => {
  const megabytes = process.memoryUsage.rss() / 1e6;
  process.stdout.write(`PULSE ${megabytes.toFixed(0)} ${longestMs.toFixed(0)}\n`);
  longestMs = 0;
}, 1000).unref();
