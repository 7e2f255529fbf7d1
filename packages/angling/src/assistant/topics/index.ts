import { fishing } from "./fishing.ts";
import { law } from "./law.ts";
import { own } from "./own.ts";
import { talk } from "./talk.ts";
import { water } from "./water.ts";
import { go } from "./fishing/go.ts";
import { spot } from "./fishing/spot.ts";
import { spots } from "./fishing/spots.ts";
import { intents, type Intent } from "#angling/assistant/frame.ts";
import type { Topic, TopicRow } from "./topic.ts";

const rows: Readonly<Record<Intent, TopicRow>> = {
  ...fishing,
  ...law,
  ...own,
  ...talk,
  ...water,
  go,
  spot,
  spots,
};

/** All there are; their order means nothing. */
export const topics: readonly Topic[] = intents.map((name) => Object.assign({ name }, rows[name]));

export const topicOf = (name: Intent): TopicRow => rows[name];
