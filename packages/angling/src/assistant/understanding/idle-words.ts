import type { Frame } from "#angling/assistant/frame.ts";
import {
  idleWords,
  wordsOfTalk,
  wordsThatTurn,
  wordsWithoutMeaning,
} from "#angling/assistant/lexicon.ts";
import { contentOf } from "#angling/assistant/passages/asked-words.ts";
import { topicOf, topics } from "#angling/assistant/topics/index.ts";
import { isReadBy, turningIn } from "./coverage.ts";
import { basesOf } from "#angling/assistant/slots/words.ts";

const isListed = (word: string): boolean =>
  idleWords.has(word) || wordsOfTalk.has(word) || wordsWithoutMeaning.has(word);

/** No law of a fish and no permit turns on this word. */
export const isIdle = (word: string): boolean =>
  isListed(word) || (!wordsThatTurn.has(word) && basesOf(word).some(isListed));

const isOfLaw = ({ intent }: Frame): boolean =>
  topicOf(intent).about === "law" || intent === "permit";

/** Of a rule or a permit the idle words bar nothing; of anything else they may be what is asked. */
export function withoutIdleWords(frame: Frame): Frame {
  if (!isOfLaw(frame) || frame.unread === undefined) return frame;
  const turning = turningIn(frame.words.split(" "), frame.intent);
  const unread = frame.unread.filter((word) => turning.has(word) || !isIdle(word));
  return { ...frame, unread };
}

const verdicts = topics.filter(({ verdict }) => verdict !== undefined);

/** Half of what a question says was read, and nothing a verdict turns on is left; the rest is told beside its answer. */
export const isMostlyRead = ({ unread = [], words }: Frame): boolean =>
  unread.length * 2 <= new Set(contentOf(words)).size &&
  !unread.some((word) => verdicts.some(({ name }) => isReadBy(word, name)));
