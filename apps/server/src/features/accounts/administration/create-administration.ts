import type { Instant } from "@striper/marine/time";
import {
  endSessions,
  extendTrial,
} from "#server/features/accounts/administration/admin-actions.ts";
import type { AdminAction } from "#server/features/accounts/administration/admin-actions.ts";
import { readAuditLog } from "#server/features/accounts/administration/audit.store.ts";
import type { AuditRow } from "#server/features/accounts/administration/audit.store.ts";
import {
  countAccounts,
  countActiveSince,
  countSignUpsPerDay,
  trialsEndingBetween,
} from "#server/features/accounts/administration/figures.store.ts";
import type { DayCount } from "#server/features/accounts/administration/figures.store.ts";
import { findAccounts } from "#server/features/accounts/administration/find-accounts.ts";
import type {
  AccountPage,
  AccountSearch,
} from "#server/features/accounts/administration/find-accounts.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { readReport } from "#server/platform/database/read-report.ts";

/** A job asks for it as well, each quarter of an hour, and may take longer than a person waits. */
const longestActivityCountMs = 30_000;

export interface Administration {
  readonly countAccounts: () => Promise<number>;
  readonly countActiveSince: (since: Instant) => Promise<number>;
  readonly signUpsPerDay: (from: Instant, to: Instant) => Promise<DayCount[]>;
  readonly trialsEndingBetween: (after: Instant, upTo: Instant) => Promise<string[]>;
  readonly find: (search: AccountSearch) => Promise<AccountPage>;
  readonly extendTrial: (action: AdminAction & { readonly days: number }) => Promise<Instant>;
  readonly endSessions: (action: AdminAction) => Promise<void>;
  readonly auditLog: (page: {
    readonly before: number | undefined;
    readonly limit: number;
  }) => Promise<AuditRow[]>;
}

export function createAdministration(context: AccountsContext): Administration {
  const { orm } = context;
  return {
    countAccounts: () => readReport(orm, countAccounts),
    countActiveSince: (since) =>
      readReport(orm, (report) => countActiveSince(report, since), longestActivityCountMs),
    signUpsPerDay: (from, to) => readReport(orm, (report) => countSignUpsPerDay(report, from, to)),
    trialsEndingBetween: (after, upTo) =>
      readReport(orm, (report) => trialsEndingBetween(report, after, upTo)),
    find: (search) => findAccounts(context, search),
    extendTrial: (action) => extendTrial(context, action),
    endSessions: (action) => endSessions(context, action),
    auditLog: (page) => readReport(orm, (report) => readAuditLog(report, page)),
  };
}
