import type { Instant } from "@striper/marine/time";
import { desc, eq, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { accounts, auditLog } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";

export interface AuditEntry {
  /** Null when the product acted by itself. */
  readonly actorId: string | null;
  readonly action:
    | "claim_admin"
    | "extend_trial"
    | "end_sessions"
    | "cancel_duplicate_subscription"
    | "publish_regulations"
    | "restore_regulations";
  readonly subjectId: string | null;
  /** No personal data: the log outlives the accounts. */
  readonly detail: Readonly<Record<string, string | number>>;
}

export async function writeAuditEntry(
  connection: Connection,
  entry: AuditEntry,
  now: Instant,
): Promise<void> {
  await connection.insert(auditLog).values({ ...entry, at: now });
}

export interface AuditPage {
  readonly before: number | undefined;
  readonly limit: number;
}

/**
 * Lists entries older than `before`, newest first. `actorName` is null when the product acted or
 * the account is deleted.
 */
export function readAuditLog(connection: Connection, { before, limit }: AuditPage) {
  const actors = alias(accounts, "actors");
  const subjects = alias(accounts, "subjects");
  return connection
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      detail: auditLog.detail,
      actorName: actors.displayName,
      subjectEmail: subjects.email,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
