import { saidSlots } from "@striper/angling/assistant/cards/said-slots";
import type { Turn } from "@striper/angling/assistant/find/turn";
import { shortened } from "#server/features/assistant/chats/chats.presenter.ts";
import type { ModelQuestion } from "#server/features/assistant/model/model.ts";

/** Characters kept of an earlier turn; cards rendered as text are long. */
const turnLength = 500;

export interface SpokenTurn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

const historyOf = ({ history }: Pick<ModelQuestion, "history">): readonly SpokenTurn[] =>
  history
    .slice(history.findIndex(({ role }) => role === "user"))
    .flatMap(({ role, content, isError }) =>
      isError ? [] : [{ role, content: shortened(content, turnLength) }],
    );

function hintOf({ cards: [card] }: Turn): string {
  if (card === undefined) return "";
  return `\n\n[The app's finder would open: ${card.tool} ${JSON.stringify(saidSlots(card))}]`;
}

export const messagesFor = (asked: ModelQuestion): readonly SpokenTurn[] => [
  ...historyOf(asked),
  { role: "user", content: asked.question + hintOf(asked.found) },
];
