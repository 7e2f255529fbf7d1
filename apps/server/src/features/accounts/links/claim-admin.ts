import {
  findAccount,
  lockAdmins,
  updateAccount,
} from "#server/features/accounts/accounts.store.ts";
import { writeAuditEntry } from "#server/features/accounts/administration/audit.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { takeLink } from "#server/features/accounts/links/links.store.ts";
import { AppError } from "#server/http/app-error.ts";

export async function claimAdmin(
  { orm, clock }: AccountsContext,
  accountId: string,
  token: string,
): Promise<void> {
  const now = clock.now();
  await orm.transaction(async (transaction) => {
    const hasAdmin = await lockAdmins(transaction);
    const link = await takeLink(transaction, { purpose: "first_admin", token }, now);
    const account = await findAccount(transaction, accountId);
    if (link === undefined || hasAdmin || account === undefined) throw new AppError("link_invalid");
    await updateAccount(transaction, accountId, { role: "admin" });
    const entry = { actorId: accountId, subjectId: accountId, detail: {} };
    await writeAuditEntry(transaction, { ...entry, action: "claim_admin" }, now);
  });
}
