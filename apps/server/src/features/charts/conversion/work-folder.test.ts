import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const program = join(import.meta.dirname, "work-folder.ts");

describe("the folder of a conversion", () => {
  let parent = "";
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "work-folder-"));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  /** Runs a process that works in such a folder and then executes `end`; returns what is left. */
  function leftBy(end: string) {
    const script = `
      const { inWorkFolder } = await import(${JSON.stringify(program)});
      await inWorkFolder(async (folder) => { console.log(folder); ${end} });`;
    const run = spawnSync(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", script],
      { encoding: "utf8", env: { ...process.env, TMPDIR: parent } },
    );
    return { stdout: run.stdout.trim(), left: folders() };
  }
  // The loader keeps its cache there too.
  const folders = () => readdirSync(parent).filter((name) => name.startsWith("chart-conversion"));

  test.each([
    ["is done", ""],
    ["fails", "throw new Error('no chart');"],
    ["ends with its server", "process.exit();"],
  ])("is gone when the process %s", (_, end) => {
    const { stdout, left } = leftBy(end);
    expect(stdout).toContain(join(parent, "chart-conversion-"));
    expect(left).toEqual([]);
  });
});
