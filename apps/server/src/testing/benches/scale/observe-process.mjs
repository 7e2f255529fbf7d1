/**
 * Loaded into a server before it starts (`node --import`): prints each statement that took longer than
 * 50 ms, and each second its memory and the longest that its event loop was held. Both are printed in all and without
 * the time in which a process was ready to run and others had the processors: here many share a few.
 */
import { openSync, readSync } from "node:fs";
import { Client } from "pg";

/** Milliseconds that a process's first thread has waited for a processor (Linux; the second figure, in nanoseconds). */
function createRunQueueClock(processId) {
  const bytes = Buffer.alloc(64);
  try {
    const file = openSync(`/proc/${processId}/schedstat`, "r");
    return () => Number(bytes.latin1Slice(0, readSync(file, bytes, 0, 64, 0)).split(" ")[1]) / 1e6;
  } catch {
    return () => 0;
  }
}

const slowMs = 50;
const waitedHere = createRunQueueClock("self");
const { query } = Client.prototype;
/** Of the process of the database that serves a connection, and its figure after the last statement. */
const backends = new WeakMap();

/** What the database has waited for a processor since that connection's last statement. */
function waitedInDatabase(client) {
  const backend = backends.get(client) ?? {
    waited: createRunQueueClock(client.processID),
    before: 0,
  };
  backends.set(client, backend);
  const { before } = backend;
  try {
    backend.before = backend.waited();
  } catch {
    // It ended.
  }
  return backend.before - before;
}

Client.prototype.query = function timed(...given) {
  const begun = performance.now();
  const waitedBefore = waitedHere();
  const [first] = given;
  const text = typeof first === "string" ? first : (first?.text ?? "");
  const done = () => {
    const ms = performance.now() - begun;
    // Both may have waited at once: without the longer of the two it is still no less than the statement took.
    const waited = Math.max(waitedInDatabase(this), waitedHere() - waitedBefore);
    if (ms < slowMs) return;
    const what = text.replaceAll(/\s+/gu, " ").slice(0, 160);
    process.stdout.write(`SLOW ${ms.toFixed(0)} ${Math.max(0, ms - waited).toFixed(0)} ${what}\n`);
  };
  const last = given.at(-1);
  if (typeof last === "function")
    given[given.length - 1] = (...outcome) => {
      done();
      return last(...outcome);
    };
  const answer = query.apply(this, given);
  if (typeof answer?.finally === "function") return answer.finally(done);
  return answer;
};

const resolutionMs = 5;
let longest = { heldMs: 0, ownMs: 0 };
let last = { at: performance.now(), waited: waitedHere() };
setInterval(() => {
  const now = { at: performance.now(), waited: waitedHere() };
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
