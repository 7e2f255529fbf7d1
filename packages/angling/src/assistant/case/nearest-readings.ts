import { capital, type Choice } from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { nearestWord } from "#angling/assistant/understanding/spelling/nearest-word.ts";
import { questionOf } from "./question-of.ts";

const mostChoices = 3;

/** As it is shown: questions are compared in lower case. */
export const asWritten = (question: string): string => question.replaceAll(/\bi\b/g, "I");

export const asChoice = (question: string): Choice => ({
  label: `${capital(asWritten(question))}?`,
  question,
});

/** What a number may have been meant for. */
function readingsOfNumber(frame: Frame, number: number): readonly Frame[] {
  const { length } = frame;
  const asLength: Frame = { ...frame, length: number, count: null };
  const asCount: Frame = { ...frame, count: number };
  return length === null ? [asLength, asCount] : [asCount, asLength];
}

/** The words with a doubtful one read as what it is nearest to. */
function readingsOfWord({ words }: Frame, unread: string): readonly string[] {
  const reading = nearestWord(unread);
  if (reading === null) return [];
  return [reading.word, reading.other ?? ""]
    .filter((word) => word !== "")
    .map((word) => words.replace(new RegExp(`\\b(?:${unread}|${reading.word})\\b`), word));
}

/** The questions a question with words that were not read may have been. */
export function nearestReadings(frame: Frame): readonly Choice[] {
  const { unread = [] } = frame;
  const { about, lead } = topicOf(frame.intent);
  const numbers = about === "law" ? unread.map(Number).filter((number) => number > 0) : [];
  const questions = [
    ...unread.flatMap((word) => readingsOfWord(frame, word)),
    ...numbers.flatMap((number) => readingsOfNumber(frame, number).map(questionOf)),
    ...(lead === undefined && about !== "law" ? [] : [questionOf(frame)]),
  ];
  return [...new Set(questions)].slice(0, mostChoices).map(asChoice);
}
