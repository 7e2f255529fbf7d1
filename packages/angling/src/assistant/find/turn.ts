import { saidSlots } from "#angling/assistant/cards/said-slots.ts";
import type { Card } from "#angling/assistant/cards/card.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { ToolName } from "#angling/assistant/tools/tool-names.ts";

/** One reading of a message, before any tool runs. */
export interface Candidate {
  readonly tool: ToolName;
  readonly slots: Slots;
  /** 0 to 1; the candidates of a message add up to at most 1. */
  readonly probability: number;
}

/** A reviewed safety text, pinned above the cards. */
export interface Emergency {
  readonly id: string;
  readonly text: string;
}

/** The card that a short message may change: the one in view, with the slots that were said for it. */
export interface CardBefore extends Pick<Card, "tool" | "slots"> {
  /** Where nobody opened it, it may not be what was meant, nor is what a message makes of it. */
  readonly isOpen: boolean;
  /** The danger that was pinned above it; a short message goes on about that. */
  readonly emergency?: string | null;
}

/** The card that the next message may change. */
export function cardAfter({ cards: [first], shown, emergency }: Turn): CardBefore | null {
  if (first === undefined) return null;
  const slots = saidSlots(first);
  return { tool: first.tool, slots, isOpen: shown === 0, emergency: emergency?.id ?? null };
}

/** The answer to one message without a model. */
export interface Turn {
  readonly message: string;
  readonly emergency: Emergency | null;
  /** At most three, the likeliest first, each already computed. */
  readonly cards: readonly Card[];
  /** The card that is opened at once, or null when the person has to choose. */
  readonly shown: 0 | null;
  /** Words that no slot and no known filler explains. */
  readonly unread: readonly string[];
}
