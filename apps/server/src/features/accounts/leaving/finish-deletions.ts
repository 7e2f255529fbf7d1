import { hour } from "@striper/marine/time";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import {
  forgetDeletion,
  listDeletions,
} from "#server/features/accounts/leaving/deletions.store.ts";

/** Longer than any upload that was running when the account was deleted. */
const lateUploadMs = hour;

export async function removeFiles(
  { fileRemovers }: Pick<AccountsContext, "fileRemovers">,
  accountId: string,
): Promise<void> {
  await Promise.all(fileRemovers.map((remove) => remove(accountId)));
}

/** Removes files left by failures and by uploads that finished after the deletion. */
export async function finishDeletions(context: AccountsContext): Promise<void> {
  const { orm, clock, log } = context;
  for (const { accountId, deletedAt } of await listDeletions(orm)) {
    try {
      await removeFiles(context, accountId);
      if (clock.now() - deletedAt > lateUploadMs) await forgetDeletion(orm, accountId);
    } catch (error) {
      log.error({ err: error }, "files of a deleted account could not be removed");
    }
  }
}
