import { expect, test, vi } from "vitest";
import { createBatchedCalls } from "#server/platform/work/batched-calls.ts";

function stepwise() {
  const ends: (() => void)[] = [];
  const work = vi.fn<(key: string, calls: number) => Promise<string>>(
    (key, calls) => new Promise((resolve) => ends.push(() => resolve(`${key} ${calls}`))),
  );
  return { work, ends, call: createBatchedCalls(work) };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("calls made at once share one piece of work, each with its place", async () => {
  const { call, work, ends } = stepwise();
  const all = [call("ann"), call("ann"), call("ann")];
  await settled();
  expect(work).toHaveBeenCalledExactlyOnceWith("ann", 3);
  ends[0]?.();
  expect(await Promise.all(all)).toEqual(
    [1, 2, 3].map((place) => ({ result: "ann 3", size: 3, place })),
  );
});

test("a call made while the work runs gets the result of work begun after it", async () => {
  const { call, work, ends } = stepwise();
  const first = call("ann");
  await settled();
  const later = [call("ann"), call("ann")];
  await settled();
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  expect(await first).toMatchObject({ size: 1 });
  await settled();
  expect(work.mock.calls).toEqual([
    ["ann", 1],
    ["ann", 2],
  ]);
  ends[1]?.();
  expect(await Promise.all(later)).toMatchObject([{ place: 1 }, { place: 2 }]);
});

test("a failure reaches only the calls of its run, and the next one works", async () => {
  let isAway = true;
  const call = createBatchedCalls(() =>
    isAway ? Promise.reject(new Error("away")) : Promise.resolve("here"),
  );
  const failing = Promise.allSettled([call("ann"), call("ann")]);
  const [one, two] = await failing;
  expect([one?.status, two?.status]).toEqual(["rejected", "rejected"]);
  isAway = false;
  expect(await call("ann")).toMatchObject({ result: "here", size: 1 });
});
