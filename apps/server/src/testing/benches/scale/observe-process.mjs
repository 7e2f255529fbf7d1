/**
 * Loaded into a server before it starts (`node --import`): prints each statement that took longer than
 * 50 ms, and each second its memory and how long its event loop was held.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Client } from "pg";

const slowMs = 50;
const { query } = Client.prototype;

Client.prototype.query = function timed(...given) {
  const begun = performance.now();
  const [first] = given;
  const text = typeof first === "string" ? first : (first?.text ?? "");
  const done = () => {
    const ms = performance.now() - begun;
    if (ms >= slowMs)
      process.stdout.write(
        `SLOW ${ms.toFixed(0)} ${text.replaceAll(/\s+/gu, " ").slice(0, 160)}\n`,
      );
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

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
setInterval(() => {
  const megabytes = process.memoryUsage.rss() / 1e6;
  process.stdout.write(`PULSE ${megabytes.toFixed(0)} ${(delay.max / 1e6).toFixed(0)}\n`);
  delay.reset();
}, 1000).unref();
