import { chatHistory, streamChatMessage, type AnswerEvent } from "@striper/contract/assistant";
import type { Position } from "@striper/marine/geo";
import { call } from "#web/platform/api/api-client.ts";
import { OfflineError } from "#web/platform/api/api-errors.ts";
import { readEvents } from "#web/platform/api/read-events.ts";

/** A model may think for a while; ms. */
const silentAfter = 30_000;

export interface ServerQuestion {
  readonly sessionId: string;
  readonly question: string;
  readonly position: Position | null;
  readonly signal: AbortSignal;
  readonly onEvent: (event: AnswerEvent) => void;
}

/** Resolves when the server has said all of it; what went wrong is thrown. */
export async function askServer(asked: ServerQuestion): Promise<void> {
  const { sessionId, question, position, signal } = asked;
  const body = { session_id: sessionId, message: question, position };
  let isWhole = false;
  const onEvent = (event: AnswerEvent) => {
    isWhole ||= event.type === "done" || event.type === "error";
    asked.onEvent(event);
  };
  await readEvents(streamChatMessage, { body }, { signal, silentAfter, onEvent });
  if (isWhole || signal.aborted) return;
  // It ended with the session or the plan, and the next call is told which of them.
  await call(chatHistory, { params: { session_id: sessionId } }, { signal });
  throw new OfflineError("The answer broke off.");
}
