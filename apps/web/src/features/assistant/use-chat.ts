import { saidSlots } from "@striper/angling/assistant/cards/said-slots";
import {
  chatHistory,
  createChat,
  streamChatMessage,
  type AnswerEvent,
  type WireCard,
} from "@striper/contract/assistant";
import { wireAnswer, wireCard } from "@striper/contract/assistant-answer";
import type { DayState } from "@striper/angling/regulations";
import { wireDay } from "@striper/contract/day-state";
import type { Position } from "@striper/marine/geo";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import {
  answerEntry,
  cardInView,
  type ShownCard,
  entryOf,
  newChat,
  nextChat,
  plainEntry,
  withCard,
  type Chat,
  type ChatEvent,
  type Entry,
} from "#web/features/assistant/chat.ts";
import { chatsKey } from "#web/features/assistant/queries.ts";
import { answerHere, loadEngine, type DeviceContext } from "#web/features/assistant/use-engine.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError, isConnectionFailure, OfflineError } from "#web/platform/api/api-errors.ts";
import { readEvents } from "#web/platform/api/read-events.ts";
import { newId } from "#web/platform/new-id.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

/** Longest silence of a model, ms. */
const silentAfter = 30_000;

/** Wait for a session before the device answers itself, ms. */
const openTimeout = 6000;

export interface ChatSettings {
  readonly context: DeviceContext;
  readonly position: Position | null;
  readonly day: DayState;
}

export interface ChatControls {
  readonly chat: Chat;
  /** `chosen` is a card tapped while typing. */
  readonly ask: (question: string, chosen?: WireCard) => void;
  readonly show: (entryId: string, index: number, card: WireCard) => void;
  readonly stop: () => void;
  readonly startNew: () => void;
  readonly load: (sessionId: string) => Promise<void>;
}

type Dispatch = (event: ChatEvent) => void;

async function openChat(dispatch: Dispatch): Promise<void> {
  dispatch({ type: "opening" });
  try {
    const { session_id: id, welcome } = await call(createChat, {}, { timeout: openTimeout });
    const entries = welcome === null ? [] : [entryOf(welcome)];
    dispatch({ type: "opened", session: { kind: "server", id }, entries });
  } catch (error) {
    if (isConnectionFailure(error)) {
      const entry = plainEntry(newId(), "assistant", wording.welcomeOnDevice);
      dispatch({ type: "opened", session: { kind: "device" }, entries: [entry] });
      return;
    }
    // An expired session leads to sign-in, not to an assistant error.
    if (!(error instanceof ApiError && error.status === 401))
      showToast(wording.initFailed, "danger");
    dispatch({ type: "opened", session: { kind: "failed" }, entries: [] });
  }
}

interface Running {
  readonly settings: ChatSettings;
  readonly dispatch: Dispatch;
  readonly signal: AbortSignal;
  readonly question: string;
  readonly chosen: WireCard | null;
  readonly before: ShownCard | null;
}

