import { saidSlots } from "#angling/assistant/cards/said-slots.ts";
import type { Card } from "#angling/assistant/cards/card.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { ToolName } from "#angling/assistant/tools/tool-names.ts";

export interface Candidate {
  readonly tool: ToolName;
  readonly slots: Slots;
  /** 0 to 1; a message's candidates sum to at most 1. */
  readonly probability: number;
}

export interface Emergency {
  readonly id: string;
  readonly text: string;
}

/** The card in view, with its stated slots; a short message may change it. */
export interface CardBefore extends Pick<Card, "tool" | "slots"> {
  /** False when nobody opened it; then it may not be what was meant. */
  readonly isOpen: boolean;
  /** Id of the safety text pinned above it, which a short message continues. */
  readonly emergency?: string | null;
}

export function cardAfter({ cards: [first], shown, emergency }: Turn): CardBefore | null {
  if (first === undefined) return null;
  const slots = saidSlots(first);
  return { tool: first.tool, slots, isOpen: shown === 0, emergency: emergency?.id ?? null };
}

export interface Turn {
  readonly message: string;
  readonly emergency: Emergency | null;
  readonly cards: readonly Card[];
  readonly shown: 0 | null;
  readonly unread: readonly string[];
}
