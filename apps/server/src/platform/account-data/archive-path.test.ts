import { expect, test } from "vitest";
import { isPlainPath } from "#server/platform/account-data/archive-path.ts";

test.each([
  "account.json",
  "photos/0198c0de-0000-7000-8000-000000000001.jpg",
  "a/b/c.txt",
  "My Log (2026)/Catch 1.csv",
])("%s is a path inside an archive", (path) => {
  expect(isPlainPath(path)).toBe(true);
});

test.each([
  "",
  "/",
  "/etc/passwd",
  "../account.json",
  "photos/../../account.json",
  "photos/..",
  "./account.json",
  "photos//one.jpg",
  "photos/",
  "C:\\windows",
  "photos\\one.jpg",
  "C:/windows",
  "a\0b",
  "a\nb",
  ".ssh/authorized_keys",
  "x".repeat(201),
])("%j is not", (path) => {
  expect(isPlainPath(path)).toBe(false);
});
