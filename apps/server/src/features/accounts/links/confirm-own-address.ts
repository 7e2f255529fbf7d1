import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { lockAccount, updateAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext, Connection } from "#server/features/accounts/dependencies.ts";
import {
  addressOf,
  findLink,
  insertLink,
  removeLinks,
  takeLink,
} from "#server/features/accounts/links/links.store.ts";
import { mayMail } from "#server/features/accounts/mail-budget.ts";
import { confirmOwnAddressMail } from "#server/features/accounts/mails.ts";

const linkLifeMs = day;
const purpose = "confirm_address";

/** Does not delay the answer. */
export function mailConfirmation(
  context: AccountsContext,
  account: AccountRow,
  client: string,
): void {
  const { orm, clock, mailer, publicUrl, background } = context;
  background.start("confirmation of an address", async () => {
    const { id: accountId, emailNormalized: email } = account;
    if (!(await mayMail(context, { kind: "confirm", to: email, client, isKnown: false }))) return;
    const link = { purpose, accountId, payload: { email }, lifeMs: linkLifeMs } as const;
    const token = await insertLink(orm, link, clock.now());
    mailer.post(confirmOwnAddressMail(account, `${publicUrl}/confirm-email?token=${token}`));
  });
}

/** Returns false when the token is no such link or the account's address has changed. */
export async function confirmOwnAddress(
  connection: Connection,
  token: string,
  now: Instant,
): Promise<boolean> {
  const found = await findLink(connection, { purpose, token }, now);
  if (found?.accountId == null) return false;
  const account = await lockAccount(connection, found.accountId);
  const link = await takeLink(connection, { purpose, token }, now);
  if (account === undefined || link === undefined) return false;
  if (addressOf(link) !== account.emailNormalized) return false;
  await updateAccount(connection, account.id, { emailVerifiedAt: now });
  await removeLinks(connection, account.id, purpose);
  return true;
}
