import { expect, test } from "vitest";
import { BoundedCache } from "#server/platform/bounded-cache.ts";

const heldOf = <Value>(cache: BoundedCache<Value>) =>
  ["a", "b", "c", "d"].filter((key) => cache.get(key) !== undefined).join("");

test("a cache holds so many values, and what was set longest ago makes room", () => {
  const cache = new BoundedCache<number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  cache.set("a", 3);
  cache.set("c", 4);
  expect(heldOf(cache)).toBe("ac");
  expect(cache.get("a")).toBe(3);
});

test("a cache that counts sizes holds so much together, and never a value above the limit", () => {
  const cache = new BoundedCache<string>(10, (text) => text.length);
  cache.set("a", "12345");
  cache.set("b", "12345");
  expect(heldOf(cache)).toBe("ab");
  cache.set("a", "123456");
  expect(heldOf(cache)).toBe("a");
  cache.delete("a");
  cache.set("c", "1234567890");
  expect(heldOf(cache)).toBe("c");
  cache.set("d", "12345678901");
  expect(heldOf(cache)).toBe("");
});
