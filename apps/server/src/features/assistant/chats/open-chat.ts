import { chatsPerAccount } from "@striper/contract/limits";
import {
  countChats,
  findUnusedChat,
  insertChat,
  lockChats,
} from "#server/features/assistant/chats/chats.store.ts";
import type { AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import { wording } from "#server/features/assistant/wording.ts";
import { AppError } from "#server/http/app-error.ts";

/** Reuses a chat without questions. */
export function openChat(
  { orm, clock }: Pick<AssistantDependencies, "orm" | "clock">,
  accountId: string,
): Promise<string> {
  return orm.transaction(async (transaction) => {
    await lockChats(transaction, accountId);
    const unused = await findUnusedChat(transaction, accountId);
    if (unused !== undefined) return unused.id;
    if ((await countChats(transaction, accountId)) >= chatsPerAccount)
      throw new AppError("limit_reached", { message: wording.tooManyChats });
    return insertChat(transaction, accountId, clock.now());
  });
}
