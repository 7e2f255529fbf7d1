import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createOnePerLoopTurn } from "#server/platform/work/one-per-loop-turn.ts";

test("many callers are admitted one by one, with other work in between", async () => {
  const myTurn = createOnePerLoopTurn();
  const order: string[] = [];
  const crowd = ["first", "second", "third"].map(async (name) => {
    await myTurn();
    order.push(name);
  });
  const others = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn++) {
      await setImmediate();
      order.push("another");
    }
  };
  await Promise.all([...crowd, others()]);
  expect(order.filter((name) => name !== "another")).toEqual(["first", "second", "third"]);
  expect(order.slice(0, -1)).toContain("another");
  expect(order.indexOf("another")).toBeLessThan(order.indexOf("third"));
});

test("a single caller waits for no one", async () => {
  const myTurn = createOnePerLoopTurn();
  await myTurn();
  await expect(myTurn()).resolves.toBeUndefined();
});
