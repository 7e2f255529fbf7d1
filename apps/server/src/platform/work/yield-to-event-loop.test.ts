import { expect, test } from "vitest";
import { yieldToEventLoop } from "#server/platform/work/yield-to-event-loop.ts";

async function turnsUntilDone(each: () => void): Promise<number> {
  let turns = 0;
  const work = { isOver: false };
  const stepping = yieldToEventLoop().finally(() => (work.isOver = true));
  await new Promise<void>((resolve) => {
    const turn = (): void => {
      if (work.isOver) return resolve();
      turns++;
      each();
      setImmediate(turn);
    };
    setImmediate(turn);
  });
  await stepping;
  return turns;
}

const busyFor = (milliseconds: number) => () => {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
};

test("goes on at once while turns of the event loop are short", async () => {
  // The machine may be busy: one of a few tries has short turns.
  const tries = [];
  for (let attempt = 0; attempt < 10; attempt++) tries.push(await turnsUntilDone(() => undefined));
  expect(Math.min(...tries)).toBeLessThanOrEqual(4);
});

test("leaves turns to others while they are long", async () => {
  expect(await turnsUntilDone(busyFor(5))).toBeGreaterThanOrEqual(8);
});
