import { describe, expect, test } from "vitest";
import { markersOf, readMarkers, readStatements } from "./spec-coverage.ts";

const statements = readStatements();
const markers = readMarkers();
const marked = new Set(markers.flatMap(({ ids }) => ids));

describe("the specification", () => {
  test("has every section from 2 to 9, and every number once", () => {
    const ids = statements.map(({ id }) => id);
    const sections = new Set(ids.map((id) => id.split(".")[0]));
    expect([...sections]).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(ids.length).toBeGreaterThanOrEqual(292);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("is shown by tests, statement by statement, where nothing overrules it", () => {
    const bare = statements.filter(({ id, isOverruled }) => !isOverruled && !marked.has(id));
    expect(bare).toEqual([]);
  });

  test("has the statements that tests name", () => {
    const known = new Set(statements.map(({ id }) => id));
    expect(markers.filter(({ ids }) => !ids.every((id) => known.has(id)))).toEqual([]);
  });
});

describe("a comment with numbers of statements", () => {
  test("stands above a test", () => {
    expect(markers.filter(({ title }) => title === null)).toEqual([]);
  });

  const found = (source: string) =>
    markersOf("a.test.ts", source).map(({ ids, line, title }) => ({ ids, line, title }));

  test("takes the title below it, also of a table", () => {
    const source = [
      "  // SPEC 2.1, 9.12",
      '  test("opens", () => {});',
      "  // SPEC 4.2",
      "  // and why",
      '  test.each([["a", 1]])(',
      '    "of %s is %i",',
      "    () => {},",
      "  );",
    ].join("\n");
    expect(found(source)).toEqual([
      { ids: ["2.1", "9.12"], line: 1, title: "opens" },
      { ids: ["4.2"], line: 3, title: "of %s is %i" },
    ]);
  });

  test("has no title where no test follows", () => {
    expect(found("// SPEC 2.1\nconst rows = [];\n")).toEqual([
      { ids: ["2.1"], line: 1, title: null },
    ]);
  });
});
