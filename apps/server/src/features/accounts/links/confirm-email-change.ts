import {
  findAccount,
  grantTrial,
  updateAccount,
} from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { newEmailOf, removeLinks, takeLink } from "#server/features/accounts/links/links.store.ts";
import { emailChangedMail } from "#server/features/accounts/mails.ts";
import { AppError } from "#server/http/app-error.ts";
import { isUniqueViolation } from "#server/platform/database/unique-violation.ts";

/** Makes the new address the account's address. */
export async function confirmEmailChange(context: AccountsContext, token: string): Promise<void> {
  const { orm, clock, mailer, contact, background } = context;
  const now = clock.now();
  const change = await orm
    .transaction(async (transaction) => {
      const link = await takeLink(transaction, { purpose: "email_change", token }, now);
      const account =
        link?.accountId == null ? undefined : await findAccount(transaction, link.accountId);
      if (link === undefined || account === undefined) throw new AppError("link_invalid");
      const email = newEmailOf(link);
      await updateAccount(transaction, account.id, {
        email,
        emailNormalized: email,
        emailVerifiedAt: now,
      });
      await contact.note(transaction, account.id);
      // The new address has had its trial with this one.
      await grantTrial(transaction, email, { from: now, to: account.trialEndsAt });
      // Links that lie in the old mailbox.
      await removeLinks(transaction, account.id, "password_reset");
      return { account, email };
    })
    .catch((error: unknown) => {
      // Somebody else has signed up with the address since the mail was sent.
      if (isUniqueViolation(error)) throw new AppError("link_invalid", { cause: error });
      throw error;
    });
  mailer.post(emailChangedMail(change.account, change.email));
  // Whether Stripe answers is nothing the link's opener should wait for.
  background.start("contact for payments", () => contact.tell(change.account.id));
}
