import type { Answer } from "@striper/angling/assistant";
import {
  chatHistory,
  createChat,
  type AnswerEvent,
  streamChatMessage,
} from "@striper/contract/assistant";
import type { DayState } from "@striper/angling/regulations";
import { wireDay } from "@striper/contract/day-state";
import type { Position } from "@striper/marine/geo";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import {
  entryOf,
  newChat,
  nextChat,
  plainEntry,
  withEdit,
  type Chat,
  type ChatEvent,
  type Edit,
  type Entry,
  type Reading,
} from "#web/features/assistant/chat.ts";
import {
  answerTurns,
  turnsOf,
  type DeviceSettings,
} from "#web/features/assistant/device-engine.ts";
import { chatsKey } from "#web/features/assistant/queries.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError, isConnectionFailure, OfflineError } from "#web/platform/api/api-errors.ts";
import { readEvents } from "#web/platform/api/read-events.ts";
import { newId } from "#web/platform/new-id.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

/** A model may think for a while; ms. */
const silentAfter = 30_000;

/** Giving up the wait for a session without a network, ms: the device can answer itself. */
const openTimeout = 6000;

export type ChatSettings = DeviceSettings;

export interface ChatControls {
  readonly chat: Chat;
  readonly ask: (question: string) => void;
  /** Answers a question anew with one thing of it changed; on this device, at once. */
  readonly change: (answerId: string, edit: Edit) => void;
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
      const entry = plainEntry(newId(), "assistant", wording.welcomeOnDevice, { isWelcome: true });
      dispatch({ type: "opened", session: { kind: "device" }, entries: [entry] });
      return;
    }
    // An ended session asks the person to sign in instead of reporting an error of the assistant.
    if (!(error instanceof ApiError && error.status === 401))
      showToast(wording.initFailed, "danger");
    dispatch({ type: "opened", session: { kind: "failed" }, entries: [] });
  }
}

function dispatchAnswerEvent(event: AnswerEvent, dispatch: Dispatch): void {
  if (event.type === "text") dispatch({ type: "said", text: event.text });
  if (event.type === "fact") dispatch({ type: "fact", fact: event.fact });
  if (event.type === "restart") dispatch({ type: "restarted", reason: event.reason });
  if (event.type === "error") dispatch({ type: "failed" });
  if (event.type !== "done") return;
  const { message_id: id, response, facts, message: remark, reading } = event.answer;
  const more = { facts, remark, reading };
  dispatch({ type: "answered", entry: plainEntry(id, "assistant", response, more) });
}

interface Running {
  readonly settings: ChatSettings;
  readonly dispatch: Dispatch;
  readonly signal: AbortSignal;
  /** All that was said before the question. */
  readonly entries: readonly Entry[];
}

const deviceEntry = (id: string, answer: Answer, more: Partial<Entry>): Entry => {
  const { text, facts, cases, unread, choices, actions, more: folded } = answer;
  const reading: Reading = {
    cases: cases.map(({ topic, slots }) => ({ topic, slots: [...slots] })),
    unread: [...unread],
    choices: [...choices],
    actions: [...actions],
    more: folded,
  };
  return plainEntry(id, "assistant", text, { facts, reading, ...more });
};

async function answerOnDevice(
  question: string,
  remark: string | null,
  { settings, dispatch, entries }: Running,
): Promise<void> {
  const answer = await answerTurns([...turnsOf(entries), { question, edits: [] }], settings);
  dispatch({ type: "answered", entry: deviceEntry(newId(), answer, { remark }) });
}

/** The last question of a chat if one of its slots was changed. */
function lastChanged(entries: readonly Entry[]): Pick<ServerQuestion, "question" | "edits"> | null {
  const last = turnsOf(entries).at(-1);
  return last === undefined || last.edits.length === 0 ? null : last;
}

async function answerByServer(
  sessionId: string,
  question: string,
  running: Running,
): Promise<void> {
  const { settings, dispatch, signal } = running;
  try {
    const { position, day } = settings;
    const asked = { sessionId, position, day, signal };
    const changed = lastChanged(running.entries);
    // The server has to follow on what the person saw.
    if (changed !== null) await askServer({ ...asked, ...changed, onEvent: () => undefined });
    await askServer({
      ...asked,
      question,
      edits: [],
      onEvent: (event) => dispatchAnswerEvent(event, dispatch),
    });
  } catch (error) {
    if (signal.aborted) return;
    if (isConnectionFailure(error))
      return answerOnDevice(question, wording.answeredOnDevice, running);
    showToast(error instanceof ApiError ? error.message : wording.answerFailed, "danger");
    dispatch({ type: "failed" });
  }
}

/** The built-in engine never fails; its code may fail to load. */
async function answerAnyhow(chat: Chat, question: string, running: Running): Promise<void> {
  const { session } = chat;
  try {
    if (session.kind === "server") await answerByServer(session.id, question, running);
    else await answerOnDevice(question, null, running);
  } catch {
    running.dispatch({ type: "failed" });
  }
}

/** The same question with one thing of it changed: the answer that takes the place of the other. */
async function revise(
  entries: readonly Entry[],
  answerId: string,
  edit: Edit,
  settings: ChatSettings,
): Promise<Entry> {
  const index = entries.findIndex(({ id }) => id === answerId);
  const edits = withEdit(entries[index]?.edits ?? [], edit);
  const turns = turnsOf(entries.slice(0, index));
  const last = turns.at(-1);
  if (last === undefined) throw new RangeError("an answer without a question");
  const answer = await answerTurns([...turns.slice(0, -1), { ...last, edits }], settings);
  return deviceEntry(answerId, answer, { edits });
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

/** A chat: kept by the server where it can be reached, else answered on the device. */
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
    ask(given) {
      const question = given.trim();
      if (question === "" || chat.answering !== null) return;
      dispatch({ type: "asked", entry: plainEntry(newId(), "user", question), answerId: newId() });
      running.current = new AbortController();
      const { signal } = running.current;
      const { entries } = chat;
      void answerAnyhow(chat, question, { settings, dispatch, signal, entries }).then(listAgain);
    },
    change(answerId, edit) {
      void revise(chat.entries, answerId, edit, settings).then(
        (entry) => dispatch({ type: "revised", entry }),
        () => showToast(wording.changeFailed, "danger"),
      );
    },
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

interface ServerQuestion {
  readonly sessionId: string;
  readonly question: string;
  readonly edits: readonly Edit[];
  readonly position: Position | null;
  readonly day: DayState;
  readonly signal: AbortSignal;
  readonly onEvent: (event: AnswerEvent) => void;
}

/** Resolves when the whole answer has arrived; throws on failure. */
async function askServer(asked: ServerQuestion): Promise<void> {
  const { sessionId, question, edits, position, day, signal } = asked;
  const body = {
    session_id: sessionId,
    message: question,
    position,
    day: wireDay(day),
    edits: [...edits],
  };
  let isWhole = false;
  const onEvent = (event: AnswerEvent) => {
    isWhole ||= event.type === "done" || event.type === "error";
    asked.onEvent(event);
  };
  await readEvents(streamChatMessage, { body }, { signal, silentAfter, onEvent });
  if (isWhole || signal.aborted) return;
  // The session or the plan has ended; the answer to the next call says which.
  await call(chatHistory, { params: { session_id: sessionId }, query: {} }, { signal });
  throw new OfflineError("The answer broke off.");
}
