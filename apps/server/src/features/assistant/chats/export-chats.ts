import { formatIso } from "@striper/marine/time";
import { chatsPerAccount } from "@striper/contract/limits";
import { chatsFile } from "#server/features/assistant/chats/chats-format.ts";
import { listChats, listMessages } from "#server/features/assistant/chats/chats.store.ts";
import type { AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import type { ExportedFile, Exporter, ExportOptions } from "#server/platform/account-data/ports.ts";

/** Questions reveal where somebody fishes: left out when positions are. */
async function* entries(
  orm: AssistantDependencies["orm"],
  accountId: string,
  { includePositions }: ExportOptions,
): AsyncGenerator<ExportedFile> {
  if (!includePositions) return;
  const chats = [];
  for (const { id, createdAt } of await listChats(orm, accountId, chatsPerAccount)) {
    const messages = await listMessages(orm, id);
    chats.push({
      started_at: formatIso(createdAt),
      messages: messages.map(({ role, content, saidAt }) => ({
        role,
        content,
        timestamp: formatIso(saidAt),
      })),
    });
  }
  yield { path: chatsFile, content: `${JSON.stringify({ chats }, null, 2)}\n` };
}

export const exporterOfChats = ({ orm }: Pick<AssistantDependencies, "orm">): Exporter => ({
  name: "assistant",
  entries: (accountId, options) => entries(orm, accountId, options),
});
