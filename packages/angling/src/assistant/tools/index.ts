import { keep } from "./law/keep.ts";
import { line } from "./law/line.ts";
import { permit } from "./law/permit.ts";
import { rules } from "./law/rules.ts";
import { license } from "./own/license.ts";
import { log } from "./own/log.ts";
import { logEntry } from "./own/log-entry.ts";
import { species } from "./species.ts";
import type { Tool } from "./tool.ts";
import type { ToolName } from "./tool-names.ts";

/** Every tool by its name. */
export const tools: Readonly<Partial<Record<ToolName, Tool>>> = {
  keep,
  rules,
  permit,
  line,
  log,
  "log-entry": logEntry,
  license,
  species,
};
