import weights from "./generated/topic-weights.json" with { type: "json" };
import { topicsBy, type LikelyTopic } from "./train.ts";

/** What a question is probably about, the likeliest first; all topics, their probabilities adding up to 1. */
export const likelyTopics = (text: string): readonly LikelyTopic[] => topicsBy(weights, text);
