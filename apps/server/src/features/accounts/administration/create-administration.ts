import type { Instant } from "@striper/marine/time";
import {
  endSessions,
  extendTrial,
} from "#server/features/accounts/administration/admin-actions.ts";
import type { AdminAction } from "#server/features/accounts/administration/admin-actions.ts";
import { readAuditLog } from "#server/features/accounts/administration/audit.store.ts";
import type { AuditPage } from "#server/features/accounts/administration/audit.store.ts";
import {
  countActiveSince,
  countMembers,
  countSignUpsPerDay,
  countTrialsEnding,
} from "#server/features/accounts/administration/figures.store.ts";
import { findAccounts } from "#server/features/accounts/administration/find-accounts.ts";
import type { AccountSearch } from "#server/features/accounts/administration/find-accounts.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { readReport } from "#server/platform/database/read-report.ts";
import type { RowCondition } from "#server/platform/database/row-condition.ts";

/** Allows 30 s, longer than a person waits, because a job also runs this count. */
const longestActivityCountMs = 30_000;

export function createAdministration(context: AccountsContext) {
  const { orm, reports = orm } = context;
  return {
    countMembers: (
      span: { readonly after: Instant; readonly upTo: Instant },
      isPayer: RowCondition,
    ) => readReport(reports, (report) => countMembers(report, span, isPayer)),
    countActiveSince: (since: Instant, latelySince: Instant) =>
      readReport(
        reports,
        (report) => countActiveSince(report, since, latelySince),
        longestActivityCountMs,
      ),
    signUpsPerDay: (from: Instant, to: Instant) =>
      readReport(reports, (report) => countSignUpsPerDay(report, from, to)),
    countTrialsEnding: (
      span: { readonly after: Instant; readonly upTo: Instant },
      isPayer: RowCondition,
    ) => readReport(reports, (report) => countTrialsEnding(report, span, isPayer)),
    find: (search: AccountSearch) => findAccounts(context, search),
    extendTrial: (action: AdminAction & { readonly days: number }) => extendTrial(context, action),
    endSessions: (action: AdminAction) => endSessions(context, action),
    /** Reads from the primary: an admin looks for actions that just happened. */
    auditLog: (page: AuditPage) => readReport(orm, (report) => readAuditLog(report, page)),
  };
}

export type Administration = ReturnType<typeof createAdministration>;
