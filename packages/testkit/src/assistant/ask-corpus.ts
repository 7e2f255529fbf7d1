import {
  answerQuestion,
  daysOfTurn,
  packagedProviders,
  unsupportedNumbers,
  type Answer,
  type FollowUpContext,
} from "@striper/angling/assistant";
import { keptProviders } from "./kept.ts";
import { failedChecks } from "./check.ts";
import type { CorpusQuestion } from "./corpus.ts";

export interface CorpusOutcome {
  readonly question: CorpusQuestion;
  readonly answer: Answer;
  readonly failed: readonly string[];
  /** Numbers of the text that no fact of the turn holds. */
  readonly invented: readonly string[];
}

/** Asks the turns of one question and checks the last answer. */
export async function askCorpusQuestion(question: CorpusQuestion): Promise<CorpusOutcome> {
  const { turns, now, position, isBare, checks } = question;
  const providers = isBare ? packagedProviders : keptProviders;
  let conversation: FollowUpContext | null = null;
  let answer: Answer | null = null;
  for (const turn of turns) {
    answer = await answerQuestion({ question: turn, conversation, providers, now, position });
    conversation = answer.followUpContext;
  }
  if (answer === null) throw new RangeError("a question without turns");
  return {
    question,
    answer,
    failed: failedChecks(answer, checks),
    invented: unsupportedNumbers(`${answer.text} ${answer.more ?? ""}`, answer.facts, [
      ...turns,
      ...daysOfTurn(answer.followUpContext, now),
    ]),
  };
}
