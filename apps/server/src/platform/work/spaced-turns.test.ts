import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSpacedTurns } from "#server/platform/work/spaced-turns.ts";

test("work is done one by one with a rest between, after a failure too", async () => {
  const inTurn = createSpacedTurns(20);
  const done: string[] = [];
  const piece = (name: string) => async () => {
    await delay(1);
    done.push(name);
  };
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const others = Promise.all([inTurn(piece("a")), inTurn(piece("b"))]);
  await expect(failing).rejects.toThrow("no");
  setTimeout(() => done.push("between"), 5);
  await others;
  expect(done).toEqual(["between", "a", "b"]);
});
