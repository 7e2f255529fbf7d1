import { streamChatMessage, type AnswerEvent } from "@striper/contract/assistant";
import type { Position } from "@striper/marine/geo";
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
export function askServer(asked: ServerQuestion): Promise<void> {
  const { sessionId, question, position, signal, onEvent } = asked;
  const body = { session_id: sessionId, message: question, position };
  return readEvents(streamChatMessage, { body }, { signal, silentAfter, onEvent });
}
