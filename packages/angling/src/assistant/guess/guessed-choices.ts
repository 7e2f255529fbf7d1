import { asChoice } from "#angling/assistant/case/nearest-readings.ts";
import { questionOf } from "#angling/assistant/case/question-of.ts";
import type { Choice } from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { holdsCry } from "#angling/assistant/safety/recognise-danger.ts";
import { likelyTopics } from "./likely-topics.ts";

const mostChoices = 3;
const helpCall: Choice = { label: "Call for help", question: "who do i call in an emergency" };

/** The likeliest things a question may mean, asked in plain words with what was read in it. */
export function guessedChoices(text: string, frame: Frame): readonly Choice[] {
  return likelyTopics(text)
    .flatMap(({ topic }) => {
      if (topic === "danger") return holdsCry(text) ? [helpCall] : [];
      if (topic === "refused" || topic === "text") return [];
      const intent = topic === "help" ? "capabilities" : topic;
      return [asChoice(questionOf({ ...frame, intent }))];
    })
    .slice(0, mostChoices);
}
