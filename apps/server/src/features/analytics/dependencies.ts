import type { Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { RowCondition } from "#server/platform/database/row-condition.ts";

export interface DayCount {
  /** In Boston: `2026-06-13`. */
  readonly date: string;
  readonly count: number;
}

export interface AdminAction {
  readonly adminId: string;
  readonly accountId: string;
  readonly reason: string;
}

export interface FoundAccount {
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: "user" | "admin";
  readonly subscriptionStatus: string;
  readonly trialEndsAt: Instant;
  readonly createdAt: Instant;
  readonly lastActiveAt: Instant | null;
  readonly sessions: number;
}

export interface AuditRow {
  readonly id: number;
  readonly at: Instant;
  readonly action: string;
  readonly detail: unknown;
  /** Null when the product did it, or the account is deleted. */
  readonly actorName: string | null;
  readonly subjectEmail: string | null;
}

export interface AccountsPort {
  /**
   * All accounts, those whose trial ends after the first moment and for which the condition does not hold, and of these those whose
   * trial ends until the second.
   */
  readonly countMembers: (
    span: { readonly after: Instant; readonly upTo: Instant },
    isPayer: RowCondition,
  ) => Promise<{
    readonly accounts: number;
    readonly trials: number;
    readonly trialsEnding: number;
  }>;
  /** Accounts used since the first moment, and of these since the second. */
  readonly countActiveSince: (
    since: Instant,
    latelySince: Instant,
  ) => Promise<{ readonly all: number; readonly lately: number }>;
  readonly signUpsPerDay: (from: Instant, to: Instant) => Promise<DayCount[]>;
  /** Trials that end in that time, and how many of their accounts the condition holds for. */
  readonly countTrialsEnding: (
    span: { readonly after: Instant; readonly upTo: Instant },
    isPayer: RowCondition,
  ) => Promise<{ readonly ended: number; readonly payers: number }>;
  readonly find: (search: {
    readonly search: string | undefined;
    readonly after: string | undefined;
    readonly limit: number;
  }) => Promise<{ readonly accounts: readonly FoundAccount[]; readonly next: string | null }>;
  readonly extendTrial: (action: AdminAction & { readonly days: number }) => Promise<Instant>;
  readonly endSessions: (action: AdminAction) => Promise<void>;
  readonly auditLog: (page: {
    readonly before: number | undefined;
    readonly limit: number;
  }) => Promise<AuditRow[]>;
}

export interface RevenueFigures {
  readonly subscriptions: number;
  readonly monthlyCents: number;
  /** Subscriptions running when the window began, and how many of these have ended since. */
  readonly atStart: number;
  readonly endedSince: number;
}

export interface BillingPort {
  readonly revenueSince: (windowStart: Instant) => Promise<RevenueFigures>;
  /** Whether that account pays, or ever did. */
  readonly hasPlan: (which: "running" | "ever") => RowCondition;
}

export interface AnalyticsDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly accounts: AccountsPort;
  readonly billing: BillingPort;
  readonly catchesPerDay: (from: Instant, to: Instant) => Promise<DayCount[]>;
  /** Looks at each file, so that many take long. */
  readonly filesBytes: () => Promise<number>;
  /** Null when there are more files than that. */
  readonly fewFilesBytes: (mostFiles: number) => Promise<number | null>;
}
