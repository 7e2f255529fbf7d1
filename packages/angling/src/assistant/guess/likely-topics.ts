import trained from "./generated/topic-weights.json" with { type: "json" };
import { topicProbabilities, type TopicWeights } from "#angling/assistant/find/topic-model.ts";
import { guessTopics, type GuessTopic } from "./topics.ts";

export interface LikelyTopic {
  readonly topic: GuessTopic;
  readonly probability: number;
}

/** The topics with their probabilities, the likeliest first. */
export function topicsBy(weights: TopicWeights, text: string): readonly LikelyTopic[] {
  const probabilities = topicProbabilities(weights, text);
  return guessTopics
    .map((topic, index) => ({ topic, probability: Number(probabilities[index]) }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** What a question is probably about, the likeliest first; all topics, their probabilities adding up to 1. */
export const likelyTopics = (text: string): readonly LikelyTopic[] => topicsBy(trained, text);

/** How probably a question is about this; 0 for what nobody guesses. */
export const probabilityOf = (topic: GuessTopic | null, text: string): number =>
  likelyTopics(text).find((likely) => likely.topic === topic)?.probability ?? 0;
