import { expect, test } from "vitest";
import { RowsDigest } from "#server/platform/backup/rows-digest.ts";

const digestOfLines = (...lines: string[]) => {
  const digest = new RowsDigest();
  for (const line of lines) digest.add(line);
  return digest;
};

test("a digest of rows is the same in any order, and another when a row is missing, twice or changed", () => {
  const whole = digestOfLines("a", "b", "c");
  expect(whole.equals(digestOfLines("c", "a", "b"))).toBe(true);
  for (const other of [
    ["a", "b"],
    ["a", "b", "c", "c"],
    ["a", "b", "C"],
    ["a", "a", "c"],
  ])
    expect(whole.equals(digestOfLines(...other))).toBe(false);
});
