import { answerLogEntry } from "#angling/assistant/answers/talk/log-entry.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** A catch is to be written down. */
export const logEntry: Topic = {
  name: "log-entry",
  guess: "log",
  opensForm: true,
  slots: ["species", "length", "mode", "place", "bait", "when"],
  signs: {
    15: ["logEntry FISH|LENGTH|FEW"],
  },
  reads: "released",
  words: "released release releasing kept threw tossed",
  examples: ["log a 29 inch striper at castle island", "record my catch"],
  answer: answerLogEntry,
};
