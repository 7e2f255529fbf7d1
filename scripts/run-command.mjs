/**
 * `npm run tides`, `rules`, `backup` and others: runs a TypeScript command of scripts/commands.
 * Works on a fresh clone; stdout carries the command's answer only.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installIfNeeded, root } from "./setup.mjs";

installIfNeeded();
const [command, ...rest] = process.argv.slice(2);
/** Of the process that converts charts, here as in the server. */
const conversionFlags = join(
  root,
  "apps/server/src/features/charts/fetching/conversion-flags.json",
);
const flags = command === "charts" ? JSON.parse(readFileSync(conversionFlags, "utf8")) : [];
const run = spawnSync(
  process.execPath,
  [...flags, "--import", "tsx", join(root, "scripts/commands", `${command}.ts`), ...rest],
  { stdio: "inherit" },
);
process.exitCode = run.status ?? 1;
