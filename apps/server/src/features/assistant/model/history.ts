import type { MessageRow } from "#server/features/assistant/chats/chats.store.ts";

/** About 1,500 tokens: enough for "and on Sunday?", cheap enough for every turn. */
const mostCharacters = 6000;

export interface SpokenTurn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** The newest turns that fit, beginning with a question. */
export function trimHistory(
  messages: readonly Pick<MessageRow, "role" | "content" | "isError">[],
): SpokenTurn[] {
  const kept: SpokenTurn[] = [];
  let characters = 0;
  for (const { role, content, isError } of messages.toReversed()) {
    characters += content.length;
    if (characters > mostCharacters) break;
    if (!isError) kept.unshift({ role, content });
  }
  const first = kept.findIndex(({ role }) => role === "user");
  return first === -1 ? [] : kept.slice(first);
}
