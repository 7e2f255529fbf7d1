import { keep } from "./law/keep.ts";
import { line } from "./law/line.ts";
import { permit } from "./law/permit.ts";
import { rules } from "./law/rules.ts";
import { license } from "./own/license.ts";
import { log } from "./own/log.ts";
import { logEntry } from "./own/log-entry.ts";
import { species } from "./species.ts";
import { text } from "./text.ts";
import { go } from "./fishing/go.ts";
import { marine } from "./fishing/marine.ts";
import { score } from "./fishing/score.ts";
import { spot } from "./fishing/spot.ts";
import { spots } from "./fishing/spots.ts";
import { weather } from "./fishing/weather.ts";
import { current } from "./water/current.ts";
import { depth } from "./water/depth.ts";
import { sky } from "./water/sky.ts";
import { tide } from "./water/tide.ts";
import { wading } from "./water/wading.ts";
import type { Tool } from "./tool.ts";
import type { ToolName } from "./tool-names.ts";

export const tools: Readonly<Record<ToolName, Tool>> = {
  keep,
  rules,
  permit,
  line,
  log,
  "log-entry": logEntry,
  license,
  species,
  tide,
  current,
  sky,
  score,
  go,
  weather,
  marine,
  spots,
  spot,
  depth,
  wading,
  text,
};
