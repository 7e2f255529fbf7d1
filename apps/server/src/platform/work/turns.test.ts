import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "#server/platform/work/turns.ts";

/** Waits for each key and returns, turn by turn, which were admitted. */
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

test("as many as one turn admits proceed without waiting", async () => {
  expect(await turnsOf(3, ["a", "a", "b"])).toEqual(["aab"]);
});

test("the rest follow in the next turns, one per key in rotation", async () => {
  expect(await turnsOf(2, "aaaaaabc".split(""))).toEqual(["aa", "ab", "ca", "aa"]);
});

test("a later caller does not overtake waiting ones", async () => {
  const turns = createTurns({ pieces: 1, everyMs: 0 });
  const started: string[] = [];
  const ask = (key: string) => (turns.wait(key) ?? Promise.resolve()).then(() => started.push(key));
  const all = [ask("a"), ask("a"), ask("a"), ask("b")];
  await nextTurn();
  all.push(ask("c"));
  await Promise.all(all);
  expect(started.join("")).toBe("aabac");
});
