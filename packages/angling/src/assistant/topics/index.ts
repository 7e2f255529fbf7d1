import { law } from "./law.ts";
import { own } from "./own.ts";
import { talk } from "./talk.ts";
import { water } from "./water.ts";
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
import { intents, type Intent } from "#angling/assistant/frame.ts";
import type { Topic, TopicRow } from "./topic.ts";

const rows: Readonly<Record<Intent, TopicRow>> = {
  ...law,
  ...own,
  ...talk,
  ...water,
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
};

/** All there are; their order means nothing. */
export const topics: readonly Topic[] = intents.map((name) => Object.assign({ name }, rows[name]));

export const topicOf = (name: Intent): TopicRow => rows[name];
