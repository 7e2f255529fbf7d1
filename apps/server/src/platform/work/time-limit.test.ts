import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { timeLimit } from "#server/platform/work/time-limit.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: unknown = runInNewContext("gc");

test("a time limit ends even when only its listener holds it", async () => {
  const never = new AbortController();
  let reason: unknown;
  const listen = (): void => {
    const signal = AbortSignal.any([timeLimit(200, never.signal), never.signal]);
    void once(signal, "abort").then(() => (reason = signal.reason));
  };
  listen();
  for (let step = 0; step < 5; step++) {
    await delay(20);
    if (typeof collectGarbage === "function") Reflect.apply(collectGarbage, undefined, []);
  }
  await expect.poll(() => reason).toMatchObject({ name: "TimeoutError" });
});

test("a time limit also ends with another signal", () => {
  const other = new AbortController();
  const limit = timeLimit(60_000, other.signal);
  other.abort();
  expect(limit.aborted).toBe(true);
});
