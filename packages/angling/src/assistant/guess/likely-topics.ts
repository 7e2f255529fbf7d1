import kindWeights from "./generated/kind-weights.json" with { type: "json" };
import weights from "./generated/topic-weights.json" with { type: "json" };
import { textProbabilityBy, topicsBy, type LikelyTopic } from "./train.ts";

/** What a question is probably about, the likeliest first; all topics, their probabilities adding up to 1. */
export const likelyTopics = (text: string): readonly LikelyTopic[] => topicsBy(weights, text);

/** How probably a text that is held answers it, and nothing that is computed. */
export const textProbability = (text: string): number => textProbabilityBy(kindWeights, text);
