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
  /** What no topic computes: a text that is held tells it (data/assistant/answers), or nothing does. */
  "text",
] as const;
export type GuessTopic = (typeof guessTopics)[number];
