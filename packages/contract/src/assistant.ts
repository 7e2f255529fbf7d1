import * as z from "zod/mini";
import { dayState } from "#contract/day-state.ts";
import { defineEndpoint, type OutputOf } from "#contract/endpoint.ts";
import {
  cardsPerAnswer,
  chatMessageMaxLength,
  chatMessagesPerPage,
  chatsListed,
} from "#contract/limits.ts";
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

const fact = z.object({
  kind: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  unit: z.nullable(z.string()),
  place: z.nullable(z.string()),
  time: z.nullable(instant),
  source: z.string(),
});

/** The result of one assistant tool; `Card` in packages/angling documents its parts. */
const card = z.object({
  tool: z.string(),
  title: z.string(),
  slots: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  assumed: z.array(z.string()),
  headline: z.object({ figure: z.string(), unit: z.nullable(z.string()), label: z.string() }),
  verdict: z.nullable(z.string()),
  text: z.string(),
  details: z.array(z.string()),
  facts: z.array(fact),
  sources: z.array(z.object({ name: z.string(), link: z.nullable(z.string()) })),
  actions: z.array(z.object({ label: z.string(), screen: z.string() })),
  is_unanswered: z.boolean(),
});
export type WireCard = OutputOf<typeof card>;

const answer = z.object({
  /** A reviewed safety text, shown above everything else. */
  emergency: z.nullable(z.object({ id: z.string(), text: z.string() })),
  /** The finder's likeliest readings, or the results of a model's tools. */
  cards: z.array(card).check(z.maxLength(cardsPerAnswer)),
  /** Number of expanded cards. The finder expands at most one, and the person chooses among the others. */
  open: integerBetween(0, cardsPerAnswer),
  /** Words that fill no slot and are not known filler. */
  unread: z.array(z.string()),
});
export type WireAnswer = OutputOf<typeof answer>;

const engine = z.enum(["built-in", "model"]);

const chatMessage = z.object({
  message_id: id,
  role: z.enum(["user", "assistant"]),
  /** Markdown from the model, or the cards in words for the built-in engine. */
  content: z.string(),
  timestamp: instant,
  is_welcome: z.boolean(),
  is_error: z.boolean(),
  engine: z.nullable(engine),
  /** Null without cards, as in the person's own, imported and earlier versions' messages. */
  answer: z.nullable(answer),
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
    messages: z.array(chatMessage).check(z.maxLength(chatMessagesPerPage)),
    /** Passed as `before` to get the previous page; null on the first page. */
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
  /** The person's position, for "near me"; not stored. */
  position: orNull(position),
  /** The device's inputs for today's verdict; not stored. Defaults to the account's log. */
  day: orNull(dayState),
  /** The card in view with the person's changes, so that "and on Sunday?" continues from it. */
  after: orNull(
    z.strictObject({
      tool: singleLine(20),
      /** Missing from older devices. */
      is_open: z.optional(z.boolean()),
      slots: z.record(
        singleLine(20),
        z.union([
          between(-999, 9999),
          singleLine(80),
          z.array(singleLine(20)).check(z.maxLength(10)),
        ]),
      ),
    }),
  ),
});

const told = z.object({
  success: z.literal(true),
  response: z.string(),
  timestamp: instant,
  message_id: id,
  /** A remark such as that the model failed and the built-in engine answered. */
  message: z.nullable(z.string()),
  engine,
  answer,
});

export const sendChatMessage = defineEndpoint({
  method: "POST",
  path: "/api/ai/chat/message",
  summary: "Ask, and get the whole answer at once.",
  access: "member",
  body: question,
  response: told,
  errors: ["not_found", "conflict", "limit_reached"],
  limits: { perMinute: 20 },
});

/** One event of the streamed answer. The last one is `done` or `error`. */
export const answerEvent = z.discriminatedUnion("type", [
  /** A tool's result. The text follows with `done`, once it is checked against the cards. */
  z.object({ type: z.literal("card"), card }),
  z.object({ type: z.literal("done"), answer: told }),
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
