import { describe, expect, test } from "vitest";
import { chapters } from "./catalogue.ts";
import { numbersPage } from "./page.ts";
import { readFigures } from "./result.ts";

const ratio = { label: "ratio", pattern: /ratio (\S+)/u, limit: { atLeast: 0.8 } };
const memory = { label: "resident", pattern: /(\d+) MB/u, unit: "MB" };

describe("readFigures", () => {
  test("reads each figure from the output and says whether its limit holds", () => {
    const figures = [ratio, memory];
    expect(readFigures({ figures }, "ratio 0.91\n212 MB resident")).toEqual({
      figure: "ratio 0.91; resident 212 MB",
      isMet: true,
    });
    expect(readFigures({ figures }, "ratio 0.71\n212 MB resident").isMet).toBe(false);
  });

  test("counts a figure that is not in the output as missed", () => {
    expect(readFigures({ figures: [memory] }, "Error: no database")).toEqual({
      figure: "resident not found",
      isMet: false,
    });
  });
});

describe("numbersPage", () => {
  const names = chapters.flatMap(({ benches }) => benches.map(({ name }) => name));

  test("gives every bench a row and a command, measured or not", () => {
    const page = numbersPage({});
    for (const name of names) expect(page.split(`| \`${name}\` |`)).toHaveLength(3);
    expect(new Set(names).size).toBe(names.length);
  });

  test("says which target was missed, and why", () => {
    const found = {
      figure: "p99 31 ms",
      isMet: false,
      date: "2026-11-21",
      machine: "2 cores",
      load: 7.25,
      cores: 2,
      why: "the machine was busy",
    };
    const page = numbersPage({ http: found });
    expect(page).toContain("| p99 31 ms |");
    expect(page).toContain("**missed**: the machine was busy");
    expect(page).toContain("2026-11-21, load 7.3");
    expect(page).toContain("Machine: 2 cores.");
  });
});
