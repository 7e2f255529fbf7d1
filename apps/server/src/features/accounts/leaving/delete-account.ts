import { findAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { removeAccountRows } from "#server/features/accounts/leaving/deletions.store.ts";
import { removeFiles } from "#server/features/accounts/leaving/finish-deletions.ts";
import { accountDeletedMail } from "#server/features/accounts/mails.ts";
import { AppError } from "#server/http/app-error.ts";

/**
 * First the subscription: should the rest fail, nobody pays for an account that is gone. Then all
 * rows in one transaction, sessions among them. Files last: nothing leads to them any more, and
 * the note of the deletion sees to it that they go.
 */
export async function deleteAccount(context: AccountsContext, accountId: string): Promise<void> {
  const { orm, clock, log, cancelBilling, mailer, accessEnded } = context;
  const account = await findAccount(orm, accountId);
  if (account === undefined) throw new AppError("unauthorized");
  await cancelBilling(accountId).catch((cause: unknown) => {
    throw new AppError("payments_unavailable", {
      message:
        "Your subscription could not be cancelled, so nothing was deleted. Please try again.",
      cause,
    });
  });
  if (!(await removeAccountRows(orm, accountId, clock.now()))) return;
  accessEnded(accountId);
  await removeFiles(context, accountId).catch((error: unknown) =>
    log.warn({ err: error }, "files of a deleted account are left for later"),
  );
  mailer.post(accountDeletedMail(account));
}
