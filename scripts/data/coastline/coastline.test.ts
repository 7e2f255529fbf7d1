import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Half a minute of computing, more on a busy machine, ms. */
const patience = 400_000;

test(
  "the lines of jurisdiction and both maps are what the shoreline of data/ gives",
  () => {
    // A program of its own: the tests' transformed modules compute several times as slowly.
    const run = spawnSync(
      process.execPath,
      ["--import", "tsx", "scripts/data/generate.ts", "--coastline", "--check"],
      { cwd: join(import.meta.dirname, "../../.."), encoding: "utf8" },
    );
    expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: "" });
  },
  patience,
);
