import { findTopics, topicOfLabel } from "./labels.ts";
import { nearestLabels, type ExampleIndex } from "./nearest.ts";
import { topicProbabilities, type TopicWeights } from "./topic-model.ts";

export interface Learned {
  readonly weights: TopicWeights;
  readonly examples: ExampleIndex;
}

export interface Ranked {
  /** A tool, or for example "text/circle-hooks". */
  readonly label: string;
  readonly probability: number;
}

export interface Ranking {
  readonly ranked: readonly Ranked[];
  readonly danger: {
    readonly probability: number;
    /** Share of nearest examples that describe a danger. */
    readonly share: number;
    readonly id: string | null;
  };
  readonly none: number;
}

/** Fitted by four-fold cross-validation on judged questions left out of training. */
const weightOfTopic = 0.4;
const weightOfNearest = 1.3;
const leastShare = 0.005;

const isCard = (label: string): boolean => {
  const topic = topicOfLabel(label);
  return topic !== "danger" && topic !== "none" && label !== "text";
};

export function rank({ weights, examples }: Learned, words: string): Ranking {
  const probabilities = topicProbabilities(weights, words);
  const topic = (label: string): number =>
    Number(probabilities[findTopics.indexOf(topicOfLabel(label))]);
  const shares = nearestLabels(examples, words);
  const labels = new Set([...findTopics.filter(isCard), ...[...shares.keys()].filter(isCard)]);
  const scored = Array.from(labels, (label) => ({
    label,
    score:
      topic(label) ** weightOfTopic * ((shares.get(label) ?? 0) + leastShare) ** weightOfNearest,
  }));
  const total = scored.reduce((sum, { score }) => sum + score, 0) || 1;
  const dangers = [...shares].filter(([label]) => topicOfLabel(label) === "danger");
  const [likeliest] = dangers.toSorted(([, a], [, b]) => b - a);
  return {
    ranked: scored
      .map(({ label, score }) => ({ label, probability: score / total }))
      .toSorted((a, b) => b.probability - a.probability),
    danger: {
      probability: topic("danger"),
      share: dangers.reduce((sum, [, share]) => sum + share, 0),
      id: likeliest === undefined ? null : likeliest[0].slice("danger/".length),
    },
    none: topic("none"),
  };
}
