import type { ChatMessage, WireAnswer, WireCard } from "@striper/contract/assistant";
import { assistantWording } from "#web/features/assistant/wording.ts";

export interface ShownCard {
  readonly card: WireCard;
  /** Closed cards show only their title. */
  readonly isOpen: boolean;
}

export interface ShownAnswer {
  readonly emergency: string | null;
  readonly cards: readonly ShownCard[];
  readonly unread: readonly string[];
  readonly inView: number;
  /** True when the finder found no card or left some closed, so the topics are offered. */
  readonly isChoice: boolean;
}

export interface Entry {
  readonly id: string;
  readonly role: ChatMessage["role"];
  readonly content: string;
  readonly isError: boolean;
  readonly remark: string | null;
  readonly answer: ShownAnswer | null;
}

/** "device": without a connection the finder answers locally and nothing is stored. */
export type ChatSession =
  | { readonly kind: "opening" }
  | { readonly kind: "server"; readonly id: string }
  | { readonly kind: "device" }
  | { readonly kind: "failed" };

export interface Chat {
  readonly session: ChatSession;
  readonly entries: readonly Entry[];
  readonly answering: Entry | null;
}

export type ChatEvent =
  | { readonly type: "opening" }
  | { readonly type: "opened"; readonly session: ChatSession; readonly entries: readonly Entry[] }
  | { readonly type: "asked"; readonly entry: Entry; readonly answerId: string }
  | { readonly type: "computed"; readonly card: WireCard }
  | { readonly type: "answered"; readonly entry: Entry }
  /** A card was opened, changed or added by hand and is now in view. */
  | {
      readonly type: "shown";
      readonly entryId: string;
      readonly index: number;
      readonly card: WireCard;
    }
  | { readonly type: "stopped" }
  | { readonly type: "failed" };

export const newChat: Chat = { session: { kind: "opening" }, entries: [], answering: null };

export const plainEntry = (
  id: string,
  role: Entry["role"],
  content: string,
  more: Partial<Entry> = {},
): Entry => ({
  id,
  role,
  content,
  isError: false,
  remark: null,
  answer: null,
  ...more,
});

/**
 * Converts an answer of the server. The finder leaves a choice when it found no card or left some
 * closed; a model never does.
 */
export const shownAnswer = (
  { emergency, cards, open, unread }: WireAnswer,
  engine: ChatMessage["engine"],
): ShownAnswer => ({
  emergency: emergency?.text ?? null,
  cards: cards.map((card, index) => ({ card, isOpen: index < open })),
  unread,
  inView: 0,
  isChoice: engine === "built-in" && (open < cards.length || cards.length === 0),
});

type Told = Pick<ChatMessage, "content" | "engine" | "answer">;

export const answerEntry = (
  id: string,
  { content, engine, answer }: Told,
  more: Partial<Entry> = {},
): Entry =>
  plainEntry(id, "assistant", engine === "built-in" && answer !== null ? "" : content, {
    answer: answer === null ? null : shownAnswer(answer, engine),
    ...more,
  });

export const entryOf = (message: ChatMessage): Entry =>
  answerEntry(message.message_id, message, {
    role: message.role,
    isError: message.is_error,
  });

export const withCard = (answer: ShownAnswer, index: number, card: WireCard): ShownAnswer => ({
  ...answer,
  cards: answer.cards.toSpliced(index, 1, { card, isOpen: true }),
  inView: index,
});

const nothingYet = shownAnswer({ emergency: null, cards: [], open: 0, unread: [] }, null);

function withComputed(entry: Entry, card: WireCard): Entry {
  const answer = entry.answer ?? nothingYet;
  return { ...entry, answer: withCard(answer, answer.cards.length, card) };
}

const settled = (chat: Chat, entry: Entry): Chat => ({
  ...chat,
  entries: [...chat.entries, entry],
  answering: null,
});

export function nextChat(chat: Chat, event: ChatEvent): Chat {
  const { answering } = chat;
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
    case "computed":
      return answering === null
        ? chat
        : { ...chat, answering: withComputed(answering, event.card) };
    case "answered":
      return settled(chat, event.entry);
    case "shown":
      return {
        ...chat,
        entries: chat.entries.map((entry) =>
          entry.id === event.entryId && entry.answer !== null
            ? { ...entry, answer: withCard(entry.answer, event.index, event.card) }
            : entry,
        ),
      };
    case "stopped":
      return answering === null
        ? chat
        : settled(chat, { ...answering, content: assistantWording.stopped });
    case "failed":
      return answering === null
        ? chat
        : settled(
            chat,
            plainEntry(answering.id, "assistant", assistantWording.answerFailedInChat, {
              isError: true,
            }),
          );
    default:
      return chat;
  }
}

export function cardInView({ entries }: Chat): ShownCard | null {
  const answer = entries.findLast(({ role }) => role === "assistant")?.answer;
  return answer?.cards[answer.inView] ?? null;
}

/** From the specification: the tiles vanish after the first question. */
export const showsQuickStarts = ({ entries, answering }: Chat): boolean =>
  answering === null && entries.every(({ role }) => role === "assistant");

export const isNewChat = (chat: Chat): boolean =>
  chat.session.kind === "opening" || (chat.session.kind === "server" && showsQuickStarts(chat));

export type SendState = "ready" | "blank" | "busy" | "no-session";

/** From the specification: sending is blocked without a session and during an answer. */
export function sendState({ session, answering }: Chat, draft: string): SendState {
  if (session.kind === "opening" || session.kind === "failed") return "no-session";
  if (answering !== null) return "busy";
  return draft.trim() === "" ? "blank" : "ready";
}
