import refusals from "#angling/assistant/catalogue/refusals.json" with { type: "json" };
import { fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { declinedWith, type Reply } from "#angling/assistant/answers/reply.ts";
import { questionMaxLength } from "#angling/assistant/slots/words.ts";

export const offer =
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
  const asked = String(topic);
  const contacts = whomToCall[asked];
  const facts = contacts === undefined ? [] : [fact("emergency", contacts, "Striper Conditions")];
  return declinedWith(`${refusals[asked]?.words ?? "I did not understand that."} ${offer}`, facts);
}
