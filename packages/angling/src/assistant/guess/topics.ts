/** What a question may be about, as far as a guess goes; in the order of the table of weights. */
export const guessTopics = [
  "keep",
  "rules",
  "permit",
  "jurisdiction",
  "tide",
  "current",
  "sky",
  "go",
  "weather",
  "spots",
  "log",
  "license",
  "help",
  "species",
  "danger",
  "refused",
] as const;
export type GuessTopic = (typeof guessTopics)[number];

/** Whether a question is answered by a text that is held (data/assistant/answers.json) or computed. */
export const answerKinds = ["text", "computed"] as const;
export type AnswerKind = (typeof answerKinds)[number];
