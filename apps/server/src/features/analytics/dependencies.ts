import type { Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { RowCondition } from "#server/platform/database/row-condition.ts";

export interface DayCount {
  /** Date in Boston, such as `2026-06-13`. */
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
  readonly actorName: string | null;
  readonly subjectEmail: string | null;
}

export interface AccountsPort {
  /**
   * Counts all accounts, those on trial after `after` that do not pay, and of these the ones whose
   * trial ends by `upTo`.
   */
  readonly countMembers: (
    span: { readonly after: Instant; readonly upTo: Instant },
    isPayer: RowCondition,
  ) => Promise<{
    readonly accounts: number;
    readonly trials: number;
    readonly trialsEnding: number;
  }>;
  readonly countActiveSince: (
    since: Instant,
    latelySince: Instant,
  ) => Promise<{ readonly all: number; readonly lately: number }>;
  readonly signUpsPerDay: (from: Instant, to: Instant) => Promise<DayCount[]>;
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
  readonly atStart: number;
  readonly endedSince: number;
}

export interface BillingPort {
  readonly revenueSince: (windowStart: Instant) => Promise<RevenueFigures>;
  readonly hasPlan: (which: "running" | "ever") => RowCondition;
}

export interface AnalyticsDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly accounts: AccountsPort;
  readonly billing: BillingPort;
  readonly catchesPerDay: (from: Instant, to: Instant) => Promise<DayCount[]>;
  /** Slow with many files, because it looks at each. */
  readonly filesBytes: () => Promise<number>;
  readonly fewFilesBytes: (mostFiles: number) => Promise<number | null>;
}
