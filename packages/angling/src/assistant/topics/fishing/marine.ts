import { answerMarine } from "#angling/assistant/answers/fishing/marine.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** The Weather Service's text for the water, and warnings. */
export const marine: Topic = {
  name: "marine",
  guess: "weather",
  about: "place",
  isOfADay: true,
  slots: ["place", "when"],
  assumed: ["place", "when"],
  signs: {
    4: ["marine|alerts|waves"],
  },
  reads: "wind weather rain next thunder height",
  words: "marine effect sea state center console foot ft footer boat skiff whaler",
  examples: ["marine forecast", "any small craft advisory", "how big are the waves"],
  answer: answerMarine,
};
