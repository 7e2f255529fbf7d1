import { answerReminder } from "#angling/assistant/answers/water/reminder.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** The person wants to be told before a tide. */
export const reminder: Topic = {
  name: "reminder",
  guess: "help",
  slots: ["place", "when"],
  signs: {
    16: ["remind tide|high|low|slack|current|flood|ebb"],
  },
  reads: "next high low before",
  examples: ["set an alert for the next low at scituate", "remind me at low"],
  answer: answerReminder,
};
