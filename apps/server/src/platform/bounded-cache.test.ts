import { expect, test } from "vitest";
import { BoundedCache } from "#server/platform/bounded-cache.ts";

const heldOf = <Value>(cache: BoundedCache<Value>) =>
  ["a", "b", "c", "d"].filter((key) => cache.get(key) !== undefined).join("");

test("a full cache drops the value that was set longest ago", () => {
  const cache = new BoundedCache<number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  cache.set("a", 3);
  cache.set("c", 4);
  expect(heldOf(cache)).toBe("ac");
  expect(cache.get("a")).toBe(3);
});
