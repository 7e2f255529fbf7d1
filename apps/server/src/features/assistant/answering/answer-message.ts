import {
  answerQuestion,
  type AssistantProviders,
  type Fact,
  type SlotEdit,
} from "@striper/angling/assistant";
import type { AnswerEvent } from "@striper/contract/assistant";
import type { DayState } from "@striper/angling/regulations";
import type { Position } from "@striper/marine/geo";
import { chatAnswerMaxLength, messagesPerChat } from "@striper/contract/limits";
import { formatIso } from "@striper/marine/time";
import type { EngineAnswer, Reading } from "#server/features/assistant/answering/engine.ts";
import { previewOf, shortened } from "#server/features/assistant/chats/chats.presenter.ts";
import type { ChatRow } from "#server/features/assistant/chats/chats.store.ts";
import {
  claimChat,
  countMessages,
  findChat,
  insertMessage,
  lastMessages,
  releaseChat,
} from "#server/features/assistant/chats/chats.store.ts";
import type { AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import { historyMessages, ModelRefused } from "#server/features/assistant/model/model.ts";
import { hasModelLeft, noteModelUse } from "#server/features/assistant/model/model-use.store.ts";
import { wording } from "#server/features/assistant/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import { createFairQueue } from "#server/platform/work/fair-queue.ts";

export interface AskedMessage {
  readonly accountId: string;
  readonly chatId: string;
  readonly message: string;
  readonly position: Position | null;
  readonly edits: readonly SlotEdit[];
  /** As the device sent it; null: taken from the account's log. */
  readonly day: DayState | null;
}

type Done = Extract<AnswerEvent, { type: "done" }>["answer"];
type Engine = Done["engine"];

interface Turn {
  readonly context: AssistantDependencies;
  readonly asked: AskedMessage;
  readonly chat: ChatRow;
  readonly signal: AbortSignal;
}

interface Answered extends EngineAnswer {
  readonly engine: Engine;
  /** Shown with the answer. */
  readonly remark: string | null;
}

/** What the answers may read, with the day as the device knows it. */
function providersFor({ context, asked }: Turn): AssistantProviders {
  const providers = context.providersFor(asked.accountId);
  const { day } = asked;
  return day === null ? providers : { ...providers, day: () => Promise.resolve(day) };
}

/** Each reads a log and thinks for some tenths of a second in this process. */
const questions = createFairQueue({
  running: 2,
  runningEach: 1,
  waitingEach: 3,
  waiting: 100,
  longestMs: 30_000,
});

const builtIn = (turn: Turn): Promise<OwnAnswer> =>
  questions.run({ key: turn.asked.accountId, signal: turn.signal, isLetIn: true }, () =>
    answerBuiltIn(turn),
  );

async function answerBuiltIn(turn: Turn): Promise<OwnAnswer> {
  const { context, asked, chat } = turn;
  const { text, facts, declined, followUpContext, ...reading } = await answerQuestion({
    edits: asked.edits,
    question: asked.message,
    conversation: chat.followUp,
    providers: providersFor(turn),
    now: context.clock.now(),
    position: asked.position,
  });
  return { text, facts, declined, followUpContext, reading };
}

type OwnAnswer = EngineAnswer & { readonly reading: Reading };

/** Questions about danger are answered by the reviewed texts only, never by a model. */
const isOfDanger = ({ facts }: OwnAnswer): boolean => facts.some(({ kind }) => kind === "danger");

/** As the wire has it. */
function presentReading(reading: Reading | undefined): Done["reading"] {
  if (reading === undefined) return null;
  const { cases, unread, choices, actions, more } = reading;
  return {
    cases: cases.map(({ topic, slots }) => ({ topic, slots: [...slots] })),
    unread: [...unread],
    choices: [...choices],
    actions: [...actions],
    more,
  };
}

/** The whole built-in answer at once, in the words of the stream. */
async function* sayBuiltIn(
  answer: OwnAnswer,
  remark: string | null,
): AsyncGenerator<AnswerEvent, Answered> {
  for (const fact of answer.facts) yield { type: "fact", fact };
  yield { type: "text", text: answer.text };
  return { ...answer, engine: "built-in", remark };
}

/**
 * How the question was understood is shown above a model's answer as well, and is kept for
 * follow-up questions.
 */
function readingOfModel({ reading, followUpContext }: OwnAnswer): Partial<EngineAnswer> {
  const choices = reading.unread.length === 0 ? [] : reading.choices;
  return {
    reading: { ...reading, choices, more: null },
    ...(followUpContext === undefined ? {} : { followUpContext }),
  };
}

async function* sayModel(turn: Turn): AsyncGenerator<AnswerEvent, Answered> {
  const { context, asked, chat, signal } = turn;
  const { orm, clock, log, model } = context;
  const own = await builtIn(turn);
  if (model === undefined || isOfDanger(own)) return yield* sayBuiltIn(own, null);
  if (!(await hasModelLeft(orm, asked.accountId, clock.now())))
    return yield* sayBuiltIn(own, wording.modelUsedUp);
  // The last one is the question itself.
  const history = (await lastMessages(orm, chat.id, { most: historyMessages + 1 })).slice(0, -1);
  const said = { hasSpoken: false };
  try {
    const sayings = model.answer({
      history,
      question: asked.message,
      reading: own.reading,
      signal,
      tools: {
        providers: providersFor(turn),
        now: clock.now(),
        position: asked.position,
      },
      onUse: (tokens) => noteModelUse(orm, asked.accountId, clock.now(), tokens),
    });
    for await (const saying of sayings) {
      if (saying.type === "answer")
        return { ...saying.answer, ...readingOfModel(own), engine: "model", remark: null };
      said.hasSpoken = true;
      yield saying;
    }
    throw new ModelRefused("silent");
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = error instanceof ModelRefused ? error.reason : "failed";
    log.warn({ err: error, reason }, "the model's answer is replaced by the built-in one");
    const remark = reason === "unsupported" ? wording.modelUnsupported : wording.modelSilent;
    if (said.hasSpoken) yield { type: "restart", reason: remark };
    return yield* sayBuiltIn(own, remark);
  }
}

async function saveAnswer(
  { context, chat, asked }: Turn,
  { text, facts, engine, followUpContext, reading }: Omit<Answered, "remark" | "declined">,
  isError: boolean,
) {
  const { orm, clock } = context;
  const now = clock.now();
  return orm.transaction(async (transaction) => {
    const row = await insertMessage(transaction, {
      chatId: chat.id,
      role: "assistant",
      content: shortened(text, chatAnswerMaxLength),
      saidAt: now,
      isError,
      facts: [...facts],
      engine,
      reading: presentReading(reading),
    });
    await releaseChat(transaction, chat.id, {
      lastActivityAt: now,
      preview: previewOf(asked.message),
      ...(followUpContext === undefined ? {} : { followUp: followUpContext }),
    });
    return row;
  });
}

/** A stopped answer stays in the history as far as it got, marked as incomplete. */
async function saveInterrupted(turn: Turn, text: string, facts: readonly Fact[]): Promise<void> {
  const isStopped = turn.signal.aborted;
  const content = isStopped ? `${text.trimEnd()} ${wording.stopped}`.trim() : wording.failed;
  const engine: Engine = turn.context.model === undefined ? "built-in" : "model";
  await saveAnswer(turn, { text: content, facts, engine }, !isStopped);
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
  const said: { text: string; facts: Fact[] } = { text: "", facts: [] };
  const sayings = sayModel(turn);
  try {
    for (;;) {
      const step = await sayings.next();
      if (step.done === true) {
        const row = await saveAnswer(turn, step.value, false);
        yield { type: "done", answer: presentDone(step.value, row.id, row.saidAt) };
        return;
      }
      if (step.value.type === "text") said.text += step.value.text;
      if (step.value.type === "fact") said.facts.push(step.value.fact);
      if (step.value.type === "restart") Object.assign(said, { text: "", facts: [] });
      yield step.value;
    }
  } catch (error) {
    await saveInterrupted(turn, said.text, said.facts);
    throw error;
  }
}

const presentDone = (
  { text, facts, declined, engine, remark, reading }: Answered,
  messageId: string,
  saidAt: number,
): Done => ({
  success: true,
  response: text,
  timestamp: formatIso(saidAt),
  message_id: messageId,
  message: remark,
  facts: [...facts],
  declined,
  engine,
  reading: presentReading(reading),
});

/**
 * Keeps the question, then answers it. Rejects before the first event when the chat is not there or
 * busy; from then on question and answer, or what there is of it, are in the history.
 */
export async function answerMessage(
  context: AssistantDependencies,
  asked: AskedMessage,
  signal: AbortSignal,
): Promise<AsyncGenerator<AnswerEvent>> {
  questions.refuseExcess({ key: asked.accountId, signal });
  const chat = await claim(context, asked);
  const now = context.clock.now();
  try {
    if ((await countMessages(context.orm, chat.id)) >= messagesPerChat)
      throw new AppError("limit_reached", { message: wording.chatFull });
    await insertMessage(context.orm, {
      chatId: chat.id,
      role: "user",
      content: asked.message,
      saidAt: now,
      facts: [],
    });
  } catch (error) {
    await releaseChat(context.orm, chat.id, { lastActivityAt: chat.lastActivityAt });
    throw error;
  }
  return converse({ context, asked, chat, signal });
}

/** The same, all at once. */
export async function answerAtOnce(
  context: AssistantDependencies,
  asked: AskedMessage,
): Promise<Done> {
  for await (const event of await answerMessage(context, asked, new AbortController().signal))
    if (event.type === "done") return event.answer;
  throw new Error("the answer has no end");
}
