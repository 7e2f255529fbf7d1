import type { AnswerContext } from "@striper/angling/assistant";
import type { Reading, Saying } from "#server/features/assistant/answering/engine.ts";
import type { MessageRow } from "#server/features/assistant/chats/chats.store.ts";

/** Why the built-in engine answers instead. */
export class ModelRefused extends Error {
  override readonly name = "ModelRefused";
  readonly reason: "silent" | "failed" | "too-long" | "unsupported";

  constructor(reason: ModelRefused["reason"], options?: ErrorOptions & { message?: string }) {
    super(options?.message ?? reason, options);
    this.reason = reason;
  }
}

export interface ModelQuestion {
  readonly history: readonly MessageRow[];
  readonly question: string;
  /** How the built-in engine read it. */
  readonly reading: Pick<Reading, "cases" | "unread">;
  readonly tools: AnswerContext;
  readonly signal: AbortSignal;
  readonly onUse: (tokens: number) => Promise<void>;
}

export interface ModelEngine {
  /** Ends with an answer that has passed the guard, or rejects with `ModelRefused`. */
  answer(question: ModelQuestion): AsyncGenerator<Saying>;
}

/** How much of the chat it gets to see. */
export const historyMessages = 12;
