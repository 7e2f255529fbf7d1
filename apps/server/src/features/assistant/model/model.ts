import type { Card } from "@striper/angling/assistant/cards/card";
import type { Turn } from "@striper/angling/assistant/find/turn";
import type { ToolContext } from "@striper/angling/assistant/tools/tool";
import type { MessageRow } from "#server/features/assistant/chats/chats.store.ts";

export class ModelRefused extends Error {
  override readonly name = "ModelRefused";
  readonly reason: "silent" | "failed" | "unsupported";
  /** Cards its tools worked out, valid without the prose. */
  readonly cards: readonly Card[];

  constructor(
    reason: ModelRefused["reason"],
    { message = reason, cards = [], ...options }: RefusedOptions = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.cards = cards;
  }
}

interface RefusedOptions extends ErrorOptions {
  readonly message?: string;
  readonly cards?: readonly Card[];
}

export interface ModelQuestion {
  readonly history: readonly MessageRow[];
  readonly question: string;
  readonly found: Turn;
  readonly tools: ToolContext;
  readonly signal: AbortSignal;
  readonly onUse: (tokens: number) => Promise<void>;
}

export interface ModelAnswer {
  /** Sentences quoted from the cards; empty when one card says it all. */
  readonly prose: string;
  readonly cards: readonly Card[];
}

export interface ModelEngine {
  /**
   * Yields each card once it is worked out; rejects with `ModelRefused` when no prose can be shown.
   */
  answer(question: ModelQuestion): AsyncGenerator<Card, ModelAnswer>;
}

export const historyMessages = 8;
