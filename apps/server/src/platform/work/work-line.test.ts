import { expect, test } from "vitest";
import { createWorkLine, LineTooLong } from "#server/platform/work/work-line.ts";

function pieces(count: number) {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: count }, (_, index) => async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => {
      ends.push(resolve);
    });
    running--;
    done.push(index);
    return index;
  });
  return { all, done, ends, most: () => most };
}

test("so many pieces run at once, and the others in the order in which they came", async () => {
  const inLine = createWorkLine(2, 10);
  const { all, done, ends, most } = pieces(6);
  const results = Promise.all(all.map((work) => inLine(work)));
  while (done.length < 6) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await results).toEqual([0, 1, 2, 3, 4, 5]);
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most()).toBe(2);
});

test("a failure is its own, and frees the place", async () => {
  const inLine = createWorkLine(1, 10);
  const failing = inLine(() => Promise.reject(new Error("no")));
  const next = inLine(() => Promise.resolve("yes"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
  expect(await inLine(() => Promise.resolve("again"))).toBe("again");
});

test("who would wait too long is turned away at once", async () => {
  const inLine = createWorkLine(1, 2);
  const { all, ends } = pieces(3);
  const waiting = Promise.all(all.map((work) => inLine(work)));
  await expect(inLine(() => Promise.resolve())).rejects.toBeInstanceOf(LineTooLong);
  for (let round = 0; round < 3; round++) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  await waiting;
  expect(await inLine(() => Promise.resolve("free again"))).toBe("free again");
});
