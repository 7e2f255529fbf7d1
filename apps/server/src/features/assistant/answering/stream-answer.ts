import { Readable } from "node:stream";
import type { AnswerEvent } from "@striper/contract/assistant";
import { answerMessage } from "#server/features/assistant/answering/answer-message.ts";
import type { AskedMessage } from "#server/features/assistant/answering/answer-message.ts";
import type { AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import { wording } from "#server/features/assistant/wording.ts";

const lineOf = (event: AnswerEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/** Stops the answer when the connection is closed. */
export async function streamAnswer(
  context: AssistantDependencies,
  asked: AskedMessage,
): Promise<Readable> {
  const stop = new AbortController();
  const events = await answerMessage(context, asked, stop.signal);

  const stream = new Readable({
    read: () => undefined,
    destroy(error, done) {
      stop.abort();
      done(error);
    },
  });

  /** Ignores back-pressure, because answers are small. */
  async function send(): Promise<void> {
    try {
      for await (const event of events) stream.push(lineOf(event));
    } catch (error) {
      if (stop.signal.aborted) return;
      context.log.error({ err: error }, "an answer broke off");
      stream.push(lineOf({ type: "error", message: wording.failed }));
    }
    stream.push(null);
  }

  void send();
  return stream;
}
