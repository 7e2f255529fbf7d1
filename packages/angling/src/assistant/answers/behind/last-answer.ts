import type { AnswerContext, Reply } from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";

/** An answer that is asked about, and what answers what else has to be known for it. */
export interface LastAnswer {
  readonly reply: Reply;
  readonly frame: Frame;
  readonly context: AnswerContext;
  readonly answer: (frame: Frame, context: AnswerContext) => Promise<Reply>;
}

export const withLead = (reply: Reply, lead: string): Reply => ({
  ...reply,
  text: `**${lead}** ${reply.text}`,
});
