import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

const repository = join(import.meta.dirname, "../../../..");

/** The folder of the server's bundles. */
export const bundles = join(repository, "apps/server/dist");

function build(): void {
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs", "server", "stand-ins"], {
    cwd: repository,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("the programs could not be bundled");
}

/** Stands in for the outside world, in a process of its own. */
export const standIns = join(repository, "apps/fakes/dist/program/main.js");

/** Tests start the server, its helper programs, the commands and the stand-ins as they are bundled (`globalSetup`). */
export function setup(project: TestProject): void {
  build();
  project.onTestsRerun(build);
}
