import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const page = "docs/spec-coverage.md";
const text = readFileSync(join(root, page), "utf8");

const isSource = (word: string): boolean => /^(?:apps|packages|e2e|scripts)\/\S+\.\w+$/.test(word);
const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);

/** Cells of the tables' rows, without heads and rulers. */
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .filter(([, says]) => says !== undefined && says !== "says" && !/^-+$/.test(says))
  .map(([, says = "", where = "", shown = ""]) => ({ says, where, shown }));

const contents = new Map<string, string>();

function sourceOf(path: string): string {
  const known = contents.get(path);
  if (known !== undefined) return known;
  const file = join(root, path);
  const content = existsSync(file) ? readFileSync(file, "utf8") : "";
  contents.set(path, content);
  return content;
}

describe("the coverage of the specification", () => {
  test("names only files that exist", () => {
    const named = [...text.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word).filter(isSource);
    expect(named.length).toBeGreaterThan(500);
    expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test("has a row for every section from 2 to 9, and in each row a test or what overrules it", () => {
    const sections = [...text.matchAll(/^## (\d)\./gm)].map(([, section]) => section);
    expect(sections).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(rows.length).toBeGreaterThan(200);
    const bare = rows.filter(({ shown }) => !/“.+”/.test(shown) && !shown.startsWith("overruled"));
    expect(bare).toEqual([]);
  });

  test("quotes titles as they stand in the tests", () => {
    const quoted = rows.flatMap(({ shown }) =>
      [...shown.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, path = "", title = ""]) => ({
        path,
        title,
      })),
    );
    expect(quoted.length).toBeGreaterThan(250);
    const wrong = quoted.filter(
      ({ path, title }) => !isTest(path) || !sourceOf(path).includes(title.replaceAll("\\", "")),
    );
    expect(wrong).toEqual([]);
  });
});
