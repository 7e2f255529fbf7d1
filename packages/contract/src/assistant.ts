import * as z from "zod/mini";
import { dayState } from "#contract/day-state.ts";
import { defineEndpoint, type OutputOf } from "#contract/endpoint.ts";
import { chatMessageMaxLength, chatMessagesPerPage, chatsListed } from "#contract/limits.ts";
import {
  between,
  cursor,
  id,
  instant,
  multiLine,
  orNull,
  position,
  singleLine,
  succeeded,
  integerBetween,
  withDefault,
} from "#contract/schemas.ts";

/** A figure or rule an answer rests on; shown as a chip that opens the screen behind it. */
const fact = z.object({
  kind: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  unit: z.nullable(z.string()),
  place: z.nullable(z.string()),
  time: z.nullable(instant),
  source: z.string(),
  screen: z.nullable(z.string()),
});

/** A question of the message as it was understood; each slot is a chip that can be changed. */
const questionCase = z.object({
  topic: z.string(),
  slots: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.union([z.string(), z.number()]),
      /** Read in the message, taken for granted, or known from the turns before. */
      from: z.enum(["read", "assumed", "before"]),
    }),
  ),
});

/** How the built-in engine read a message, and what it offers beside the answer. */
const reading = z.object({
  cases: z.array(questionCase),
  /** Words that fill no slot and are not known filler. */
  unread: z.array(z.string()),
  /** Questions to ask with one tap. */
  choices: z.array(z.object({ label: z.string(), question: z.string() })),
  /** Screens that do what was asked for, their forms filled in. */
  actions: z.array(z.object({ label: z.string(), screen: z.string() })),
  /** Markdown, folded below the answer. */
  more: z.nullable(z.string()),
});

const engine = z.enum(["built-in", "model"]);

const chatMessage = z.object({
  message_id: id,
  role: z.enum(["user", "assistant"]),
  /** Markdown. */
  content: z.string(),
  timestamp: instant,
  is_welcome: z.boolean(),
  is_error: z.boolean(),
  facts: z.array(fact),
  /** Who answered; null for the person's own messages. */
  engine: z.nullable(engine),
  /** Of the built-in engine's answers. */
  reading: z.nullable(reading),
});
export type ChatMessage = OutputOf<typeof chatMessage>;

const sessionParams = z.strictObject({ session_id: id });

export const createChat = defineEndpoint({
  method: "POST",
  path: "/api/ai/chat/session",
  summary: "Start a chat.",
  access: "member",
  response: z.object({
    success: z.literal(true),
    session_id: id,
    welcome: z.nullable(chatMessage),
  }),
  errors: ["limit_reached"],
  limits: { perMinute: 30 },
});

export const listChats = defineEndpoint({
  method: "GET",
  path: "/api/ai/chat/sessions",
  summary: "The account's chats, newest first.",
  access: "member",
  response: z.object({
    success: z.literal(true),
    sessions: z
      .array(
        z.object({
          session_id: id,
          last_message_preview: z.nullable(z.string()),
          last_activity: instant,
        }),
      )
      .check(z.maxLength(chatsListed)),
  }),
});

export const chatHistory = defineEndpoint({
  method: "GET",
  path: "/api/ai/chat/history/:session_id",
  summary: "The last messages of a chat, or those before a page of it.",
  access: "member",
  params: sessionParams,
  query: z.strictObject({ before: z.optional(cursor) }),
  response: z.object({
    success: z.literal(true),
    /** As they were said. */
    messages: z.array(chatMessage).check(z.maxLength(chatMessagesPerPage)),
    /** Passed as `before` for the page before this one; null on the first one. */
    earlier: withDefault(z.nullable(z.string()), null),
  }),
  errors: ["not_found"],
  limits: { inTurns: true },
});

export const removeChat = defineEndpoint({
  method: "DELETE",
  path: "/api/ai/chat/session/:session_id",
  summary: "Delete a chat.",
  access: "member",
  params: sessionParams,
  response: succeeded,
  errors: ["not_found"],
});

const question = z.strictObject({
  session_id: id,
  message: multiLine(chatMessageMaxLength),
  /** Where the person is, for "near me"; not stored. */
  position: orNull(position),
  /** What a verdict of today rests on, as the device knows it; not stored. Missing: the log of the account. */
  day: orNull(dayState),
  /** Slots a person changed: the message is answered anew with their values, all of them each time. */
  edits: withDefault(
    z
      .array(
        z.strictObject({
          part: integerBetween(0, 9),
          slot: singleLine(20),
          value: z.union([between(0, 999), singleLine(80)]),
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
});

const answer = z.object({
  success: z.literal(true),
  response: z.string(),
  timestamp: instant,
  message_id: id,
  /** A remark shown with the answer, such as that the model did not answer and who did. */
  message: z.nullable(z.string()),
  facts: z.array(fact),
  /** The question was understood and is not answered, or cannot be. */
  declined: z.boolean(),
  engine,
  reading: z.nullable(reading),
});

export const sendChatMessage = defineEndpoint({
  method: "POST",
  path: "/api/ai/chat/message",
  summary: "Ask, and get the whole answer at once.",
  access: "member",
  body: question,
  response: answer,
  errors: ["not_found", "conflict", "limit_reached"],
  limits: { perMinute: 20 },
});

/** One event of the streamed answer: its `data`. The last one is `done` or `error`. */
export const answerEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("fact"), fact }),
  /** What was streamed so far is withdrawn and replaced. */
  z.object({ type: z.literal("restart"), reason: z.string() }),
  z.object({ type: z.literal("done"), answer }),
  z.object({ type: z.literal("error"), message: z.string() }),
]);
export type AnswerEvent = OutputOf<typeof answerEvent>;

export const streamChatMessage = defineEndpoint({
  method: "POST",
  path: "/api/ai/chat/message/stream",
  summary: "Ask, and get the answer as server-sent events; closing the connection stops it.",
  access: "member",
  body: question,
  response: answerEvent,
  responseType: "text/event-stream",
  errors: ["not_found", "conflict", "limit_reached"],
  limits: { perMinute: 20 },
});
