import { saidSlots } from "@striper/angling/assistant/cards/said-slots";
import type { Turn } from "@striper/angling/assistant/find/turn";
import { shortened } from "#server/features/assistant/chats/chats.presenter.ts";
import type { ModelQuestion } from "#server/features/assistant/model/model.ts";

/** Characters of one earlier turn; cards told in words are longer than anything to go on from. */
const turnLength = 500;

export interface SpokenTurn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** The chat before the question, without answers that failed. */
const historyOf = ({ history }: Pick<ModelQuestion, "history">): readonly SpokenTurn[] =>
  history
    .slice(history.findIndex(({ role }) => role === "user"))
    .flatMap(({ role, content, isError }) =>
      isError ? [] : [{ role, content: shortened(content, turnLength) }],
    );

/** The finder's first card, as a call that may or may not be what was meant. */
function hintOf({ cards: [card] }: Turn): string {
  if (card === undefined) return "";
  return `\n\n[The app's finder would open: ${card.tool} ${JSON.stringify(saidSlots(card))}]`;
}

/** The chat as the model gets it: earlier turns, and the question with the finder's hint. */
export const messagesFor = (asked: ModelQuestion): readonly SpokenTurn[] => [
  ...historyOf(asked),
  { role: "user", content: asked.question + hintOf(asked.found) },
];
