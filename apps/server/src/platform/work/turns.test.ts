import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createTurns } from "#server/platform/work/turns.ts";

/** Asks for each key and tells, turn by turn, which went ahead. */
async function turnsOf(mostATurn: number, keys: readonly string[]): Promise<string[]> {
  const turns = createTurns({ pieces: mostATurn, everyMs: 0 });
  const started: string[] = [];
  for (const key of keys) {
    const waiting = turns.wait(key);
    if (waiting === undefined) started.push(key);
    else void waiting.then(() => started.push(key));
  }
  const each = [started.join("")];
  for (let seen = started.length; seen < keys.length; seen = started.length) {
    await nextTurn();
    each.push(started.slice(seen).join(""));
  }
  return each;
}

test("as many as may go ahead in one turn do so without waiting", async () => {
  expect(await turnsOf(3, ["a", "a", "b"])).toEqual(["aab"]);
});

test("the rest follow in the next turns, one of each key in turn", async () => {
  expect(await turnsOf(2, "aaaaaabc".split(""))).toEqual(["aa", "ab", "ca", "aa"]);
});

test("a turn that has passed is free again", async () => {
  const turns = createTurns({ pieces: 1, everyMs: 0 });
  for (let round = 0; round < 3; round++) {
    expect(turns.wait("a")).toBeUndefined();
    expect(turns.wait("a")).toBeInstanceOf(Promise);
    await nextTurn();
    await nextTurn();
    await nextTurn();
  }
});

test("who asks while others wait is not let past them", async () => {
  const turns = createTurns({ pieces: 1, everyMs: 0 });
  const started: string[] = [];
  const ask = (key: string) => (turns.wait(key) ?? Promise.resolve()).then(() => started.push(key));
  const all = [ask("a"), ask("a"), ask("a"), ask("b")];
  await nextTurn();
  all.push(ask("c"));
  await Promise.all(all);
  expect(started.join("")).toBe("aabac");
});

test("turns with a time between them come no sooner", async () => {
  vi.useFakeTimers();
  try {
    const turns = createTurns({ pieces: 2, everyMs: 10 });
    const started: string[] = [];
    for (const key of ["a", "a", "a", "a", "b"]) {
      const waiting = turns.wait(key);
      if (waiting === undefined) started.push(key);
      else void waiting.then(() => started.push(key));
    }
    const each = [started.join("")];
    for (const ms of [9, 1, 10, 10]) {
      await vi.advanceTimersByTimeAsync(ms);
      each.push(started.join(""));
    }
    expect(each).toEqual(["aa", "aa", "aaab", "aaaba", "aaaba"]);
    // Nobody waits, so that no timer goes on.
    await vi.advanceTimersByTimeAsync(10);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
