import type { ChatMessage } from "@striper/contract/assistant";
import { chatAnswerMaxLength } from "@striper/contract/limits";
import { formatIso, type Instant } from "@striper/marine/time";
import type { ChatRow, MessageRow } from "#server/features/assistant/chats/chats.store.ts";
import { wording } from "#server/features/assistant/wording.ts";

export const shortened = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`;

/** Shortens messages, because older imports accepted longer ones. */
export const presentMessage = (row: MessageRow): ChatMessage => ({
  message_id: row.id,
  role: row.role,
  content: shortened(row.content, chatAnswerMaxLength),
  timestamp: formatIso(row.saidAt),
  is_welcome: false,
  is_error: row.isError,
  engine: row.engine,
  answer: row.answer,
});

/** Shown in every empty chat and not stored. */
export const welcomeIn = (chatId: string, now: Instant): ChatMessage => ({
  message_id: chatId,
  role: "assistant",
  content: wording.welcome,
  timestamp: formatIso(now),
  is_welcome: true,
  is_error: false,
  engine: "built-in",
  answer: null,
});

const previewLength = 120;
export const previewOf = (question: string): string => shortened(question, previewLength);

export const presentChat = ({ id, preview, lastActivityAt }: ChatRow) => ({
  session_id: id,
  last_message_preview: preview,
  last_activity: formatIso(lastActivityAt),
});
