import type { Frame } from "#angling/assistant/frame.ts";
import { isTalk, knownChoices } from "#angling/assistant/passages/answer-known.ts";
import { contentOf, contentOfText } from "#angling/assistant/passages/asked-words.ts";
import type { AnswerContext, Answerer, Reply } from "./reply.ts";

const ofPapers = /\b(?:licen[cs]es?|permits?|certificates?|certs?|cards?)\b/;

/** "He has a Maine one" after a permit: what is held on the papers of others is offered. */
export function withPapers(reply: Reply, { after, ...frame }: Frame): Reply {
  const isRegion = frame.intent === "refused" && frame.topic === "region";
  if (after === undefined || !isRegion || !ofPapers.test(after.words)) return reply;
  const own = `${after.own} license`;
  return { ...reply, choices: knownChoices({ ...frame, after: { ...after, own } }) };
}

/** The sentences of a spot's own words that hold all that a message says: "which end" of a beach. */
export async function toldOfSpot(
  { after }: Frame,
  context: AnswerContext,
  answer: Answerer,
): Promise<Reply | null> {
  if (after?.frame?.intent !== "spot") return null;
  const asked = contentOf(after.own).filter((word) => !isTalk(word));
  const reply = await answer({ ...after.frame, cues: [] }, context);
  const found = `${reply.text} ${reply.more ?? ""}`.split(/(?<=\.) /).filter((one) => {
    const held = new Set(contentOfText(one));
    return asked.length > 0 && asked.every((word) => held.has(word));
  });
  return found.length === 0 ? null : { ...reply, text: found.join(" ") };
}
