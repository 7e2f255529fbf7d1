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
});

describe("numbersPage", () => {
  const names = chapters.flatMap(({ benches }) => benches.map(({ name }) => name));

  test("gives every bench a row and a command, measured or not", () => {
    const page = numbersPage({});
    for (const name of names) expect(page.split(`| \`${name}\` |`)).toHaveLength(3);
    expect(new Set(names).size).toBe(names.length);
  });
});
