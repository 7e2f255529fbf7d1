import type { AccountsContext, Connection } from "#server/features/accounts/dependencies.ts";
import { removeAccountRows } from "#server/features/accounts/leaving/deletions.store.ts";
import { removeFiles } from "#server/features/accounts/leaving/finish-deletions.ts";
import { listReservedAddresses } from "#server/features/accounts/links/former-addresses.store.ts";
import { mayNotify } from "#server/features/accounts/links/request-email-change.ts";
import { mayMail } from "#server/features/accounts/mail-budget.ts";
import { accountDeletedMail } from "#server/features/accounts/mails.ts";
import {
  confirmPerson,
  lockSignedIn,
} from "#server/features/accounts/signing-in/confirm-person.ts";
import type { Asking } from "#server/features/accounts/signing-in/confirm-person.ts";
import { AppError } from "#server/http/app-error.ts";
import { againAfterDeadlock } from "#server/platform/database/deadlock.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";

/**
 * Cancels the subscription first, so that nobody pays for a deleted account if the rest fails. Then
 * deletes all rows in one transaction, and the files last; a job finishes files that remain.
 */
export async function deleteAccount(
  context: AccountsContext,
  asking: Asking & { readonly client: string },
): Promise<void> {
  const { orm, clock, log, cancelBilling, mailer, accessEnded } = context;
  const { accountId } = asking.account;
  await confirmPerson(context, asking);
  await cancelBilling(accountId).catch((cause: unknown) => {
    throw new AppError("payments_unavailable", {
      message:
        "Your subscription could not be cancelled, so nothing was deleted. Please try again.",
      cause,
    });
  });
  const remove = async (transaction: Connection) => {
    // Rows are locked before the account, in the same order as by every other writer.
    const mails: MailMessage[] = [];
    for (const farewell of context.farewells)
      mails.push(...(await farewell(transaction, accountId)));
    const locked = await lockSignedIn(transaction, asking.account);
    const now = clock.now();
    const reserved = await listReservedAddresses(transaction, accountId, now);
    await removeAccountRows(transaction, accountId, now);
    return {
      account: locked,
      farewells: mails,
      others: reserved.filter((email) => email !== locked.emailNormalized),
    };
  };
  // A writer locks its row before the account; deletion locks the account before its rows.
  const { account, others, farewells } = await againAfterDeadlock(() => orm.transaction(remove));
  accessEnded(accountId);
  await removeFiles(context, accountId).catch((error: unknown) =>
    log.warn({ err: error }, "files of a deleted account are left for later"),
  );
  const { client } = asking;
  if (await mayNotify(context, account, client)) mailer.post(accountDeletedMail(account));
  for (const to of others)
    if (await mayMail(context, { kind: "notice", to, client, isKnown: false }))
      mailer.post(accountDeletedMail(account, to));
  for (const farewell of farewells) mailer.post(farewell);
}
