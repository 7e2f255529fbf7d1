import { expect, test } from "vitest";
import { RowsDigest } from "#server/platform/backup/rows-digest.ts";

const digestOfLines = (...lines: string[]) => {
  const digest = new RowsDigest();
  for (const line of lines) digest.add(line);
  return digest;
};

test("a digest of rows is independent of order and changes with a missing, repeated or changed row", () => {
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
