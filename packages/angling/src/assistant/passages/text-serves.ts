import type { Reply } from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { likelyTopics, textProbability } from "#angling/assistant/guess/likely-topics.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";

/**
 * How much each sign tells for the text: logistic regression over 300 questions of strangers, each judged for
 * whether the computed answer or the likeliest text serves, and over the corpus, whose questions are computed
 * and count a quarter each.
 */
const worth = {
  likeness: 1.46,
  words: 1.89,
  ofTexts: 0.34,
  ofTopic: -0.21,
  withheld: 1.13,
  declined: 1.08,
  unread: 1.1,
  help: -2.29,
  bias: -4.57,
} as const;

/** Beyond it a guess is taken as no surer. */
const surest = 0.997;
const smallestLikeness = 0.01;

function logOdds(probability: number): number {
  const bounded = Math.min(Math.max(probability, 1 - surest), surest);
  return Math.log(bounded / (1 - bounded));
}

/** How probably the likeliest text serves better than the reply that was computed. */
export function textServes(frame: Frame, { declined }: Reply, likeness: number): number {
  const { words, intent, unread = [] } = frame;
  const { guess } = topicOf(intent);
  const ofTopic = likelyTopics(words).find(({ topic }) => topic === guess)?.probability ?? 0;
  const isUnread = unread.length > 0;
  const isWithheld = declined && (isUnread || intent === "unknown");
  const sum =
    worth.bias +
    worth.likeness * Math.log(likeness + smallestLikeness) +
    worth.words * Math.log(words.split(" ").length) +
    worth.ofTexts * logOdds(textProbability(words)) +
    worth.ofTopic * logOdds(ofTopic) +
    worth.withheld * Number(isWithheld) +
    worth.declined * Number(declined && !isWithheld) +
    worth.unread * Number(isUnread) +
    worth.help * Number(intent === "help");
  return 1 / (1 + Math.exp(-sum));
}
