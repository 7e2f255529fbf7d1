import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { waitAfterTurn, yieldToEventLoop } from "#server/platform/work/yield-to-event-loop.ts";

afterEach(() => void vi.restoreAllMocks());

/** From now on a turn of the event loop seems to take so long, however busy the machine is. */
function setTurnLength(milliseconds: number): void {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += milliseconds));
}

test("background work goes on within two turns while turns of the event loop are short", async () => {
  setTurnLength(0);
  let isOver = false;
  const stepping = yieldToEventLoop().then(() => (isOver = true));
  for (let turn = 0; turn < 3; turn++) await nextTurn();
  expect(isOver).toBe(true);
  await stepping;
});

test("background work waits before it goes on while turns are long", async () => {
  setTurnLength(5);
  let hasFired = false;
  // Started earlier and shorter than the wait of 80 ms: it fires first, also when both are late.
  setTimeout(() => (hasFired = true), 79);
  await yieldToEventLoop();
  expect(hasFired).toBe(true);
});

test("the wait is sixteen turns long, at most 100 ms, and none after a short turn", () => {
  expect([0, 1.5, 2, 5, 50].map((turnMs) => waitAfterTurn(turnMs))).toEqual([0, 0, 32, 80, 100]);
});
