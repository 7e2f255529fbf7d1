import { answerChanges } from "#angling/assistant/answers/law/changes.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

export const ruleChanges: Topic = {
  name: "rule-changes",
  guess: "rules",
  endsTalk: true,
  slots: [],
  signs: {
    11: ["changed !wind|tide !FISH", "changed !wind|tide !WHEN"],
  },
  examples: ["what changed in the rules", "any new regulations"],
  answer: answerChanges,
};
