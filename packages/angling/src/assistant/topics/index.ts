import { depth } from "./water/depth.ts";
import { current } from "./water/current.ts";
import { reminder } from "./water/reminder.ts";
import { sky } from "./water/sky.ts";
import { tide } from "./water/tide.ts";
import { bestTime } from "./fishing/best-time.ts";
import { bite } from "./fishing/bite.ts";
import { distance } from "./fishing/distance.ts";
import { go } from "./fishing/go.ts";
import { marine } from "./fishing/marine.ts";
import { presence } from "./fishing/presence.ts";
import { spot } from "./fishing/spot.ts";
import { spots } from "./fishing/spots.ts";
import { tackle } from "./fishing/tackle.ts";
import { weather } from "./fishing/weather.ts";
import { jurisdiction } from "./law/jurisdiction.ts";
import { keep } from "./law/keep.ts";
import { ruleChanges } from "./law/rule-changes.ts";
import { rules } from "./law/rules.ts";
import { license } from "./own/license.ts";
import { logEntry } from "./own/log-entry.ts";
import { log } from "./own/log.ts";
import { permit } from "./own/permit.ts";
import { capabilities } from "./talk/capabilities.ts";
import { greeting } from "./talk/greeting.ts";
import { help } from "./talk/help.ts";
import { passage } from "./talk/passage.ts";
import { refused } from "./talk/refused.ts";
import { reports } from "./talk/reports.ts";
import { species } from "./talk/species.ts";
import { thanks } from "./talk/thanks.ts";
import { unknown } from "./talk/unknown.ts";
import type { Intent } from "#angling/assistant/frame.ts";
import type { Topic } from "./topic.ts";

const byName: Readonly<Record<Intent, Topic>> = {
  current,
  depth,
  reminder,
  sky,
  tide,
  "best-time": bestTime,
  bite,
  distance,
  go,
  marine,
  presence,
  spot,
  spots,
  tackle,
  weather,
  jurisdiction,
  keep,
  "rule-changes": ruleChanges,
  rules,
  license,
  "log-entry": logEntry,
  log,
  permit,
  capabilities,
  greeting,
  help,
  passage,
  refused,
  reports,
  species,
  thanks,
  unknown,
};

/** All there are; their order means nothing. */
export const topics: readonly Topic[] = Object.values(byName);

export const topicOf = (name: Intent): Topic => byName[name];
