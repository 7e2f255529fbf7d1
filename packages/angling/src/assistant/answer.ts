import type { Choice } from "./answers/reply.ts";
import type { AnswerAction } from "./case/actions.ts";
import type { QuestionCase } from "./case/question-case.ts";
import type { FollowUpContext } from "./conversation.ts";
import type { Fact } from "./facts.ts";

export interface Answer {
  /** Markdown; the answer itself, short. */
  readonly text: string;
  /** Markdown, folded away: the text of the rule, the figures behind it. */
  readonly more: string | null;
  readonly facts: readonly Fact[];
  /** True when the question was understood but refused, or not understood. */
  readonly declined: boolean;
  /** One for each question of the message. */
  readonly cases: readonly QuestionCase[];
  /** Words of the message that fill no slot and are not known filler. */
  readonly unread: readonly string[];
  readonly choices: readonly Choice[];
  readonly actions: readonly AnswerAction[];
  readonly followUpContext: FollowUpContext;
}
