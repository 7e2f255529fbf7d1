import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ChartError } from "#server/features/charts/chart-error.ts";
import { type CellInUse, findCells } from "./find-cells.ts";

const enc = join(import.meta.dirname, "../../../../../../data/charts/ENC_ROOT");
const cell = "US5BOSCD";
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cells-"));
  for (const update of ["000", "001", "002", "003", "004", "005"])
    copyFileSync(join(enc, cell, `${cell}.${update}`), fileOf(update));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (ending: string): string => join(folder, `${cell}.${ending}`);

function faultsOf(paths: readonly string[], inUse: readonly CellInUse[] = []): readonly string[] {
  try {
    findCells(paths, inUse);
  } catch (error) {
    if (error instanceof ChartError) return error.faults;
    throw error;
  }
  return [];
}

const change = (ending: string, how: (bytes: Buffer) => Buffer): void =>
  writeFileSync(fileOf(ending), how(readFileSync(fileOf(ending))));

describe("cells of charts", () => {
  test("are found in folders, each with the last of its updates", () => {
    const found = findCells([enc], []).map(({ name, edition, update }) => [name, edition, update]);
    expect(found).toEqual([
      ["US4MA04M", 36, 0],
      ["US4MA13M", 43, 0],
      ["US5BOSBE", 1, 0],
      ["US5BOSCC", 5, 1],
      ["US5BOSCD", 4, 5],
      ["US5BOSDC", 5, 0],
      ["US5MA12M", 32, 0],
      ["US5NH02M", 25, 0],
    ]);
  });

  test("are found by their file, with the updates beside it", () => {
    expect(findCells([fileOf("000")], [])).toMatchObject([{ name: cell, edition: 4, update: 5 }]);
  });
});

describe("a cell that cannot be used is reported in one sentence:", () => {
  test("an update is missing", () => {
    rmSync(fileOf("003"));
    expect(faultsOf([folder])).toEqual([
      "US5BOSCD lacks update 3: US5BOSCD.004 is there without it.",
    ]);
  });

  test("a file is no electronic chart", () => {
    change("000", () => Buffer.from("%PDF-1.7\n".repeat(200)));
    const page = join(folder, "harbor.pdf");
    writeFileSync(page, "%PDF-1.7\n");
    expect(faultsOf([folder])).toEqual(["US5BOSCD.000 is not an electronic chart (S-57)."]);
    expect(faultsOf([page])).toEqual(["harbor.pdf is not an electronic chart (S-57)."]);
  });

  test("the producer is not NOAA", () => {
    // The agency, 550, is two bytes after the application profile.
    change("000", (bytes) => {
      const at = bytes.indexOf(Buffer.from([0x01, 0x26, 0x02]), 1000);
      const copy = Buffer.from(bytes);
      copy.writeUInt16LE(540, at + 1);
      return copy;
    });
    expect(faultsOf([folder])).toEqual(["US5BOSCD is not published by NOAA."]);
  });

  test("it is older than the one in use", () => {
    expect(faultsOf([folder], [{ name: cell, edition: 5, update: 0 }])).toEqual([
      "US5BOSCD edition 4, update 5 is older than the one in use: edition 5, update 0.",
    ]);
    expect(faultsOf([folder], [{ name: cell, edition: 4, update: 5 }])).toEqual([]);
  });

  test("an update belongs to another edition", () => {
    copyFileSync(join(enc, "US5BOSCC/US5BOSCC.001"), fileOf("001"));
    expect(faultsOf([folder])).toEqual([
      "US5BOSCD.001 belongs to edition 5, the cell beside it is edition 4.",
    ]);
  });

  test("it has another cell's name, or is there twice", () => {
    const twin = join(folder, "twin");
    mkdirSync(twin);
    copyFileSync(fileOf("000"), join(twin, "US5BOSCD.000"));
    expect(faultsOf([folder])).toEqual(["US5BOSCD is there twice."]);
    rmSync(join(twin, "US5BOSCD.000"));
    copyFileSync(fileOf("000"), join(twin, "US5BOSXX.000"));
    expect(faultsOf([twin])).toEqual(["US5BOSXX.000 holds another cell: US5BOSCD.000."]);
  });
});
