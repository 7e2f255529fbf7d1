import type { ChatMessage } from "@striper/contract/assistant";
import { assistantWording } from "#web/features/assistant/wording.ts";

export type ChatFact = ChatMessage["facts"][number];

export type Reading = NonNullable<ChatMessage["reading"]>;

/** A slot of one question of a message, with the value a person chose instead. */
export interface Edit {
  readonly part: number;
  readonly slot: string;
  readonly value: string | number;
}

export interface Entry {
  readonly id: string;
  readonly role: ChatMessage["role"];
  /** Markdown. */
  readonly content: string;
  readonly facts: readonly ChatFact[];
  readonly isError: boolean;
  readonly isWelcome: boolean;
  /** A remark shown with the answer: which engine answered, and why. */
  readonly remark: string | null;
  /** How the built-in engine read the question; null for a model's answer and for what was asked. */
  readonly reading: Reading | null;
  /** What was changed of the question after it was read. */
  readonly edits: readonly Edit[];
}

/** `device`: without a connection the built-in engine answers here, and nothing is kept. */
export type ChatSession =
  | { readonly kind: "opening" }
  | { readonly kind: "server"; readonly id: string }
  | { readonly kind: "device" }
  | { readonly kind: "failed" };

export interface Chat {
  readonly session: ChatSession;
  readonly entries: readonly Entry[];
  /** The answer that is being given, as far as it has come. */
  readonly answering: Entry | null;
}

export type ChatEvent =
  | { readonly type: "opening" }
  | { readonly type: "opened"; readonly session: ChatSession; readonly entries: readonly Entry[] }
  | { readonly type: "asked"; readonly entry: Entry; readonly answerId: string }
  | { readonly type: "said"; readonly text: string }
  | { readonly type: "fact"; readonly fact: ChatFact }
  | { readonly type: "restarted"; readonly reason: string }
  | { readonly type: "answered"; readonly entry: Entry }
  /** A slot was changed: this answer replaces the existing one. */
  | { readonly type: "revised"; readonly entry: Entry }
  | { readonly type: "stopped" }
  | { readonly type: "failed" };

export const newChat: Chat = { session: { kind: "opening" }, entries: [], answering: null };

export const entryOf = (message: ChatMessage): Entry => ({
  id: message.message_id,
  role: message.role,
  content: message.content,
  facts: message.facts,
  isError: message.is_error,
  isWelcome: message.is_welcome,
  remark: null,
  reading: message.reading,
  edits: [],
});

export const plainEntry = (
  id: string,
  role: Entry["role"],
  content: string,
  more: Partial<Entry> = {},
): Entry => ({
  id,
  role,
  content,
  facts: [],
  isError: false,
  isWelcome: false,
  remark: null,
  reading: null,
  edits: [],
  ...more,
});

const settled = (chat: Chat, entry: Entry): Chat => ({
  ...chat,
  entries: [...chat.entries, entry],
  answering: null,
});

function withAnswer(chat: Chat, change: (entry: Entry) => Entry): Chat {
  return chat.answering === null ? chat : { ...chat, answering: change(chat.answering) };
}

function brokenOff({ id, content, facts }: Entry, isStopped: boolean): Entry {
  if (!isStopped)
    return plainEntry(id, "assistant", assistantWording.answerFailedInChat, { isError: true });
  const text = `${content} ${assistantWording.stopped}`.trim();
  return plainEntry(id, "assistant", text, { facts });
}

function withoutAnswer(chat: Chat, isStopped: boolean): Chat {
  return chat.answering === null ? chat : settled(chat, brokenOff(chat.answering, isStopped));
}

export function nextChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case "opening":
      return newChat;
    case "opened":
      return { session: event.session, entries: event.entries, answering: null };
    case "asked":
      return {
        ...chat,
        entries: [...chat.entries, event.entry],
        answering: plainEntry(event.answerId, "assistant", ""),
      };
    case "said":
      return withAnswer(chat, (entry) => ({ ...entry, content: entry.content + event.text }));
    case "fact":
      return withAnswer(chat, (entry) => ({ ...entry, facts: [...entry.facts, event.fact] }));
    case "restarted":
      return withAnswer(chat, (entry) => ({
        ...entry,
        content: "",
        facts: [],
        remark: event.reason,
      }));
    case "answered":
      return settled(chat, event.entry);
    case "revised":
      return {
        ...chat,
        entries: chat.entries.map((entry) => (entry.id === event.entry.id ? event.entry : entry)),
      };
    case "stopped":
    case "failed":
      return withoutAnswer(chat, event.type === "stopped");
    default:
      return chat;
  }
}

/** Specification: the tiles vanish after the first question. */
export const showsQuickStarts = ({ entries, answering }: Chat): boolean =>
  answering === null && entries.every(({ role }) => role === "assistant");

/** Nothing has been asked yet: a second tap on "New chat" would begin the same again. */
export const isNewChat = (chat: Chat): boolean =>
  chat.session.kind === "opening" || (chat.session.kind === "server" && showsQuickStarts(chat));

export type SendState = "ready" | "blank" | "busy" | "no-session";

/** Specification: sending is blocked while an answer is under way and without a session. */
export function sendState({ session, answering }: Chat, draft: string): SendState {
  if (session.kind === "opening" || session.kind === "failed") return "no-session";
  if (answering !== null) return "busy";
  return draft.trim() === "" ? "blank" : "ready";
}

/** All that was changed of a question, with one change more; the last one of a slot counts. */
export const withEdit = (edits: readonly Edit[], edit: Edit): readonly Edit[] => [
  ...edits.filter(({ part, slot }) => part !== edit.part || slot !== edit.slot),
  edit,
];
