import { chatMessagesPerPage, chatsListed } from "@striper/contract/limits";
import { minute, type Instant } from "@striper/marine/time";
import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { chatMessages, chats } from "#server/features/assistant/assistant.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
export type NewMessage = Omit<typeof chatMessages.$inferInsert, "id" | "number">;

/** After this the claim of a server that died while answering expires. */
const longestAnswer = 3 * minute;

const isChat = (accountId: string, id: string) =>
  and(eq(chats.id, id), eq(chats.accountId, accountId));

export async function findUnusedChat(
  connection: Connection,
  accountId: string,
): Promise<ChatRow | undefined> {
  const [row] = await connection
    .select()
    .from(chats)
    .where(and(eq(chats.accountId, accountId), isNull(chats.preview), isNull(chats.answeringSince)))
    .limit(1);
  return row;
}

export async function countChats(connection: Connection, accountId: string): Promise<number> {
  const [row] = await connection
    .select({ chats: count() })
    .from(chats)
    .where(eq(chats.accountId, accountId));
  return row?.chats ?? 0;
}

export async function insertChat(
  connection: Connection,
  accountId: string,
  now: Instant,
): Promise<string> {
  const [row] = await connection
    .insert(chats)
    .values({ accountId, createdAt: now, lastActivityAt: now })
    .returning({ id: chats.id });
  if (row === undefined) throw new Error("no chat was made");
  return row.id;
}

/** Leaves out chats without a question. */
export function listChats(
  connection: Connection,
  accountId: string,
  most = chatsListed,
): Promise<ChatRow[]> {
  return connection
    .select()
    .from(chats)
    .where(and(eq(chats.accountId, accountId), isNotNull(chats.preview)))
    .orderBy(desc(chats.lastActivityAt), asc(chats.id))
    .limit(most);
}

export async function findChat(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<ChatRow | undefined> {
  const [row] = await connection.select().from(chats).where(isChat(accountId, id));
  return row;
}

export async function deleteChat(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<boolean> {
  const rows = await connection
    .delete(chats)
    .where(isChat(accountId, id))
    .returning({ id: chats.id });
  return rows.length > 0;
}

/** Locks the chat for one answer; undefined while another question is being answered. */
export async function claimChat(
  connection: Connection,
  accountId: string,
  id: string,
  now: Instant,
): Promise<ChatRow | undefined> {
  const isFree = or(isNull(chats.answeringSince), lt(chats.answeringSince, now - longestAnswer));
  const [row] = await connection
    .update(chats)
    .set({ answeringSince: now })
    .where(and(isChat(accountId, id), isFree))
    .returning();
  return row;
}

export async function releaseChat(
  connection: Connection,
  id: string,
  after: { preview?: string; lastActivityAt: Instant },
): Promise<void> {
  await connection
    .update(chats)
    .set({ answeringSince: null, ...after })
    .where(eq(chats.id, id));
}

export async function insertMessage(
  connection: Connection,
  message: NewMessage,
): Promise<MessageRow> {
  const [row] = await connection.insert(chatMessages).values(message).returning();
  if (row === undefined) throw new Error("no message was stored");
  return row;
}

export function listMessages(connection: Connection, chatId: string): Promise<MessageRow[]> {
  return connection
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(asc(chatMessages.number));
}

/** Returns messages in the order they were said. */
export async function lastMessages(
  connection: Connection,
  chatId: string,
  { most, before }: { readonly most: number; readonly before?: number | undefined },
): Promise<MessageRow[]> {
  const isBefore = before === undefined ? undefined : lt(chatMessages.number, before);
  const rows = await connection
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), isBefore))
    .orderBy(desc(chatMessages.number))
    .limit(most);
  return rows.toReversed();
}

/**
 * Returns a page of a chat; `earlier` is its first message's number when there are earlier ones.
 */
export async function readPage(
  connection: Connection,
  chatId: string,
  before?: number,
): Promise<{ readonly messages: readonly MessageRow[]; readonly earlier: number | null }> {
  const rows = await lastMessages(connection, chatId, { most: chatMessagesPerPage + 1, before });
  const messages = rows.slice(-chatMessagesPerPage);
  const [first] = messages;
  const hasMore = rows.length > messages.length && first !== undefined;
  return { messages, earlier: hasMore ? first.number : null };
}

export async function countMessages(connection: Connection, chatId: string): Promise<number> {
  const [row] = await connection
    .select({ messages: count() })
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId));
  return row?.messages ?? 0;
}

export async function lockChats(connection: Connection, accountId: string): Promise<void> {
  await connection.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`assistant ${accountId}`}, 0))`,
  );
}
