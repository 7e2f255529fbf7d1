import type { Card } from "@striper/angling/assistant/cards/card";
import type { Turn } from "@striper/angling/assistant/find/turn";
import type { WireAnswer, WireCard } from "#contract/assistant.ts";

export function wireCard({ isUnanswered, ...card }: Card): WireCard {
  const { hazards, ...slots } = card.slots;
  return {
    ...card,
    slots: { ...slots, ...(hazards === undefined ? {} : { hazards: [...hazards] }) },
    assumed: [...card.assumed],
    details: [...card.details],
    facts: [...card.facts],
    sources: [...card.sources],
    actions: [...card.actions],
    is_unanswered: isUnanswered,
  };
}

export const wireAnswer = ({ emergency, cards, shown, unread }: Turn): WireAnswer => ({
  emergency,
  cards: cards.map(wireCard),
  open: shown === null ? 0 : 1,
  unread: [...unread],
});
