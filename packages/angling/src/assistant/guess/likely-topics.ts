import weights from "./generated/topic-weights.json" with { type: "json" };
import type { GuessTopic } from "./topics.ts";
import { topicsBy, type LikelyTopic } from "./train.ts";

/** What a question is probably about, the likeliest first; all topics, their probabilities adding up to 1. */
export const likelyTopics = (text: string): readonly LikelyTopic[] => topicsBy(weights, text);

/** How probably a question is about this; 0 for what nobody guesses. */
export const probabilityOf = (topic: GuessTopic | null, text: string): number =>
  likelyTopics(text).find((likely) => likely.topic === topic)?.probability ?? 0;