const inOrder = (slots: WireCard["slots"]): string =>
  JSON.stringify(Object.entries(slots).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Opens the chosen card; a card missing from the answer is computed here and put first. */
async function withChosen(entry: Entry, { chosen, settings }: Running): Promise<Entry> {
  const { answer } = entry;
  if (chosen === null || answer === null) return entry;
  const index = answer.cards.findIndex(
    ({ card }) => card.tool === chosen.tool && inOrder(card.slots) === inOrder(chosen.slots),
  );
  const found = answer.cards[index];
  if (found !== undefined) return { ...entry, answer: withCard(answer, index, found.card) };
  const { callTool } = await loadEngine();
  const result = await callTool(chosen.tool, saidSlots(chosen), await settings.context());
  if (result.kind === "error") return entry;
  const card = wireCard(result.card);
  const cards = [{ card, isOpen: true }, ...answer.cards];
  return { ...entry, answer: { ...answer, cards, inView: 0 } };
}

async function answerOnDevice(running: Running, remark: string | null): Promise<void> {
  const { settings, dispatch, signal, question, before } = running;
  const answer = wireAnswer(await answerHere(question, before, await settings.context()));
  const told = { content: "", engine: "built-in", answer } as const;
  const entry = await withChosen(answerEntry(newId(), told, { remark }), running);
  if (!signal.aborted) dispatch({ type: "answered", entry });
}

async function answerByServer(sessionId: string, running: Running): Promise<void> {
  const { dispatch, signal } = running;
  try {
    const last = await askServer(sessionId, running);
    if (last.type === "error") return dispatch({ type: "failed" });
    const { message_id: id, response: content, message: remark, engine, answer } = last.answer;
    const told = { content, engine, answer };
    const answered = answerEntry(id, told, { remark });
    const entry = await withChosen(answered, running).catch(() => answered);
    if (!signal.aborted) dispatch({ type: "answered", entry });
  } catch (error) {
    if (signal.aborted) return;
    if (isConnectionFailure(error)) return answerOnDevice(running, wording.answeredOnDevice);
    showToast(error instanceof ApiError ? error.message : wording.answerFailed, "danger");
    dispatch({ type: "failed" });
  }
}

/** Answers by server or device; only loading the finder's code can fail. */
async function answerAnyhow({ session }: Chat, running: Running): Promise<void> {
  try {
    if (session.kind === "server") await answerByServer(session.id, running);
    else await answerOnDevice(running, null);
  } catch {
    running.dispatch({ type: "failed" });
  }
}

async function readChat(id: string): Promise<Entry[]> {
  const params = { session_id: id };
  const last = await call(chatHistory, { params, query: {} });
  const entries = last.messages.map(entryOf);
  for (let before = last.earlier; before !== null;) {
    const page = await call(chatHistory, { params, query: { before } });
    entries.unshift(...page.messages.map(entryOf));
    before = page.earlier;
  }
  return entries;
}

async function loadChat(id: string, dispatch: Dispatch): Promise<void> {
  try {
    const entries = await readChat(id);
    dispatch({ type: "opened", session: { kind: "server", id }, entries });
  } catch {
    showToast(wording.sessionFailed, "danger");
  }
}

export function useChat(settings: ChatSettings): ChatControls {
  const [chat, dispatch] = useReducer(nextChat, newChat);
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(null);

  useEffect(() => {
    void openChat(dispatch);
    return () => running.current?.abort();
  }, []);

  const listAgain = () => queryClient.invalidateQueries({ queryKey: chatsKey });

  function leave(): void {
    running.current?.abort();
  }

  return {
    chat,
    ask(given, chosen) {
      const question = given.trim();
      if (question === "" || chat.answering !== null) return;
      dispatch({ type: "asked", entry: plainEntry(newId(), "user", question), answerId: newId() });
      running.current = new AbortController();
      const { signal } = running.current;
      const before = cardInView(chat);
      const asked = { settings, dispatch, signal, question, chosen: chosen ?? null, before };
      void answerAnyhow(chat, asked).then(listAgain);
    },
    show: (entryId, index, card) => dispatch({ type: "shown", entryId, index, card }),
    stop() {
      running.current?.abort();
      dispatch({ type: "stopped" });
      void listAgain();
    },
    startNew() {
      leave();
      void openChat(dispatch);
    },
    load(id) {
      leave();
      return loadChat(id, dispatch);
    },
  };
}

type LastEvent = Exclude<AnswerEvent, { type: "card" }>;

async function askServer(sessionId: string, running: Running): Promise<LastEvent> {
  const { settings, question, before, signal, dispatch } = running;
  const body = {
    session_id: sessionId,
    message: question,
    position: settings.position,
    day: wireDay(settings.day),
    after: before && {
      tool: before.card.tool,
      slots: saidSlots(before.card),
      is_open: before.isOpen,
    },
  };
  const last: LastEvent[] = [];
  const onEvent = (event: AnswerEvent) => {
    if (event.type === "card") dispatch({ type: "computed", card: event.card });
    else last.push(event);
  };
  await readEvents(streamChatMessage, { body }, { signal, silentAfter, onEvent });
  const [end] = last;
  if (end !== undefined) return end;
  // Session or plan may have ended; the next call reports which.
  await call(chatHistory, { params: { session_id: sessionId }, query: {} }, { signal });
  throw new OfflineError("The answer broke off.");
}
