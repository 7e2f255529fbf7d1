import type { WireAnswer } from "@striper/contract/assistant";
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { goesWithAccount } from "#server/platform/database/account-key.ts";
import { instant } from "#server/platform/database/columns.ts";

export const chats = pgTable(
  "assistant_chats",
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid("account_id").notNull(),
    createdAt: instant("created_at").notNull(),
    lastActivityAt: instant("last_activity_at").notNull(),
    /** Null until the first question. */
    preview: text(),
    /** Set while a question is being answered; blocks the next one. */
    answeringSince: instant("answering_since"),
  },
  (table) => [
    goesWithAccount("assistant_chats_account", table.accountId),
    index("assistant_chats_newest").on(table.accountId, table.lastActivityAt),
  ],
);

export const chatMessages = pgTable(
  "assistant_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    chatId: uuid("chat_id").notNull(),
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    content: text().notNull(),
    saidAt: instant("said_at").notNull(),
    isError: boolean("is_error").notNull().default(false),
    engine: text({ enum: ["built-in", "model"] }),
    answer: jsonb().$type<WireAnswer>(),
  },
  (table) => [
    foreignKey({
      name: "assistant_messages_chat",
      columns: [table.chatId],
      foreignColumns: [chats.id],
    }).onDelete("cascade"),
    index("assistant_messages_chat_number").on(table.chatId, table.number),
  ],
);

export const modelUse = pgTable(
  "assistant_model_use",
  {
    accountId: uuid("account_id").notNull(),
    day: date({ mode: "string" }).notNull(),
    tokens: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day] }),
    goesWithAccount("assistant_model_use_account", table.accountId),
  ],
);
