import { jurisdictionAt } from "@striper/marine/jurisdiction";
import type { Frame, TurnBefore } from "#angling/assistant/frame.ts";
import { answerTitled } from "#angling/assistant/passages/answer-known.ts";
import { knownChoices } from "#angling/assistant/passages/known-choices.ts";
import {
  contentOf,
  isTalk,
  sentencesHolding,
  unheardIn,
} from "#angling/assistant/passages/asked-words.ts";
import { inWater, namesOnlyWater } from "#angling/assistant/passages/in-water.ts";
import { knownAnswers } from "#angling/assistant/passages/known-answers.ts";
import { askForText } from "#angling/assistant/passages/passage.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import type { AnswerContext, Answerer, Reply } from "./reply.ts";

const ofPapers = /\b(?:licen[cs]es?|permits?|certificates?|certs?|cards?)\b/;

/** "He has a Maine one" after a permit: what is held on the papers of others is offered. */
export function withPapers(reply: Reply, { after, ...frame }: Frame): Reply {
  const isRegion = frame.intent === "refused" && frame.topic === "region";
  if (after === undefined || !isRegion || !ofPapers.test(after.words)) return reply;
  const own = `${after.own} license`;
  return { ...reply, choices: knownChoices({ ...frame, after: { ...after, own } }) };
}

/** What the answer before was: the text that was told, else what is computed again of the case. */
async function answerBefore(
  after: TurnBefore,
  context: AnswerContext,
  answer: Answerer,
): Promise<Reply | null> {
  const { told: title, frame } = after;
  if (title !== null) return answerTitled(askForText(title));
  const isHeld =
    frame !== null &&
    (topicOf(frame.intent).about === "place" || ["reminder", "permit"].includes(frame.intent));
  const isLaw = frame !== null && topicOf(frame.intent).about === "law";
  if (!isHeld && !(isLaw && isEmpty(after))) return null;
  const reply = await answer(
    { ...frame, cues: frame.intent === "spot" ? [] : frame.cues },
    context,
  );
  return reply.declined ? null : reply;
}

/** "And up in NH", "what if I launch out of Hampton instead": what the text that was told, or another of it, holds for that water. */
function ofOtherWater({ water, place }: Frame, { told, words, own }: TurnBefore): Reply | null {
  const here = place === null ? null : (place.water ?? jurisdictionAt(place.position));
  const isOther = here !== null && "jurisdiction" in here && here.jurisdiction !== "MA";
  const named = water ?? (isOther ? here : null);
  const text = told === null ? undefined : knownAnswers.find(({ title }) => title === told);
  const whole = `${words} ${place?.name ?? ""}`;
  if (named === null || text === undefined || !namesOnlyWater(own, whole)) return null;
  const reply = inWater({ ...text, words }, named.jurisdiction);
  return reply.declined && water === null ? null : reply;
}

const mostWordsEmpty = 7;

/** "So that's a yes", "that's it?": nothing is said in it that was not asked before. */
const isEmpty = ({ own, words, isOpen }: TurnBefore): boolean =>
  !isOpen &&
  own.split(" ").length <= mostWordsEmpty &&
  !/\b(?:not|no|never|without|who|where|when|why|which|how)\b/.test(own) &&
  unheardIn(own, words).length === 0;

/** The sentences of the answer before that hold all that a message says, "which end" of a beach, or that answer to one that says nothing. */
export async function toldBefore(
  frame: Frame,
  context: AnswerContext,
  answer: Answerer,
): Promise<Reply | null> {
  const { after, said = [] } = frame;
  if (after === undefined) return null;
  const ofWater = ofOtherWater(frame, after);
  if (ofWater !== null) return ofWater;
  if (said.length > 0 && after.told === null) return null;
  if (isEmpty(after)) return answerBefore(after, context, answer);
  const asked = contentOf(after.own).filter((word) => !isTalk(word));
  const reply = asked.length === 0 ? null : await answerBefore(after, context, answer);
  if (reply === null) return null;
  const sentences = `${reply.text} ${reply.more ?? ""}`.split(/(?<=\.) |\n/);
  const found = sentencesHolding(sentences, asked);
  return found.length === 0 ? null : { ...reply, text: found.join(" ") };
}
