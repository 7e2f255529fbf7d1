import { chatsPerAccount } from "@striper/contract/limits";
import { formatIso } from "@striper/marine/time";
import type * as z from "zod/mini";
import { chatsFile, chatsList } from "#server/features/assistant/chats/chats-format.ts";
import type { exportedChat } from "#server/features/assistant/chats/chats-format.ts";
import { previewOf } from "#server/features/assistant/chats/chats.presenter.ts";
import {
  countChats,
  insertChat,
  insertMessage,
  listChats,
  lockChats,
  releaseChat,
} from "#server/features/assistant/chats/chats.store.ts";
import type { AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import { wording } from "#server/features/assistant/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Importer } from "#server/platform/account-data/ports.ts";
import { readEntries } from "#server/platform/account-data/reading/read-entries.ts";
import type { AccountImport } from "#server/platform/account-data/reading/read-entries.ts";
import type { Connection } from "#server/platform/database/connection.ts";

type Exported = z.output<typeof exportedChat>;

/** Identifies a chat by its start, because chats are exported without ids. */
const nameOf = (startedAt: number): string => formatIso(startedAt);

const lastQuestionOf = ({ messages }: Exported): string =>
  messages.findLast(({ role }) => role === "user")?.content ?? "";

async function addChat(connection: Connection, accountId: string, chat: Exported): Promise<void> {
  if ((await countChats(connection, accountId)) >= chatsPerAccount)
    throw new AppError("limit_reached", { message: wording.tooManyChats });
  const chatId = await insertChat(connection, accountId, Date.parse(chat.started_at));
  let lastActivityAt = Date.parse(chat.started_at);
  for (const { role, content, timestamp } of chat.messages) {
    const saidAt = Date.parse(timestamp);
    await insertMessage(connection, { chatId, role, content, saidAt });
    lastActivityAt = Math.max(lastActivityAt, saidAt);
  }
  await releaseChat(connection, chatId, {
    preview: previewOf(lastQuestionOf(chat)),
    lastActivityAt,
  });
}

async function importArchive(
  { orm }: Pick<AssistantDependencies, "orm">,
  one: AccountImport,
): Promise<void> {
  const { by, archive, tally } = one;
  if (!archive.has(chatsFile)) return;
  const entries = await readEntries(one, chatsFile, chatsList, "conversation");
  const added = await archive.runQueued(by, ({ signal }) =>
    orm.transaction(async (transaction) => {
      await lockChats(transaction, by.key);
      const chats = await listChats(transaction, by.key, chatsPerAccount);
      const known = new Set(chats.map(({ createdAt }) => nameOf(createdAt)));
      let count = 0;
      for (const { value: chat } of entries) {
        signal.throwIfAborted();
        const name = nameOf(Date.parse(chat.started_at));
        if (known.has(name)) continue;
        await addChat(transaction, by.key, chat);
        known.add(name);
        count += 1;
      }
      return count;
    }),
  );
  tally.took(chatsFile);
  tally.added({ chats: added });
  tally.wasPresent(entries.length - added);
}

export const importerOfChats = (context: Pick<AssistantDependencies, "orm">): Importer => ({
  name: "assistant",
  importArchive: (by, archive, tally) => importArchive(context, { by, archive, tally }),
});
