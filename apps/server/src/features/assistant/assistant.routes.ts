import * as contract from "@striper/contract/assistant";
import { dayOfWire, type dayState } from "@striper/contract/day-state";
import type { OutputOf } from "@striper/contract/endpoint";
import {
  answerAtOnce,
  type AskedMessage,
} from "#server/features/assistant/answering/answer-message.ts";
import { streamAnswer } from "#server/features/assistant/answering/stream-answer.ts";
import {
  presentChat,
  presentMessage,
  welcomeIn,
} from "#server/features/assistant/chats/chats.presenter.ts";
import * as store from "#server/features/assistant/chats/chats.store.ts";
import { openChat } from "#server/features/assistant/chats/open-chat.ts";
import type { AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import { wording } from "#server/features/assistant/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import { markOfNumber, numberOfMark } from "#server/http/cursors.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

const noSuchChat = (): AppError => new AppError("not_found", { message: wording.noSuchChat });

interface Question {
  readonly session_id: string;
  readonly message: string;
  readonly position: AskedMessage["position"];
  readonly after: {
    readonly tool: string;
    readonly slots: object;
    readonly is_open?: boolean | undefined;
  } | null;
  readonly day: OutputOf<typeof dayState> | null;
}

const askedBy = (
  accountId: string,
  { session_id, message, position, after, day }: Question,
): AskedMessage => ({
  accountId,
  after: after && { tool: after.tool, slots: after.slots, isOpen: after.is_open ?? true },
  chatId: session_id,
  message,
  position,
  day: day === null ? null : dayOfWire(day),
});

export function bindAssistant(bind: Binder, context: AssistantDependencies): void {
  const { orm, clock } = context;
  bind.signedIn(contract.createChat, async ({ account: { accountId } }) => {
    const session_id = await openChat(context, accountId);
    return { success: true as const, session_id, welcome: welcomeIn(session_id, clock.now()) };
  });
  bind.signedIn(contract.listChats, async ({ account: { accountId } }) => ({
    success: true as const,
    sessions: (await store.listChats(orm, accountId)).map(presentChat),
  }));
  bind.signedIn(contract.chatHistory, async ({ params, query, account: { accountId } }) => {
    const chat = await store.findChat(orm, accountId, params.session_id);
    if (chat === undefined) throw noSuchChat();
    const before = query.before === undefined ? undefined : numberOfMark(query.before, "before");
    const { messages, earlier } = await store.readPage(orm, chat.id, before);
    return {
      success: true as const,
      messages: messages.map(presentMessage),
      earlier: earlier === null ? null : markOfNumber(earlier),
    };
  });
  bind.signedIn(contract.removeChat, async ({ params, account: { accountId } }) => {
    if (!(await store.deleteChat(orm, accountId, params.session_id))) throw noSuchChat();
    return { success: true as const, message: wording.deleted };
  });
  bind.signedIn(contract.sendChatMessage, ({ body, account: { accountId } }) =>
    answerAtOnce(context, askedBy(accountId, body)),
  );
  bind.events(contract.streamChatMessage, ({ body, account: { accountId } }) =>
    streamAnswer(context, askedBy(accountId, body)),
  );
}
