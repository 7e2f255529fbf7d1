import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBackground } from "#server/platform/work/background.ts";
import { captureLog } from "#server/testing/captured-log.ts";

test("nobody waits for the work but who asks to", async () => {
  const { log } = captureLog();
  const background = createBackground(log);
  const done: string[] = [];
  background.start("outer", async () => {
    await delay(20);
    background.start("inner", async () => {
      await delay(20);
      done.push("inner");
    });
    done.push("outer");
  });
  expect(done).toEqual([]);
  await background.settled();
  expect(done).toEqual(["outer", "inner"]);
});

test("a failure is logged with the name of the work, and harms nothing else", async () => {
  const { log, lines } = captureLog();
  const background = createBackground(log);
  background.start("mail", () => Promise.reject(new Error("the server is away")));
  await background.settled();
  expect(lines).toMatchObject([
    { level: "error", work: "mail", err: { message: "the server is away" } },
  ]);
});

test("settles at once when nothing is under way", async () => {
  await expect(createBackground(captureLog().log).settled()).resolves.toBeUndefined();
});
