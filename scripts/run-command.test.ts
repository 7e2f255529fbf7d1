import { spawnSync } from "node:child_process";
import { statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ask } from "./commands/ask.ts";
import { bite } from "./commands/bite.ts";
import { depth } from "./commands/depth.ts";
import { rules } from "./commands/rules.ts";
import { runInProcess } from "./commands/support/command-in-process.ts";
import { tides } from "./commands/tides.ts";
import { where } from "./commands/where.ts";

/** Runs a command as `npm run` does, in a time zone that must not matter. */
function start(...args: string[]) {
  const runner = join(import.meta.dirname, "run-command.mjs");
  const { status, stdout } = spawnSync(process.execPath, [runner, ...args], {
    encoding: "utf8",
    env: { ...process.env, TZ: "Asia/Tokyo" },
  });
  return { status, stdout };
}

describe("npm run", () => {
  test.each([
    ["ask", ask, ["--now", "2026-06-13T09:00:00Z", "when is slack at Hull Gut today"]],
    ["bite", bite, ["--now", "2026-06-13T09:00:00Z", "--hours", "2"]],
    ["depth", depth, ["42.33,-70.98", "--at", "2026-06-13T09:00:00Z"]],
    ["rules", rules, ["--species", "fluke", "--at", "42.36,-70.90", "--date", "2026-06-13"]],
    ["tides", tides, ["8443970", "2026-06-13", "2026-06-14", "--hilo"]],
    ["where", where, ["42.36,-70.90"]],
  ])("%s prints what the command answers and ends with its status", async (name, command, args) => {
    const { status, stdout } = await runInProcess(command, ...args);
    expect(start(name, ...args)).toEqual({ status, stdout });
  });

  test("bundles the commands again once a source was written, and only then", () => {
    const bundledAt = () =>
      statSync(join(import.meta.dirname, "commands/dist/command-program.mjs")).mtimeMs;
    start("where", "42.36,-70.90");
    const before = bundledAt();
    start("where", "42.36,-70.90");
    expect(bundledAt()).toBe(before);
    // Setting an older time counts as a change too.
    const source = join(import.meta.dirname, "commands/where.ts");
    const { atime, mtime } = statSync(source);
    utimesSync(source, atime, mtime);
    expect(start("where", "42.36,-70.90").status).toBe(0);
    expect(bundledAt()).toBeGreaterThan(before);
  });
});
