import { instant } from "@striper/contract/schemas";
import * as z from "zod/mini";
import type { ListFormat } from "#server/platform/account-data/reading/list-format.ts";

/* Archive format of conversations, and what an import accepts. */

export const chatsPerAccount = 500;
export const chatsFile = "assistant/chats.json";

/** Far more than an answer has. */
const longestContent = 50_000;
const mostMessages = 1000;

export const exportedChat = z.object({
  started_at: instant,
  messages: z
    .array(
      z.object({
        role: z.enum(["user", "assistant"]),
        content: z.string().check(z.maxLength(longestContent)),
        timestamp: instant,
      }),
    )
    .check(z.minLength(1), z.maxLength(mostMessages)),
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
    textLength: longestContent,
  },
};
export const listsOfChats: readonly ListFormat[] = [chatsList];
