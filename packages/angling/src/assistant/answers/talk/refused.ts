import refusals from "#angling/assistant/catalogue/refusals.json" with { type: "json" };
import { fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { declinedWith, type AnswerContext, type Reply } from "#angling/assistant/answers/reply.ts";
import { passageInFull } from "#angling/assistant/passages/answer-passage.ts";
import { answerTide } from "#angling/assistant/answers/water/tide.ts";
import { questionMaxLength } from "#angling/assistant/understanding/words.ts";

const offer =
  "I can help with tides, currents, the bite, spots, rules, your own log and licenses from Cape Cod to New Hampshire.";

const whomToCall: Readonly<Record<string, string>> = {
  medical: "911, VHF channel 16",
  reporting: "1-800-632-8075, VHF channel 16",
};

export function answerRefused({ topic }: Frame): Reply {
  if (topic === "too-long") {
    return declinedWith(
      `That question is too long for me: ask in at most ${questionMaxLength} characters. ${offer}`,
      [fact("question-limit", questionMaxLength, "Striper Conditions", { unit: "characters" })],
    );
  }
  const contacts = whomToCall[topic ?? ""];
  const facts = contacts === undefined ? [] : [fact("emergency", contacts, "Striper Conditions")];
  return declinedWith(
    `${refusals[topic ?? ""]?.words ?? "I did not understand that."} ${offer}`,
    facts,
  );
}

/** Where a place was understood and nothing else, its water is told beside the refusal. */
export async function answerUnknown(frame: Frame, context: AnswerContext): Promise<Reply> {
  const { place, unknownWords, when } = frame;
  const text = await passageInFull(frame, context);
  if (text !== null) return text;
  if (place === null || unknownWords.length > 0)
    return declinedWith(
      `I am not sure what you mean. ${offer} Name a place, a fish or a time, for example "high tide at Hull tomorrow".`,
    );
  // What is not sure of its subject takes no hour for granted either.
  const asked = when === null ? null : { ...when, assumed: null };
  const tide = await answerTide({ ...frame, intent: "tide", when: asked, assumed: [] }, context);
  return declinedWith(
    `I am not sure what you ask about ${place.name}; here is its tide. ${tide.text}`,
    tide.facts,
  );
}
