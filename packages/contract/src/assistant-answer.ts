import type { Card } from "@striper/angling/assistant/cards/card";
import type { Turn } from "@striper/angling/assistant/find/turn";
import type { SlotName, SlotValue } from "@striper/angling/assistant/slots/slots";
import type { WireAnswer, WireCard } from "#contract/assistant.ts";

/** A card as it is sent, stored and shown. */
export function wireCard({ isUnanswered, ...card }: Card): WireCard {
  const slots: WireCard["slots"] = {};
  for (const [name, value] of Object.entries<SlotValue<SlotName>>(card.slots))
    slots[name] = typeof value === "object" ? [...value] : value;
  return {
    ...card,
    slots,
    assumed: [...card.assumed],
    details: [...card.details],
    facts: [...card.facts],
    sources: [...card.sources],
    actions: [...card.actions],
    is_unanswered: isUnanswered,
  };
}

/** The finder's answer as it is sent, stored and shown. */
export const wireAnswer = ({ emergency, cards, shown, unread }: Turn): WireAnswer => ({
  emergency,
  cards: cards.map(wireCard),
  open: shown === null ? 0 : 1,
  unread: [...unread],
});
