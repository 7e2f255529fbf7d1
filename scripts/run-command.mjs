/**
 * `npm run tides`, `rules`, `backup` and others: runs a TypeScript command of scripts/commands.
 * Works on a fresh clone; stdout carries the command's answer only.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installIfNeeded, root } from "./setup.mjs";

installIfNeeded();
const [command, ...rest] = process.argv.slice(2);
const run = spawnSync(
  process.execPath,
  // What converts charts frees its memory cell by cell.
  ["--expose-gc", "--import", "tsx", join(root, "scripts/commands", `${command}.ts`), ...rest],
  { stdio: "inherit" },
);
process.exitCode = run.status ?? 1;
