import { findAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { mayNotify } from "#server/features/accounts/links/request-email-change.ts";
import { accessTokenMadeMail } from "#server/features/accounts/mails.ts";

export function tellOfAccessToken(
  context: AccountsContext,
  accountId: string,
  client: string,
): void {
  const { orm, mailer, publicUrl, background } = context;
  background.start("mail about an access token", async () => {
    const account = await findAccount(orm, accountId);
    if (account !== undefined && (await mayNotify(context, account, client)))
      mailer.post(accessTokenMadeMail(account, publicUrl));
  });
}
