import { saidSlots } from "@striper/angling/assistant/cards/said-slots";
import { answerMessage as findAnswer } from "@striper/angling/assistant/find/answer-message";
import type { CardBefore, Turn as Found } from "@striper/angling/assistant/find/turn";
import { cardInView, type SentCard } from "@striper/angling/assistant/tools/call-tool";
import type { ToolContext } from "@striper/angling/assistant/tools/tool";
import type { AnswerEvent, WireAnswer, WireCard } from "@striper/contract/assistant";
import { wireAnswer, wireCard } from "@striper/contract/assistant-answer";
import { cardsPerAnswer, chatAnswerMaxLength, messagesPerChat } from "@striper/contract/limits";
import { formatIso } from "@striper/marine/time";
import { answerInWords } from "#server/features/assistant/answering/answer-in-words.ts";
import { questions } from "#server/features/assistant/answering/question-queue.ts";
import { previewOf, shortened } from "#server/features/assistant/chats/chats.presenter.ts";
import type { ChatRow, MessageRow } from "#server/features/assistant/chats/chats.store.ts";
import {
  claimChat,
  countMessages,
  findChat,
  insertMessage,
  lastMessages,
  releaseChat,
} from "#server/features/assistant/chats/chats.store.ts";
import type { Asker, AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import { historyMessages, ModelRefused } from "#server/features/assistant/model/model.ts";
import { hasModelLeft, noteModelUse } from "#server/features/assistant/model/model-use.store.ts";
import { wording } from "#server/features/assistant/wording.ts";
import { AppError } from "#server/http/app-error.ts";

export interface AskedMessage extends Asker {
  readonly chatId: string;
  readonly message: string;
  /** The card in view with the person's changes; null means the first card of the last answer. */
  readonly after: SentCard | null;
}

type Done = Extract<AnswerEvent, { type: "done" }>["answer"];

interface Turn {
  readonly context: AssistantDependencies;
  readonly asked: AskedMessage;
  readonly chat: ChatRow;
  readonly signal: AbortSignal;
}

interface Answered {
  readonly content: string;
  readonly answer: WireAnswer | null;
  readonly engine: Done["engine"];
}

interface Remarked extends Answered {
  readonly answer: WireAnswer;
  readonly remark: string | null;
}

async function cardBefore(
  { after }: AskedMessage,
  history: readonly MessageRow[],
  { now, providers }: ToolContext,
): Promise<CardBefore | null> {
  const last = history.findLast(({ answer }) => answer !== null)?.answer;
  const first = last?.cards[0];
  const card =
    after ??
    (last && first && { tool: first.tool, slots: saidSlots(first), isOpen: last.open > 0 });
  if (!card) return null;
  const emergency = last?.emergency?.id ?? null;
  return cardInView({ ...card, emergency }, { now, ownSpots: (await providers.ownSpots()) ?? [] });
}

const allOpen = (cards: WireCard[]): WireAnswer => ({
  emergency: null,
  cards,
  open: cards.length,
  unread: [],
});

const ofCards = (answer: WireAnswer, remark: string | null): Remarked => ({
  content: answerInWords(answer),
  answer,
  engine: "built-in",
  remark,
});

async function* answerWithModel(
  turn: Turn,
  history: readonly MessageRow[],
  { found, tools }: { readonly found: Found; readonly tools: ToolContext },
): AsyncGenerator<WireCard, Remarked> {
  const { context, asked, signal } = turn;
  const { orm, clock, log, model } = context;
  const own = wireAnswer(found);
  if (model === undefined || found.emergency !== null) return ofCards(own, null);
  if (!(await hasModelLeft(orm, asked.accountId, clock.now())))
    return ofCards(own, wording.modelUsedUp);
  try {
    const answering = model.answer({
      history,
      question: asked.message,
      found,
      tools,
      signal,
      onUse: (tokens) => noteModelUse(orm, asked.accountId, clock.now(), tokens),
    });
    for (;;) {
      const { value, done } = await answering.next();
      if (done !== true) {
        yield wireCard(value);
        continue;
      }
      // Without cards from the model, the finder's answer is still offered.
      const answer = value.cards.length === 0 ? own : allOpen(value.cards.map(wireCard));
      if (value.prose === "") return ofCards(answer, null);
      return { content: value.prose, answer, engine: "model", remark: null };
    }
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = error instanceof ModelRefused ? error.reason : "failed";
    log.warn({ err: error, reason }, "the model's words are left out");
    const cards = error instanceof ModelRefused ? error.cards.map(wireCard) : [];
    const remark = reason === "unsupported" ? wording.modelUnsupported : wording.modelSilent;
    return ofCards(cards.length === 0 ? own : allOpen(cards), remark);
  }
}

async function* work(turn: Turn): AsyncGenerator<WireCard, Remarked> {
  const { context, asked, chat, signal } = turn;
  const said = await lastMessages(context.orm, chat.id, { most: historyMessages + 1 });
  // The last message is the question itself.
  const history = said.slice(0, -1);
  const tools = await context.toolContextFor(asked);
  const before = await cardBefore(asked, history, tools);
  const found = await questions.run({ key: asked.accountId, signal, isLetIn: true }, () =>
    findAnswer(asked.message, before, tools),
  );
  return yield* answerWithModel(turn, history, { found, tools });
}

async function saveAnswer({ context, chat, asked }: Turn, answered: Answered, isError = false) {
  const { orm, clock } = context;
  const now = clock.now();
  return orm.transaction(async (transaction) => {
    const row = await insertMessage(transaction, {
      chatId: chat.id,
      role: "assistant",
      content: shortened(answered.content, chatAnswerMaxLength),
      saidAt: now,
      isError,
      engine: answered.engine,
      answer: answered.answer,
    });
    await releaseChat(transaction, chat.id, {
      lastActivityAt: now,
      preview: previewOf(asked.message),
    });
    return row;
  });
}

/** Saves the cards of a stopped answer; unchecked prose is lost. */
async function saveInterrupted(turn: Turn, worked: readonly WireCard[]): Promise<void> {
  if (!turn.signal.aborted) {
    await saveAnswer(turn, { content: wording.failed, answer: null, engine: "built-in" }, true);
    return;
  }
  const answer = allOpen(worked.slice(-cardsPerAnswer));
  await saveAnswer(turn, { content: wording.stopped, answer, engine: "model" });
}

async function claim(context: AssistantDependencies, asked: AskedMessage): Promise<ChatRow> {
  const { orm, clock } = context;
  const { accountId, chatId } = asked;
  const chat = await claimChat(orm, accountId, chatId, clock.now());
  if (chat !== undefined) return chat;
  const isThere = (await findChat(orm, accountId, chatId)) !== undefined;
  if (isThere) throw new AppError("conflict", { message: wording.stillAnswering });
  throw new AppError("not_found", { message: wording.noSuchChat });
}

async function* converse(turn: Turn): AsyncGenerator<AnswerEvent> {
  const cards: WireCard[] = [];
  const answering = work(turn);
  try {
    for (;;) {
      const { value, done } = await answering.next();
      if (done === true) {
        const row = await saveAnswer(turn, value);
        yield { type: "done", answer: presentDone(value, row) };
        return;
      }
      cards.push(value);
      yield { type: "card", card: value };
    }
  } catch (error) {
    await saveInterrupted(turn, cards);
    throw error;
  }
}

const presentDone = ({ answer: told, engine, remark }: Remarked, row: MessageRow): Done => ({
  success: true,
  response: row.content,
  timestamp: formatIso(row.saidAt),
  message_id: row.id,
  message: remark,
  engine,
  answer: told,
});

/**
 * Stores the question, then answers it. Rejects before the first event when the chat is missing or
 * busy. After that, the history contains the question and at least a partial answer.
 */
export async function answerMessage(
  context: AssistantDependencies,
  asked: AskedMessage,
  signal: AbortSignal,
): Promise<AsyncGenerator<AnswerEvent>> {
  questions.refuseExcess({ key: asked.accountId, signal });
  const chat = await claim(context, asked);
  try {
    if ((await countMessages(context.orm, chat.id)) >= messagesPerChat)
      throw new AppError("limit_reached", { message: wording.chatFull });
    await insertMessage(context.orm, {
      chatId: chat.id,
      role: "user",
      content: asked.message,
      saidAt: context.clock.now(),
    });
  } catch (error) {
    await releaseChat(context.orm, chat.id, { lastActivityAt: chat.lastActivityAt });
    throw error;
  }
  return converse({ context, asked, chat, signal });
}

export async function answerAtOnce(
  context: AssistantDependencies,
  asked: AskedMessage,
): Promise<Done> {
  for await (const event of await answerMessage(context, asked, new AbortController().signal))
    if (event.type === "done") return event.answer;
  throw new Error("the answer has no end");
}
