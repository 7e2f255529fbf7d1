// @module-tag thorough

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const cells = join(root, "data/charts/ENC_ROOT");
const built = join(root, "data/charts/built");

describe("charts made by the command", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "charts-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function charts(...args: string[]) {
    const command = join(import.meta.dirname, "charts.ts");
    // Skips GDAL's optimizing compile, which takes longer than these conversions.
    const flags = ["--liftoff-only", "--import", "tsx"];
    const run = spawnSync(process.execPath, [...flags, command, ...args], { encoding: "utf8" });
    return { status: run.status, stdout: run.stdout, stderr: run.stderr };
  }

  const cellFiles = (of: string, name: string) =>
    readdirSync(of).filter((file) => file.startsWith(name) && file.endsWith(".json"));

  test("are, of one cell, the same as in the built ones, and a faulty cell leaves them alone", () => {
    const copy = join(folder, "US5BOSDC");
    const output = join(folder, "output");
    cpSync(join(cells, "US5BOSDC"), copy, { recursive: true });
    const { status, stdout, stderr } = charts(copy, "--output", output);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("US5BOSDC edition 5, update 0, 2025-11-24, 1:12000\n");
    const files = readdirSync(output).toSorted();
    // The name contains a hash of the content.
    expect(cellFiles(output, "US5BOSDC")).toEqual(cellFiles(built, "US5BOSDC"));
    expect(files).toHaveLength(3);

    // Replaces the record with the chart's datum and scale by one of another kind.
    const base = join(copy, "US5BOSDC.000");
    const bytes = readFileSync(base);
    writeFileSync(base, bytes.fill("X", bytes.lastIndexOf("DSPM"), bytes.lastIndexOf("DSPM") + 4));
    const again = charts(copy, "--output", output);
    expect(again).toEqual({
      status: 1,
      stdout: "",
      stderr: "US5BOSDC is cut short or damaged.\n",
    });
    expect(readdirSync(output).toSorted()).toEqual(files);
  });

  test("whose outline crosses itself are refused in a sentence", () => {
    const crossing = join(folder, "crossing", "US5BOSDC");
    cpSync(join(cells, "US5BOSDC"), crossing, { recursive: true });
    const base = join(crossing, "US5BOSDC.000");
    const bytes = readFileSync(base);
    // Swaps two points on an area's edge: 8 bytes of latitude and longitude each.
    const at = 226_997;
    const [first, second] = [bytes.subarray(at, at + 8), bytes.subarray(at + 8, at + 16)];
    writeFileSync(
      base,
      Buffer.concat([bytes.subarray(0, at), second, first, bytes.subarray(at + 16)]),
    );
    expect(charts(crossing, "--output", join(folder, "none"))).toEqual({
      status: 1,
      stdout: "",
      stderr: "US5BOSDC cannot be used: outlines in it cross themselves or lie far off.\n",
    });
  });
});
