import { expect, test } from "vitest";
import { createCombinedWrites } from "#server/platform/work/combined-writes.ts";

test("items that come while a write is under way are written together by the next", async () => {
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

test("a write that fails is the failure of its items alone", async () => {
  let failing = true;
  const write = createCombinedWrites<number>(() =>
    failing ? Promise.reject(new Error("no disk")) : Promise.resolve(),
  );
  await expect(write(1)).rejects.toThrow("no disk");
  failing = false;
  await expect(write(2)).resolves.toBeUndefined();
});
