import { nearestReadings } from "#angling/assistant/case/nearest-readings.ts";
import { questionFacts } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { whichFish } from "./law/asked-fish.ts";
import { tableFacts } from "./law/rule-facts.ts";
import { answerRules } from "./law/rules.ts";
import { listWords, type AnswerContext, type Reply } from "./reply.ts";

const quoted = (words: readonly string[]): string => listWords(words.map((word) => `"${word}"`));

/** A follow-up in which nothing was read changes no answer, and none is given again. */
function nothingNew(frame: Frame): Reply {
  const { unread = [] } = frame;
  const what =
    unread.length === 0
      ? "nothing new in that"
      : `nothing but ${quoted(unread)} there, which I do not know`;
  return {
    text: `I read ${what}, so nothing changes. Name a fish, a length, a place or a time.`,
    facts: questionFacts(unread.map((word) => ["unread", word])),
    declined: true,
    choices: nearestReadings({ ...frame, unread: [] }),
  };
}

/**
 * With an unknown word no verdict is given: the words are named and the nearest readings offered.
 */
export async function heldBack(frame: Frame, context: AnswerContext): Promise<Reply | null> {
  const { intent, unread = [], changesNothing = false } = frame;
  if (changesNothing) return nothingNew(frame);
  const { verdict: withheld } = topicOf(intent);
  if (withheld === undefined || unread.length === 0) return null;
  const unknownFish = intent === "keep" ? whichFish(frame) : null;
  if (unknownFish !== null) return { ...unknownFish, choices: nearestReadings(frame) };
  const text = `I did not read ${quoted(unread)}, ${withheld}. Which do you mean?`;
  const choices = nearestReadings(frame);
  const facts = questionFacts(unread.map((word) => ["unread", word]));
  if (intent !== "keep" || frame.species?.kind === "unheld")
    return { text, facts, declined: true, choices };
  const rule = await answerRules({ ...frame, cues: [] }, context);
  return {
    text,
    more: rule.text,
    facts: [
      ...tableFacts([["verdict", "unknown"]]),
      ...questionFacts([["asked-length", frame.length, "in"]]),
      ...facts,
      ...rule.facts,
    ],
    declined: true,
    choices,
  };
}
