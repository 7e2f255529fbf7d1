import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { lockAccount, updateAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountRow } from "#server/features/accounts/accounts.store.ts";
import { writeAuditEntry } from "#server/features/accounts/administration/audit.store.ts";
import type { AccountsContext, Connection } from "#server/features/accounts/dependencies.ts";
import { removeAllSessions } from "#server/features/accounts/sessions/sessions.store.ts";
import { AppError } from "#server/http/app-error.ts";

export interface AdminAction {
  readonly adminId: string;
  readonly accountId: string;
  readonly reason: string;
}

async function requireLocked(connection: Connection, accountId: string): Promise<AccountRow> {
  const row = await lockAccount(connection, accountId);
  if (row === undefined) throw new AppError("not_found");
  return row;
}

/** Adds days to the trial, counted from now if it is over. Returns the new end. */
export function extendTrial(
  { orm, clock }: AccountsContext,
  { adminId, accountId, reason, days }: AdminAction & { readonly days: number },
): Promise<Instant> {
  return orm.transaction(async (transaction) => {
    const now = clock.now();
    const { trialEndsAt: before } = await requireLocked(transaction, accountId);
    const trialEndsAt = Math.max(before, now) + days * day;
    await updateAccount(transaction, accountId, { trialEndsAt });
    const entry = { actorId: adminId, subjectId: accountId, detail: { reason, days } };
    await writeAuditEntry(transaction, { ...entry, action: "extend_trial" }, now);
    return trialEndsAt;
  });
}

export async function endSessions(
  { orm, clock, accessEnded }: AccountsContext,
  { adminId, accountId, reason }: AdminAction,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    await requireLocked(transaction, accountId);
    await removeAllSessions(transaction, accountId);
    const entry = { actorId: adminId, subjectId: accountId, detail: { reason } };
    await writeAuditEntry(transaction, { ...entry, action: "end_sessions" }, clock.now());
  });
  accessEnded(accountId);
}
