import type { auditLog } from "@striper/contract/admin";
import type { OutputOf } from "@striper/contract/endpoint";
import * as z from "zod/mini";
import type { AccountsPort, AuditRow } from "#server/features/analytics/dependencies.ts";
import { AppError } from "#server/http/app-error.ts";

type Page = OutputOf<typeof auditLog.response>;

const ownActions: ReadonlySet<string> = new Set(["cancel_duplicate_subscription"]);

const actionDetail = z.object({ reason: z.optional(z.string()), days: z.optional(z.number()) });
const ownDetail = z.record(z.string(), z.union([z.string(), z.number()]));

function reasonOf({ action, detail }: AuditRow): string | null {
  if (ownActions.has(action)) {
    const parsed = ownDetail.safeParse(detail);
    if (!parsed.success) return null;
    return Object.entries(parsed.data)
      .map(([name, value]) => `${name.replaceAll("_", " ")}: ${value}`)
      .join(", ");
  }
  const { reason, days } = actionDetail.safeParse(detail).data ?? {};
  const length = days === undefined ? undefined : `${days} ${days === 1 ? "day" : "days"}`;
  return [length, reason].filter((part) => part !== undefined).join(": ") || null;
}

const presentEntry = (row: AuditRow): Page["entries"][number] => ({
  entry_id: String(row.id),
  at: new Date(row.at).toISOString(),
  admin_name:
    row.actorName ?? (ownActions.has(row.action) ? "Striper Conditions" : "A deleted account"),
  action: row.action,
  subject: row.subjectEmail ?? "A deleted account",
  reason: reasonOf(row),
});

function placeOf(cursor: string): number {
  const before = /^\d{1,15}$/u.test(cursor) ? Number(cursor) : undefined;
  if (before !== undefined) return before;
  throw new AppError("invalid_request", {
    fields: [{ path: "query.after", message: "is not where a page ends" }],
  });
}

export async function readAuditLog(
  accounts: Pick<AccountsPort, "auditLog">,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<Page> {
  const before = after === undefined ? undefined : placeOf(after);
  const rows = await accounts.auditLog({ before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    entries: page.map(presentEntry),
    next: rows.length > limit && last !== undefined ? String(last.id) : null,
  };
}
