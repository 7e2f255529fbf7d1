import {
  chatAnswerMaxLength,
  chatMessageMaxLength,
  chatsPerAccount,
  messagesPerChat,
} from "@striper/contract/limits";
import { instant } from "@striper/contract/schemas";
import * as z from "zod/mini";
import type { ListFormat } from "#server/platform/account-data/reading/list-format.ts";

export const chatsFile = "assistant/chats.json";

const longestOf = { user: chatMessageMaxLength, assistant: chatAnswerMaxLength };

export const exportedChat = z.object({
  started_at: instant,
  messages: z
    .array(
      z
        .object({
          role: z.enum(["user", "assistant"]),
          content: z.string().check(z.maxLength(chatAnswerMaxLength)),
          timestamp: instant,
        })
        .check(
          z.refine(({ role, content }) => content.length <= longestOf[role], {
            error: "is longer than a message may be",
            path: ["content"],
          }),
        ),
    )
    .check(z.minLength(1), z.maxLength(messagesPerChat)),
});
export const chatsList: ListFormat<typeof exportedChat> = {
  name: "chats",
  list: "chats",
  mostEntries: chatsPerAccount,
  entry: exportedChat,
  budget: {
    bytes: 32 * 1024 * 1024,
    depth: 8,
    elements: 100_000,
    keys: 300_000,
    textLength: chatAnswerMaxLength,
  },
};
export const listsOfChats: readonly ListFormat[] = [chatsList];
