import { Readable } from "node:stream";
import { chatsPerAccount } from "@striper/contract/limits";
import { formatIso } from "@striper/marine/time";
import { chatsFile } from "#server/features/assistant/chats/chats-format.ts";
import { listChats, listMessages } from "#server/features/assistant/chats/chats.store.ts";
import type { AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import type { ExportedFile, Exporter, ExportOptions } from "#server/platform/account-data/ports.ts";

type Context = Pick<AssistantDependencies, "orm">;

/** Reads one chat at a time, because all chats together may exceed the memory. */
async function* textOfChats({ orm }: Context, accountId: string): AsyncGenerator<string> {
  let separator = "";
  yield '{\n  "chats": [';
  for (const { id, createdAt } of await listChats(orm, accountId, chatsPerAccount)) {
    const messages = await listMessages(orm, id);
    const chat = {
      started_at: formatIso(createdAt),
      messages: messages.map(({ role, content, saidAt }) => ({
        role,
        content,
        timestamp: formatIso(saidAt),
      })),
    };
    yield `${separator}\n    ${JSON.stringify(chat)}`;
    separator = ",";
  }
  yield "\n  ]\n}\n";
}

/** Leaves out chats when positions are left out, because questions reveal where somebody fishes. */
async function* entries(
  context: Context,
  accountId: string,
  { includePositions }: ExportOptions,
): AsyncGenerator<ExportedFile> {
  if (!includePositions) return;
  const content = () =>
    Promise.resolve(Readable.from(textOfChats(context, accountId), { objectMode: false }));
  yield { path: chatsFile, content };
}

export const exporterOfChats = (context: Context): Exporter => ({
  name: "assistant",
  entries: (accountId, options) => entries(context, accountId, options),
});
