import { expect, test } from "vitest";
import { createCombinedWrites } from "#server/platform/work/combined-writes.ts";

test("items that arrive during a write are written together by the next", async () => {
  const written: number[][] = [];
  const write = createCombinedWrites<number>(async (items) => {
    await new Promise(setImmediate);
    written.push([...items]);
  });
  const first = write(1);
  await Promise.resolve();
  await Promise.resolve();
  const others = [write(2), write(3)];
  await first;
  await Promise.all(others);
  await write(4);
  expect(written).toEqual([[1], [2, 3], [4]]);
});
