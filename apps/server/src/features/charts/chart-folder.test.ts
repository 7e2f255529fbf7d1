import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addUnreplaced, readChart, readChartIndex, replaceChart } from "./chart-folder.ts";
import { withMadeChart } from "#server/testing/made-chart.ts";

const data = join(import.meta.dirname, "../../../../../data/charts");
const built = join(data, "built");

describe("a folder of charts", () => {
  let folder = "";
  const indexOf = (at: string) => readChartIndex(at) ?? { cells: [] };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "charts-"));
    cpSync(built, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("shipped with the product lists its files with their sizes, at most 12 MB of tiles", () => {
    const { cells } = indexOf(built);
    const archives = cells.flatMap(({ tiles }) => tiles ?? []);
    for (const { file, bytes } of [...archives, ...cells])
      expect(readFileSync(join(built, file))).toHaveLength(bytes);
    expect(archives.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(12e6);
    expect(cells.map(({ name }) => name)).toEqual([
      "US5BOSCC",
      "US5BOSCD",
      "US5BOSDC",
      "US5BOSBE",
      "US5NH02M",
      "US5MA12M",
      "US4MA13M",
      "US4MA04M",
    ]);
  });

  test("takes over cells of another one that it does not replace, whatever their names", async () => {
    const { cells } = readChart(built);
    const coast = cells.find(({ cell }) => cell.name === "US4MA13M");
    if (coast === undefined) throw new Error("no cell");
    const namesWith = (issued: string) =>
      withMadeChart([{ ...coast, cell: { ...coast.cell, name: "US4MA1CC", issued } }], (made) => {
        addUnreplaced(made, built);
        const index = indexOf(made);
        for (const { file, tiles } of index.cells)
          expect(readdirSync(made)).toEqual(expect.arrayContaining([file, tiles?.file]));
        return index.cells.map(({ name }) => name);
      });
    const others = cells.map(({ cell }) => cell.name).filter((name) => name !== "US4MA13M");
    expect((await namesWith("2026-11-01")).toSorted()).toEqual([...others, "US4MA1CC"].toSorted());
    expect((await namesWith("2022-10-19")).toSorted()).toEqual(
      [...others, "US4MA13M", "US4MA1CC"].toSorted(),
    );
  });

  test("of an older program counts as missing, so that its cells are converted again", () => {
    writeFileSync(join(folder, "cells.json"), '{"version":1,"archive":{},"cells":[]}');
    expect(readChartIndex(folder)).toBeNull();
  });

  test("is replaced completely", async () => {
    const first = readChart(folder).cells.slice(0, 1);
    const files = await withMadeChart(first, (made) => {
      replaceChart(folder, made);
      return readdirSync(made);
    });
    expect(
      readdirSync(folder)
        .filter((name) => !name.endsWith(".txt"))
        .toSorted(),
    ).toEqual(files.toSorted());
    expect(readChart(folder).cells).toEqual(first);
  });

  test.each([
    ["cut short", (text: string) => text.slice(0, 1000), /is missing, cut short or damaged/],
    ["of another program", () => "{}", /is not a chart of this program/],
    [
      "with a path of strange characters",
      (text: string) => text.replace('"paths":["', '"paths":["ü'),
      /is not a chart of this program/,
    ],
  ])("with a cell %s is refused with a sentence", (_, spoil, sentence) => {
    const file = join(folder, indexOf(folder).cells[0]?.file ?? "");
    writeFileSync(file, spoil(readFileSync(file, "utf8")));
    expect(() => readChart(folder)).toThrow(sentence);
  });
});
